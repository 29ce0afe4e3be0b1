import { and, eq, sql } from 'drizzle-orm'
import { importMarketplace } from '#api/contract/catalog/marketplace-import.ts'
import type { Job } from '#api/contract/platform/jobs.ts'
import { productListingOperations } from '#api/operations/catalog/product-listings.ts'
import { mostItems, pushRules } from '#api/rules/catalog/marketplace-push.ts'
import { broken } from '#api/rules/platform/rule.ts'
import { accountAt } from '#server/catalog/marketplaces/account.ts'
import type { Database } from '#server/db/open.ts'
import { product_listings, type ToldOffer, type ToldOffers } from '#server/db/schema/product-listings.ts'
import { marketplaces } from '#server/db/schema/shops.ts'
import type { MarketplaceBatch, NewMarketplaceProduct } from '#server/integrations/marketplace/marketplace.ts'
import { audit } from '#server/platform/http/audit.ts'
import type { Services } from '#server/platform/http/endpoint.ts'
import { jobKind, type Work } from '#server/platform/jobs/kind.ts'
import { type NewRow, startJob } from '#server/platform/jobs/start.ts'
import { learnOf } from './checking.ts'
import { type Goods, goodsOf, type Place } from './goods.ts'
import { changedSince, rewritten, toldOf, unlisted, untold } from './judge.ts'
import { calling } from './send.ts'
import { outcomeIn } from './steps.ts'

interface Listed extends Record<string, unknown> {
  readonly id: number
  readonly product_id: number
  readonly told: ToldOffers
}

/** What of a listed product the marketplace is told in one call: its new variants, else its texts, else its prices and stock. */
interface Changed {
  readonly id: number
  readonly goods: Goods
  readonly by: 'createProducts' | 'updateProducts' | 'updateOffers'
  readonly items: readonly NewMarketplaceProduct[]
}

interface Told {
  readonly batch: MarketplaceBatch
  readonly listings: readonly Changed[]
}

/** Tells the marketplace of listed products that are not what it was told last: new variants, texts, prices and stock. Told twice, they are the same. */
export const updatingListings = jobKind<null, { listings: number[] }, null, readonly Told[]>({
  name: 'listings.update',
  codes: productListingOperations.update.codes,
  scheduled: async ({ db, actor }) => ({ rows: await listedRows(db, actor.shop_id), about: await namedIn(db) }),
  fetch: async ({ services, shop_id }, { data: { listings } }) => {
    const place = { shop_id, marketplace_id: importMarketplace }
    const account = await accountAt(services, shop_id, importMarketplace)
    const listed = await listedOnes(services.db, place, listings)
    await learnOf(
      services,
      place,
      listed.map(({ product_id }) => product_id),
    )
    const changed = (await changedAmong(services, place, listed)).filter(({ items }) => items.length > 0)
    const told: Told[] = []
    for (const by of ['createProducts', 'updateProducts', 'updateOffers'] as const) {
      const own = changed.filter((one) => one.by === by)
      const items = own.flatMap((one) => one.items)
      if (items.length === 0) continue
      const batch = await calling(services, () => services.marketplace[by](account, items))
      told.push({ batch, listings: own })
    }
    return told
  },
  run: async (work, { data: { listings } }, _, told) => {
    const place = { shop_id: work.actor.shop_id, marketplace_id: importMarketplace }
    const changed = (told ?? []).flatMap((one) => one.listings.map(({ id }) => id))
    await settle(work.db, place, changed, listings)
    for (const one of told ?? []) for (const own of one.listings) await keep(work, own, one.batch)
    return null
  },
})

/** Begins to tell the marketplace of all listed products whose prices or stock have changed. */
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
function inCalls(listed: readonly { readonly id: number; readonly count: number }[]): NewRow[] {
  const calls: { listings: number[]; items: number }[] = []
  for (const { id, count } of listed) {
    const last = calls.at(-1)
    if (last && last.items + count <= mostItems) {
      last.listings.push(id)
      last.items += count
    } else calls.push({ listings: [id], items: count })
  }
  return calls.map(({ listings, items }): NewRow => ({ record_id: null, label: `× ${items}`, data: { listings } }))
}

async function rowsToUpdate({ db, services }: Work, place: Place): Promise<NewRow[]> {
  const changed = await changedAmong({ ...services, db }, place, await listedOnes(db, place))
  await settle(
    db,
    place,
    changed.map(({ id }) => id),
  )
  return inCalls(changed.flatMap(({ id, items }) => (items.length > 0 ? [{ id, count: items.length }] : [])))
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
     where shop_id = ${shop_id} and marketplace_id = ${marketplace_id} and state = 'listed' and changed = 1
       and id <> all(${`{${changed.join(',')}}`}::bigint[])
       ${among ? sql`and id = any(${`{${among.join(',')}}`}::bigint[])` : sql``}`)
}

async function listedOnes(
  db: Database,
  { shop_id, marketplace_id }: Place,
  ids?: readonly number[],
): Promise<Listed[]> {
  const { rows } = await db.execute<Listed>(sql`
    select id, product_id, told from product_listings
     where shop_id = ${shop_id} and marketplace_id = ${marketplace_id} and state = 'listed' and batch = ''
       ${ids ? sql`and id = any(${`{${ids.join(',')}}`}::bigint[])` : sql``} order by id`)
  return rows
}

async function changedAmong(
  services: Pick<Services, 'db' | 'config' | 'marketplace'>,
  place: Place,
  listed: readonly Listed[],
) {
  const goods = await goodsOf(
    services.db,
    services,
    place,
    listed.map(({ product_id }) => product_id),
  )
  return listed.flatMap(({ id, product_id, told }): Changed[] => {
    const own = goods.get(product_id)
    return own ? callFor(id, own, told) : []
  })
}

/** Texts and variants go as they may be sent at all, and wait without a call while a rule keeps them back; prices and stock are told whatever does. */
function callFor(id: number, goods: Goods, told: ToldOffers): Changed[] {
  const sendable = broken(pushRules, goods.facts).length === 0
  const calls = [
    { by: 'createProducts', items: sendable ? unlisted(goods, told) : [] },
    { by: 'updateProducts', items: sendable ? rewritten(goods, told) : [] },
    { by: 'updateOffers', items: untold(goods, told) },
  ] as const
  const first = calls.find(({ items }) => items.length > 0)
  if (first) return [{ id, goods, ...first }]
  return changedSince(goods, told) ? [{ id, goods, by: 'updateProducts', items: [] }] : []
}

/** What was taken, or is looked at, has been told; what was refused will be told again. */
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
  await work.db
    .update(product_listings)
    .set({
      told,
      reasons,
      changed: reasons.length > 0 || changedSince(goods, told) ? 1 : 0,
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
    const was = before[barcode]
    if (by === 'createProducts' || !was) return [barcode, done ? now : { ...now, fresh: true }]
    const { quantity, sale_price, list_price, content } = now
    if (by === 'updateOffers') return [barcode, { ...was, quantity, sale_price, list_price }]
    return [barcode, content === undefined ? was : { ...was, content }]
  })
  return Object.fromEntries(entries)
}
