import { fold } from '#api/rules/platform/fold.ts'
import { accountAt } from '#server/catalog/marketplaces/account.ts'
import { fetching } from '#server/catalog/marketplaces/ask.ts'
import type {
  Marketplace,
  MarketplaceAttribute,
  NewMarketplaceProduct,
} from '#server/integrations/marketplace/marketplace.ts'
import type { Services } from '#server/platform/http/endpoint.ts'

/** What a marketplace asks for in a category changes seldom: what it said stands for a day, in milliseconds. */
const lasts = 86_400_000

interface Kept {
  readonly until: number
  readonly attributes: readonly MarketplaceAttribute[]
}

const kept = new WeakMap<Marketplace, Map<string, Kept>>()

/** What products of these categories of the marketplace are described by, asked for where it is not known. It stands before any transaction. */
export async function learnAttributes(
  services: Pick<Services, 'db' | 'secrets' | 'marketplace' | 'log'>,
  { shop_id, marketplace_id }: { readonly shop_id: number; readonly marketplace_id: number },
  categories: readonly string[],
): Promise<void> {
  const known = kept.get(services.marketplace) ?? new Map<string, Kept>()
  kept.set(services.marketplace, known)
  const unknown = [...new Set(categories)].filter(
    (id) => id !== '' && !((known.get(`${marketplace_id} ${id}`)?.until ?? 0) > Date.now()),
  )
  if (unknown.length === 0) return
  const account = await accountAt(services, shop_id, marketplace_id)
  for (const id of unknown) {
    const attributes = await fetching(services, 'categories', () =>
      services.marketplace.categoryAttributes(account, Number(id)),
    )
    known.set(`${marketplace_id} ${id}`, { until: Date.now() + lasts, attributes })
  }
}

/** Those that are known by now. */
export function knownAttributes(
  { marketplace }: Pick<Services, 'marketplace'>,
  marketplace_id: number,
  category: string,
): readonly MarketplaceAttribute[] {
  return kept.get(marketplace)?.get(`${marketplace_id} ${category}`)?.attributes ?? []
}

/** A value that a product or variant has, by what it is called in the shop: `Renk`, `Siyah`. */
export interface NamedValue {
  readonly name: string
  readonly value: string
}

/** What is sent of a variant's values, and the required ones that the marketplace does not find among them. */
export function described(asked: readonly MarketplaceAttribute[], values: readonly NamedValue[]) {
  const attributes: NewMarketplaceProduct['attributes'][number][] = []
  const missing: string[] = []
  for (const { id, name, required, values: allowed } of asked) {
    const own = values.filter((one) => fold(one.name) === fold(name)).map(({ value }) => fold(value))
    const found = allowed.find((one) => own.includes(fold(one.name)))
    if (found) attributes.push({ attributeId: id, attributeValueId: found.id })
    else if (required) missing.push(name)
  }
  return { attributes, missing }
}
