import { english, turkish } from '#tests/seed.ts'
import type { Shop } from '#tests/shop.ts'

const path = '/v1/panel/brands'

/** Two brands of the shop, by the ids of the walks: Paşabahçe is 1, Şişecam is 2. They are made once. */
export async function twoBrands(shop: Shop): Promise<ReadonlyMap<number, number>> {
  return new Map([
    [1, await brandNamed(shop, 'Paşabahçe')],
    [2, await brandNamed(shop, 'Şişecam')],
  ])
}

async function brandNamed({ call }: Shop, name: string): Promise<number> {
  const [known] = (await call('GET', `${path}?search=${encodeURIComponent(name)}`)).body.data.rows
  if (known) return known.id
  const translations = [turkish, english].map((language_id) => ({ language_id, name }))
  const body = { logo: '', translations, marketplace_links: [], status: 1 }
  return (await call('POST', path, { body })).body.data.id
}
