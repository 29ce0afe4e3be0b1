import { and, eq, sql } from 'drizzle-orm'
import { importMarketplace } from '#api/contract/catalog/marketplace-import.ts'
import type { Job } from '#api/contract/platform/jobs.ts'
import { productListingOperations } from '#api/operations/catalog/product-listings.ts'
import { mostItems, pushRules } from '#api/rules/catalog/marketplace-push.ts'
import { broken } from '#api/rules/platform/rule.ts'
import { accountAt } from '#server/catalog/marketplaces/account.ts'
import type { Database } from '#server/db/open.ts'
import {
  type ListingCall,
  product_listings,
  type ToldOffer,
  type ToldOffers,
} from '#server/db/schema/product-listings.ts'
import { marketplaces } from '#server/db/schema/shops.ts'
import type { MarketplaceBatch, NewMarketplaceProduct } from '#server/integrations/marketplace/marketplace.ts'
import { audit } from '#server/platform/http/audit.ts'
import type { Services } from '#server/platform/http/endpoint.ts'
import { jobKind, type Work } from '#server/platform/jobs/kind.ts'
import { type NewRow, startJob } from '#server/platform/jobs/start.ts'
import { learnOf } from './checking.ts'
import { type Goods, goodsOf, type Place } from './goods.ts'
import { changedSince, type Known, listingCalls, wanted } from './judge.ts'
import { refusedAfter, wasRefused } from './refused.ts'
import { calling } from './send.ts'
import { outcomeIn } from './steps.ts'
import { toldOf } from './told.ts'

interface Listed extends Known, Record<string, unknown> {
  readonly id: number
  readonly product_id: number
}

/** Listings that are told of in one call. What was refused goes out unchanged only when people ask for it. */
interface Call {
  readonly listings: number[]
  readonly again?: boolean
}

/** What of a listed product the marketplace is told in one call: its new variants, else its texts, else its prices and stock. */
interface Changed {
  readonly id: number
  readonly goods: Goods
  readonly by: ListingCall
  readonly items: readonly NewMarketplaceProduct[]
}

interface Told {
  readonly batch: MarketplaceBatch
  readonly listings: readonly Changed[]
}

/** What was told, and all that is not as the marketplace knows it: with what waits for a rule, or was refused. */
interface Fetched {
  readonly told: readonly Told[]
  readonly changed: readonly number[]
}

/** Tells the marketplace of listed products that are not what it was told last: new variants, texts, prices and stock. Told twice, they are the same. */
export const updatingListings = jobKind<null, Call, null, Fetched>({
  name: 'listings.update',
  codes: productListingOperations.update.codes,
  scheduled: async ({ db, actor }) => ({ rows: await listedRows(db, actor.shop_id), about: await namedIn(db) }),
  fetch: async ({ services, shop_id }, { data: { listings, again = false } }) => {
    const place = { shop_id, marketplace_id: importMarketplace }
    const account = await accountAt(services, shop_id, importMarketplace)
    const listed = await listedOnes(services.db, place, listings)
    await learnOf(
      services,
      place,
      listed.map(({ product_id }) => product_id),
    )
    const changed = await changedAmong(services, place, listed, again)
    const told: Told[] = []
    for (const by of listingCalls) {
      const own = changed.filter((one) => one.by === by && one.items.length > 0)
      const items = own.flatMap((one) => one.items)
      if (items.length === 0) continue
      const batch = await calling(services, () => services.marketplace[by](account, items))
      told.push({ batch, listings: own })
    }
    return { told, changed: changed.map(({ id }) => id) }
  },
  run: async (work, { data: { listings } }, _, fetched) => {
    const place = { shop_id: work.actor.shop_id, marketplace_id: importMarketplace }
    const { told, changed } = fetched ?? { told: [], changed: listings }
    await settle(work.db, place, changed, listings)
    for (const one of told) for (const own of one.listings) await keep(work, own, one.batch)
    return null
  },
})

/** Begins to tell the marketplace of all listed products that have changed, and again of what it refused. */
export async function startUpdating(work: Work): Promise<Job> {
  const place = { shop_id: work.actor.shop_id, marketplace_id: importMarketplace }
  const rows = await rowsToUpdate(work, place)
  return startJob(work, updatingListings, { about: await namedIn(work.db), rows })
}

/** The marketplace, as the job is called after it. */
async function namedIn(db: Database): Promise<{ marketplace: string }> {
  const [named] = await db
    .select({ name: marketplaces.name })
    .from(marketplaces)
    .where(eq(marketplaces.id, importMarketplace))
  return { marketplace: named?.name ?? '' }
}

/** All that is listed, by calls: what has changed of it is found when its call comes. */
async function listedRows(db: Database, shop_id: number): Promise<NewRow[]> {
  const { rows } = await db.execute<{ id: number; items: number }>(sql`
    select l.id::float8 as id, count(v.id)::int as items
      from product_listings l left join variants v on v.shop_id = l.shop_id and v.product_id = l.product_id
     where l.shop_id = ${shop_id} and l.marketplace_id = ${importMarketplace} and l.state = 'listed'
     group by l.id order by l.id`)
  return inCalls(rows.map(({ id, items }) => ({ id, count: items })))
}

/** As many in a call as a marketplace takes. */
function inCalls(
  listed: readonly { readonly id: number; readonly count: number }[],
  how: Pick<Call, 'again'> = {},
): NewRow[] {
  const calls: { listings: number[]; items: number }[] = []
  for (const { id, count } of listed) {
    const last = calls.at(-1)
    if (last && last.items + count <= mostItems) {
      last.listings.push(id)
      last.items += count
    } else calls.push({ listings: [id], items: count })
  }
  return calls.map(
    ({ listings, items }): NewRow => ({ record_id: null, label: `× ${items}`, data: { listings, ...how } }),
  )
}

async function rowsToUpdate({ db, services }: Work, place: Place): Promise<NewRow[]> {
  const changed = await changedAmong({ ...services, db }, place, await listedOnes(db, place), true)
  await settle(
    db,
    place,
    changed.map(({ id }) => id),
  )
  return inCalls(
    changed.flatMap(({ id, items }) => (items.length > 0 ? [{ id, count: items.length }] : [])),
    { again: true },
  )
}

/** What is again as the marketplace was told has nothing to be told, whatever it said of what was between. */
async function settle(
  db: Database,
  { shop_id, marketplace_id }: Place,
  changed: readonly number[],
  among?: readonly number[],
): Promise<void> {
  await db.execute(sql`
    update product_listings set changed = 0, reasons = '[]'
     where shop_id = ${shop_id} and marketplace_id = ${marketplace_id} and state = 'listed' and changed = 1 and batch = ''
       and id <> all(${`{${changed.join(',')}}`}::bigint[])
       ${among ? sql`and id = any(${`{${among.join(',')}}`}::bigint[])` : sql``}`)
}

async function listedOnes(
  db: Database,
  { shop_id, marketplace_id }: Place,
  ids?: readonly number[],
): Promise<Listed[]> {
  const { rows } = await db.execute<Listed>(sql`
    select id, product_id, told, refused from product_listings
     where shop_id = ${shop_id} and marketplace_id = ${marketplace_id} and state = 'listed' and batch = ''
       ${ids ? sql`and id = any(${`{${ids.join(',')}}`}::bigint[])` : sql``} order by id`)
  return rows
}

async function changedAmong(
  services: Pick<Services, 'db' | 'config' | 'marketplace'>,
  place: Place,
  listed: readonly Listed[],
  again: boolean,
) {
  const goods = await goodsOf(
    services.db,
    services,
    place,
    listed.map(({ product_id }) => product_id),
  )
  return listed.flatMap(({ id, product_id, ...known }): Changed[] => {
    const own = goods.get(product_id)
    return own ? callFor(id, own, known, again) : []
  })
}

/**
 * Texts and variants go as they may be sent at all, and wait without a call while a rule keeps them back; prices and stock are told whatever
 * does. So waits what was refused, until it is something else or people send it again.
 */
function callFor(id: number, goods: Goods, known: Known, again: boolean): Changed[] {
  const sendable = broken(pushRules, goods.facts).length === 0
  for (const by of listingCalls) {
    if (by !== 'updateOffers' && !sendable) continue
    const items = wanted(by, goods, known).filter((item) => again || !wasRefused(known.refused, by, item))
    if (items.length > 0) return [{ id, goods, by, items }]
  }
  return changedSince(goods, known) ? [{ id, goods, by: 'updateProducts', items: [] }] : []
}

/** What was taken, or is looked at, has been told; what was refused is noted, and told again once it is something else. */
async function keep(work: Work, { id, goods, by, items }: Changed, batch: MarketplaceBatch): Promise<void> {
  const own = and(eq(product_listings.shop_id, work.actor.shop_id), eq(product_listings.id, id))
  const [listing] = await work.db.select().from(product_listings).where(own).for('no key update')
  if (!listing) return
  const { reasons } = outcomeIn(
    batch,
    items.map(({ barcode }) => barcode),
  )
  const refused = new Set(batch.items.filter(({ taken }) => !taken).map(({ barcode }) => barcode))
  const taken = items.filter(({ barcode }) => !refused.has(barcode))
  const told = { ...listing.told, ...noted({ by, items: taken }, listing.told, batch.done) }
  const refusals = refusedAfter(listing.refused, by, toldOf(items), (barcode) => refused.has(barcode))
  await work.db
    .update(product_listings)
    .set({
      told,
      refused: refusals,
      reasons,
      changed: reasons.length > 0 || changedSince(goods, { told, refused: refusals }) ? 1 : 0,
      batch: batch.done ? '' : batch.batchRequestId,
      ask_at: sql`now()`,
      asks: 0,
      version: listing.version + 1,
      updated_at: sql`now()`,
    })
    .where(own)
  await audit(work, {
    subject: 'product_listings',
    subject_id: id,
    event: 'update',
    after: { by, barcodes: taken.map(({ barcode }) => barcode), reasons },
  })
}

/** Each call tells its own part: texts leave prices and stock as they were told, and these leave the texts. */
function noted({ by, items }: Pick<Changed, 'by' | 'items'>, before: ToldOffers, done: boolean): ToldOffers {
  const entries = Object.entries(toldOf(items)).map(([barcode, now]): [string, ToldOffer] => {
    const told = toldBy(by, now, before[barcode])
    return [barcode, done ? told : { ...told, asked: by }]
  })
  return Object.fromEntries(entries)
}

function toldBy(by: ListingCall, now: ToldOffer, before: ToldOffer | undefined): ToldOffer {
  const { quantity, sale_price, list_price, content } = now
  if (by === 'createProducts' || !before) return now
  if (by === 'updateOffers') return { ...before, quantity, sale_price, list_price }
  return content === undefined ? before : { ...before, content }
}
