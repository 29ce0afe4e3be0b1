import { and, eq, sql } from 'drizzle-orm'
import { importMarketplace } from '#api/contract/catalog/marketplace-import.ts'
import type { Job } from '#api/contract/platform/jobs.ts'
import { productListingOperations } from '#api/operations/catalog/product-listings.ts'
import { mostItems } from '#api/rules/catalog/marketplace-push.ts'
import { accountAt } from '#server/catalog/marketplaces/account.ts'
import type { Database } from '#server/db/open.ts'
import { product_listings, type ToldOffers } from '#server/db/schema/product-listings.ts'
import { marketplaces } from '#server/db/schema/shops.ts'
import type { MarketplaceBatch, NewMarketplaceProduct } from '#server/integrations/marketplace/marketplace.ts'
import { audit } from '#server/platform/http/audit.ts'
import type { Services } from '#server/platform/http/endpoint.ts'
import { jobKind, type Work } from '#server/platform/jobs/kind.ts'
import { type NewRow, startJob } from '#server/platform/jobs/start.ts'
import { learnOf } from './checking.ts'
import { goodsOf, type Place } from './goods.ts'
import { toldOf, untold } from './judge.ts'
import { calling } from './send.ts'
import { outcomeIn } from './steps.ts'

interface Listed extends Record<string, unknown> {
  readonly id: number
  readonly product_id: number
  readonly told: ToldOffers
}

interface Told {
  readonly batch: MarketplaceBatch
  readonly listings: readonly { readonly id: number; readonly items: readonly NewMarketplaceProduct[] }[]
}

/** Tells the marketplace of prices and stock that are not what it was told last, a call in each row. Told twice, they are the same. */
export const updatingListings = jobKind<null, { listings: number[] }, null, Told | null>({
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
    const changed = await changedAmong(services, place, listed)
    const items = changed.flatMap((one) => one.items)
    if (items.length === 0) return null
    const batch = await calling(services, () => services.marketplace.updateOffers(account, items))
    return { batch, listings: changed }
  },
  run: async (work, _, __, told) => {
    for (const { id, items } of told?.listings ?? []) await keep(work, id, items, (told as Told).batch)
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
  return inCalls(changed.map(({ id, items }) => ({ id, count: items.length })))
}

/** What is again as the marketplace was told has nothing to be told, whatever it said of what was between. */
async function settle(db: Database, { shop_id, marketplace_id }: Place, changed: readonly number[]): Promise<void> {
  await db.execute(sql`
    update product_listings set changed = 0, reasons = '[]'
     where shop_id = ${shop_id} and marketplace_id = ${marketplace_id} and state = 'listed' and changed = 1
       and id <> all(${`{${changed.join(',')}}`}::bigint[])`)
}

async function listedOnes(
  db: Database,
  { shop_id, marketplace_id }: Place,
  ids?: readonly number[],
): Promise<Listed[]> {
  const { rows } = await db.execute<Listed>(sql`
    select id, product_id, told from product_listings
     where shop_id = ${shop_id} and marketplace_id = ${marketplace_id} and state = 'listed'
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
  return listed.flatMap(({ id, product_id, told }) => {
    const own = goods.get(product_id)
    const items = own ? untold(own, told) : []
    return items.length > 0 ? [{ id, items }] : []
  })
}

/** What was taken, or is looked at, has been told; what was refused will be told again. */
async function keep(
  work: Work,
  id: number,
  items: readonly NewMarketplaceProduct[],
  batch: MarketplaceBatch,
): Promise<void> {
  const own = and(eq(product_listings.shop_id, work.actor.shop_id), eq(product_listings.id, id))
  const [listing] = await work.db.select().from(product_listings).where(own).for('no key update')
  if (!listing) return
  const { reasons } = outcomeIn(
    batch,
    items.map(({ barcode }) => barcode),
  )
  const refused = new Set(batch.items.filter(({ taken }) => !taken).map(({ barcode }) => barcode))
  const taken = items.filter(({ barcode }) => !refused.has(barcode))
  const told = toldOf(taken)
  await work.db
    .update(product_listings)
    .set({
      told: { ...listing.told, ...told },
      reasons,
      changed: reasons.length > 0 ? 1 : 0,
      batch: batch.done ? '' : batch.batchRequestId,
      ask_at: sql`now()`,
      asks: 0,
      version: listing.version + 1,
      updated_at: sql`now()`,
    })
    .where(own)
  await audit(work, { subject: 'product_listings', subject_id: id, event: 'update', after: { told, reasons } })
}
