import type { StoredFile } from '#api/contract/platform/files.ts'
import { contentOf } from '#api/rules/platform/file-content.ts'
import { formatsOf } from '#api/rules/platform/files.ts'
import { MarketplaceFailure } from '#server/integrations/marketplace/marketplace.ts'
import { keepPicture } from '#server/platform/files/keep.ts'
import { type Picture, pictureOf } from '#server/platform/files/picture.ts'
import type { Services } from '#server/platform/http/endpoint.ts'
import { Refused } from '#server/platform/http/refused.ts'

/**
 * Stores pictures of a marketplace's product as the shop's own, drawn anew like every upload. One that is not there, lies on another host or
 * is no picture is left out and counted; a marketplace that does not answer fails the whole, so that it can be tried again.
 */
export async function keepPictures(
  services: Pick<Services, 'db' | 'files' | 'marketplace'>,
  whose: { readonly shop_id: number; readonly user_id: number },
  addresses: readonly string[],
): Promise<{ images: StoredFile[]; missing: number }> {
  const pictures = await Promise.all(addresses.map((address) => fetched(services, address)))
  const images: StoredFile[] = []
  for (const picture of pictures) {
    if (!picture) continue
    const realName = `${images.length + 1}.${picture.content}`
    images.push(await keepPicture(services, { ...whose, type: 'product_marketplace', realName }, picture))
  }
  return { images, missing: addresses.length - images.length }
}

async function fetched({ marketplace }: Pick<Services, 'marketplace'>, address: string): Promise<Picture | null> {
  try {
    const bytes = await marketplace.picture(address)
    const content = contentOf(bytes)
    return content && formatsOf('product_marketplace').includes(content) ? await pictureOf(content, bytes) : null
  } catch (thrown) {
    if (thrown instanceof Refused) return null
    if (thrown instanceof MarketplaceFailure && left.includes(thrown.trouble)) return null
    throw thrown
  }
}

/** What is wrong with the one picture, and not with the marketplace. */
const left: readonly MarketplaceFailure['trouble'][] = ['elsewhere', 'refused', 'unreadable', 'unknown account']
