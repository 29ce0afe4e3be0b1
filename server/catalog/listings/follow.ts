import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { accountAt } from '#server/catalog/marketplaces/account.ts'
import type { Database } from '#server/db/open.ts'
import { product_listings } from '#server/db/schema/product-listings.ts'
import { systemOf, type Turns, takeTurns } from '#server/platform/background/turns.ts'
import type { Services } from '#server/platform/http/endpoint.ts'
import { learnOf } from './checking.ts'
import { judgeProducts } from './judge.ts'
import { refusedAfter } from './refused.ts'
import { outcomeIn, takeListingStep } from './steps.ts'

/** Asks marketplaces for the batches that they look at, and stores what has become of each product in them. */
export function followListings(services: Services, stopped: () => boolean = () => false): Promise<void> {
  return takeTurns(services, turns, stopped)
}

const turns: Turns = {
  table: 'product_listings',
  open: sql`batch <> ''`,
  pause: '1 minute',
  orderless: true,
  follow: async (services, { shop_id, id }) => {
    const [due] = await services.db.select().from(product_listings).where(own(shop_id, id))
    // Another one of its batch was asked for before it.
    if (!due || due.batch === '') return
    const { marketplace_id, batch: name } = due
    const account = await accountAt(services, shop_id, marketplace_id)
    const batch = await services.marketplace.batch(account, name)
    if (!batch.done) return
    await services.db.transaction(async (tx) => {
      const db = tx as unknown as Database
      const work = { db, actor: systemOf(shop_id), requestId: randomUUID() }
      const inBatch = await db
        .select()
        .from(product_listings)
        .where(and(eq(product_listings.shop_id, shop_id), eq(product_listings.batch, name)))
        .orderBy(product_listings.id)
        .for('no key update')
      for (const listing of inBatch) {
        const { reasons } = outcomeIn(batch, Object.keys(listing.told))
        const refused = new Set(batch.items.filter(({ taken }) => !taken).map(({ barcode }) => barcode))
        const told = Object.fromEntries(Object.entries(listing.told).filter(([barcode]) => !refused.has(barcode)))
        const stored = { reasons, told, batch: '' }
        if (listing.state === 'waiting')
          await takeListingStep(work, listing.id, { step: { type: reasons.length > 0 ? 'REFUSE' : 'LIST' }, stored })
        // What was refused of one that is listed is told again once it is something else; a new variant as a new one.
        else
          await db
            .update(product_listings)
            .set({ ...settled(listing, refused), reasons, batch: '' })
            .where(own(shop_id, listing.id))
      }
    })
  },
}

/** What is known of a listed product after its call was judged: a new variant that was refused is not there. */
function settled({ told, refused, changed }: typeof product_listings.$inferSelect, barcodes: ReadonlySet<string>) {
  const asked = Object.entries(told).flatMap(([barcode, { asked: by, ...offer }]) =>
    by ? [{ barcode, by, offer }] : [],
  )
  const gone = asked.filter(({ barcode, by }) => by === 'createProducts' && barcodes.has(barcode))
  const kept = Object.entries(told).filter(([barcode]) => !gone.some((one) => one.barcode === barcode))
  const isRefused = (barcode: string) => barcodes.has(barcode)
  return {
    told: Object.fromEntries(kept.map(([barcode, { asked: _, ...offer }]) => [barcode, offer])),
    refused: asked.reduce(
      (known, { barcode, by, offer }) => refusedAfter(known, by, { [barcode]: offer }, isRefused),
      refused,
    ),
    changed: asked.some(({ barcode }) => barcodes.has(barcode)) ? 1 : changed,
  }
}

/** How many products are judged anew in one go. */
const atOnce = 200

/** When each tax changed last: somebody edited it, or the day of the shop came from which it has another rate. */
const taxChanges = sql`
  select x.shop_id, x.id, greatest(x.updated_at, max(r.valid_from::timestamp at time zone s.time_zone)) as changed_at
    from taxes x
    join shops s on s.id = x.shop_id
    left join jsonb_to_recordset(x.rates) as r(valid_from date)
      on r.valid_from::timestamp at time zone s.time_zone <= now()
   group by x.shop_id, x.id`

/** Judges anew what was changed since it was judged: a product, its category, its brand or its tax. */
export async function judgeChanged(services: Services): Promise<void> {
  const { rows } = await services.db.execute<{ shop_id: number; marketplace_id: number; products: number[] }>(sql`
    with tax_changes as (${taxChanges})
    select shop_id, marketplace_id, array_agg(product_id) as products
      from (select l.shop_id, l.marketplace_id, l.product_id
              from product_listings l
              join products p on p.shop_id = l.shop_id and p.id = l.product_id
              join categories c on c.shop_id = p.shop_id and c.id = p.main_category_id
              left join brands b on b.shop_id = p.shop_id and b.id = p.brand_id
              left join tax_changes t on t.shop_id = p.shop_id and t.id = p.tax_id
             where l.judged_at < greatest(p.updated_at, c.updated_at, b.updated_at, t.changed_at)
             order by l.shop_id, l.id limit ${atOnce}) stale
     group by shop_id, marketplace_id`)
  for (const { shop_id, marketplace_id, products } of rows) {
    const place = { shop_id, marketplace_id }
    const ids = products.map(Number)
    // A marketplace that says nothing now is asked again before anything is sent.
    await learnOf(services, place, ids).catch((error) => services.log.debug({ error }, 'attributes were not learnt'))
    await services.db.transaction((tx) => judgeProducts(tx as unknown as Database, services, place, ids))
  }
}

function own(shop_id: number, id: number) {
  return and(eq(product_listings.shop_id, shop_id), eq(product_listings.id, id))
}
