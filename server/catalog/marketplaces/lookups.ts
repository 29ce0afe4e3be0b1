import { marketplaceAccountOperations } from '#api/operations/catalog/marketplace-accounts.ts'
import type { Marketplace, MarketplaceAccount, MarketplaceName } from '#server/integrations/marketplace/marketplace.ts'
import { type Endpoint, endpoint, type Services } from '#server/platform/http/endpoint.ts'
import { accountAt } from './account.ts'
import { fetching } from './ask.ts'

/** What is chosen from at once. */
const most = 100
/** Marketplaces let their lists be asked some fifty times a minute, and people type faster: what was found stands so long, in milliseconds. */
const lasts = 10 * 60_000
const mostKept = 500

interface Found {
  readonly until: number
  readonly rows: readonly MarketplaceName[]
}

const kept = new WeakMap<Marketplace, Map<string, Found>>()

const brands = endpoint(marketplaceAccountOperations.brands, ({ services, actor, params, query }) =>
  found(services, { ...whoseOf(actor.shop_id, params.id), search: query.search }, 'brands', (account, name) =>
    services.marketplace.brandsByName(account, name),
  ),
)

const categories = endpoint(marketplaceAccountOperations.categories, ({ services, actor, params, query }) =>
  found(services, { ...whoseOf(actor.shop_id, params.id), search: query.search }, 'categories', (account, name) =>
    services.marketplace.categoriesByName(account, name),
  ),
)

/** What a marketplace calls its brands and categories. */
export const lookupEndpoints: readonly Endpoint[] = [brands, categories]

interface Sought {
  readonly shop_id: number
  readonly marketplace_id: number
  readonly search: string | undefined
}

/** Nothing is asked of the marketplace before something is typed. */
async function found(
  services: Services,
  { shop_id, marketplace_id, search = '' }: Sought,
  what: 'brands' | 'categories',
  ask: (account: MarketplaceAccount, name: string) => Promise<readonly MarketplaceName[]>,
) {
  const account = await accountAt(services, shop_id, marketplace_id)
  const name = search.trim()
  if (name === '') return { rows: [], total: 0 }
  const known = kept.get(services.marketplace) ?? new Map<string, Found>()
  kept.set(services.marketplace, known)
  const key = `${account.adapter} ${marketplace_id} ${what} ${name}`
  const before = known.get(key)
  if (before && before.until > Date.now()) return page(before.rows)
  const rows = await fetching(services, what, () => ask(account, name))
  if (known.size >= mostKept) known.clear()
  known.set(key, { until: Date.now() + lasts, rows })
  return page(rows)
}

function page(rows: readonly MarketplaceName[]) {
  return { rows: rows.slice(0, most).map(({ id, name }) => ({ id, name })), total: rows.length }
}

function whoseOf(shop_id: number, marketplace_id: number) {
  return { shop_id, marketplace_id }
}
