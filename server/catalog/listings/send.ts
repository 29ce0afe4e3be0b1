import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { mostItems, pushFailed, pushRules } from '#api/rules/catalog/marketplace-push.ts'
import { broken } from '#api/rules/platform/rule.ts'
import { accountAt } from '#server/catalog/marketplaces/account.ts'
import type { Database } from '#server/db/open.ts'
import type { ToldOffers } from '#server/db/schema/product-listings.ts'
import {
  type MarketplaceAccount,
  type MarketplaceBatch,
  MarketplaceFailure,
} from '#server/integrations/marketplace/marketplace.ts'
import { systemOf } from '#server/platform/background/turns.ts'
import type { Services } from '#server/platform/http/endpoint.ts'
import { refuse } from '#server/platform/http/refused.ts'
import { learnOf } from './checking.ts'
import { type Goods, goodsOf, type Place } from './goods.ts'
import { takeListingStep } from './steps.ts'
import { toldOf } from './told.ts'

/** What all rows of a push share: its name, and its listings in their order. */
export interface Push extends Pick<Place, 'marketplace_id'> {
  readonly push: string
  readonly listings: readonly number[]
}

/** A listing that was sent, with what the marketplace was told of it. */
export interface Sent {
  readonly id: number
  readonly goods: Goods
  readonly told: ToldOffers
  /** It had arrived with an earlier call whose answer was lost. */
  readonly arrived: boolean
  /** That it will be sent with this push is known already. */
  readonly noted: boolean
}

export interface Delivery {
  readonly batch: MarketplaceBatch
  readonly sent: readonly Sent[]
}

interface Row extends Record<string, unknown> {
  readonly id: number
  readonly product_id: number
  readonly state: string
  readonly push: string
}

/**
 * Sends a listing and those that follow it in the push, as many as one call holds. Each is noted to be on its way before the marketplace is called;
 * one that was so already may have arrived, so the marketplace is asked for it first. Nothing to send: `null`.
 */
export async function deliver(
  services: Services,
  shop_id: number,
  listing_id: number,
  push: Push,
): Promise<Delivery | null> {
  const place = { shop_id, marketplace_id: push.marketplace_id }
  const rows = await following(services.db, shop_id, listing_id, push)
  const [first] = rows
  if (!first || (first.push === push.push && first.state !== 'sending')) return null
  const account = await accountAt(services, shop_id, push.marketplace_id)
  await learnOf(
    services,
    place,
    rows.map(({ product_id }) => product_id),
  )
  const chosen = await together(
    services,
    place,
    rows.filter((row) => row.push !== push.push || row.state === 'sending'),
  )
  if (chosen[0]?.row.id !== listing_id) return null
  const sent = await arrivals(services, account, push, chosen)
  await note(services.db, shop_id, push, sent)
  const items = sent.flatMap(({ arrived, goods }) => (arrived ? [] : goods.items))
  const none = { batchRequestId: '', done: true, items: [] }
  const batch =
    items.length === 0 ? none : await calling(services, () => services.marketplace.createProducts(account, items))
  return { batch, sent }
}

/** Calls the marketplace; what it does not answer is worth another try. */
export async function calling<T>({ log }: Pick<Services, 'log'>, call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (thrown) {
    if (!(thrown instanceof MarketplaceFailure)) throw thrown
    log.warn({ trouble: thrown.trouble }, thrown.message)
    throw refuse(503, pushFailed)
  }
}

async function following(db: Database, shop_id: number, listing_id: number, { listings }: Push): Promise<Row[]> {
  const ids = listings.slice(listings.indexOf(listing_id)).slice(0, mostItems)
  const { rows } = await db.execute<Row>(sql`
    select l.id, l.product_id, l.state, l.push
      from unnest(${`{${ids.join(',')}}`}::bigint[]) with ordinality as named(id, place)
      join product_listings l on l.shop_id = ${shop_id} and l.id = named.id
     order by named.place`)
  return rows
}

/** Those that no rule keeps back, from the first on, as many as one call holds. */
async function together(services: Services, place: Place, rows: readonly Row[]) {
  const goods = await goodsOf(
    services.db,
    services,
    place,
    rows.map(({ product_id }) => product_id),
  )
  const chosen: { row: Row; goods: Goods }[] = []
  let items = 0
  for (const row of rows) {
    const own = goods.get(row.product_id)
    const sendable = row.state !== 'waiting' && row.state !== 'listed'
    if (!own || !sendable || broken(pushRules, own.facts).length > 0) continue
    items += own.items.length
    if (items > mostItems) break
    chosen.push({ row, goods: own })
  }
  return chosen
}

/** Whose first call may have been heard is looked for at the marketplace, by the barcode that names it there. */
function arrivals(
  services: Services,
  account: MarketplaceAccount,
  { push: name }: Push,
  chosen: readonly { row: Row; goods: Goods }[],
): Promise<Sent[]> {
  return Promise.all(
    chosen.map(async ({ row: { id, state, push }, goods }) => {
      const barcode = goods.items[0]?.barcode ?? ''
      const { total } =
        state === 'sending'
          ? await calling(services, () => services.marketplace.products(account, { barcode, page: 0, limit: 1 }))
          : { total: 0 }
      return { id, goods, told: toldOf(goods.items), arrived: total > 0, noted: state === 'sending' && push === name }
    }),
  )
}

/** Before the marketplace is called it is known here that it will be. */
function note(all: Database, shop_id: number, { push }: Push, sent: readonly Sent[]): Promise<void> {
  return all.transaction(async (tx) => {
    const work = { db: tx as unknown as Database, actor: systemOf(shop_id), requestId: randomUUID() }
    const fresh = sent.filter(({ noted }) => !noted)
    for (const { id, goods } of fresh.sort((one, other) => one.id - other.id))
      await takeListingStep(work, id, {
        step: { type: 'SEND', product: goods.facts },
        stored: { push, sent_at: new Date().toISOString(), reasons: [], rules: [], batch: '' },
      })
  })
}
