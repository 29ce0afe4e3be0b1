import { sql } from 'drizzle-orm'
import { type LabelsQuery, type LabelsToPrint, mostLabelled, type Queued } from '#api/contract/content/label-print.ts'
import { themeOf } from '#api/rules/content/label-themes.ts'
import type { Database } from '#server/db/open.ts'
import { waitingLabels } from './queue.ts'
import { labelVariants } from './variants.ts'

interface Asked {
  readonly db: Database
  readonly shop_id: number
  readonly language: number
}

interface Wanted extends Record<string, unknown> {
  readonly id: number
  readonly quantity: number
  readonly queue_id: number | null
  readonly version: number | null
}

/** The labels that are asked for, with all that it takes to draw them. */
export async function labelsToPrint(asked: Asked, query: LabelsQuery): Promise<LabelsToPrint> {
  const { db, shop_id } = asked
  const wanted = await wantedBy(asked, query)
  const { shop, rows } = await labelVariants(asked, { ids: wanted.map(({ id }) => id) })
  const known = new Map(rows.map((row) => [row.id, row]))
  return {
    shop,
    themes: await activeThemes(db, shop_id),
    rows: wanted.flatMap(({ id, quantity, ...queue }) => {
      const variant = known.get(id)
      return variant ? [{ variant, quantity, queued: queuedOf(queue) }] : []
    }),
    waiting: await waitingLabels(db, shop_id),
  }
}

function queuedOf({ queue_id, version }: Pick<Wanted, 'queue_id' | 'version'>): Queued | null {
  return queue_id === null || version === null ? null : { id: queue_id, version }
}

async function wantedBy({ db, shop_id }: Asked, query: LabelsQuery): Promise<readonly Wanted[]> {
  if (query.variants) return query.variants.map((id) => ({ id, quantity: 1, queue_id: null, version: null }))
  const from = sourceOf(shop_id, query)
  if (!from) return []
  const { rows } = await db.execute<Wanted>(sql`${from} limit ${mostLabelled}`)
  return rows
}

function sourceOf(shop_id: number, { products, purchase, queue }: LabelsQuery) {
  if (products)
    return sql`
      select v.id, 1 as quantity, null::bigint as queue_id, null::int as version
        from unnest(${`{${products.join(',')}}`}::bigint[]) with ordinality as asked(id, place)
        join variants v on v.shop_id = ${shop_id} and v.product_id = asked.id and v.deleted = 0
       order by asked.place, v.id`
  // What was received and not yet printed; of a purchase whose labels were printed all that it brought.
  if (purchase)
    return sql`
      select l.variant_id as id, least(coalesce(q.quantity, sum(l.received)::int), 999) as quantity, q.id as queue_id, q.version
        from purchase_lines l
        left join label_queue q
          on q.shop_id = l.shop_id and q.purchase_id = l.purchase_id and q.variant_id = l.variant_id
       where l.shop_id = ${shop_id} and l.purchase_id = ${purchase} and l.received > 0
         and (q.id is not null or not exists (
               select from label_queue w where w.shop_id = l.shop_id and w.purchase_id = l.purchase_id))
       group by l.variant_id, q.id, q.quantity, q.version
       order by min(l.line)`
  if (queue)
    return sql`
      select q.variant_id as id, 1 as quantity, q.id as queue_id, q.version
        from label_queue q
        join variants v on v.shop_id = q.shop_id and v.id = q.variant_id and v.deleted = 0
       where q.shop_id = ${shop_id} and q.purchase_id is null
       order by q.queued_at, q.id`
  return null
}

async function activeThemes(db: Database, shop_id: number): Promise<LabelsToPrint['themes']> {
  const { rows } = await db.execute<Record<string, unknown> & { id: number }>(sql`
    select id, name, width_mm, height_mm, dpi, paper, columns, rows, margin_left, margin_top, gap_x, gap_y, components
      from label_themes where shop_id = ${shop_id} and status = 1 order by name, id`)
  return rows.map((row) => {
    const theme = themeOf(row)
    // Only barcodes have chosen how they are drawn.
    const components = theme.components.map((part) => ({ ...part, symbology: part.symbology || 'auto' }))
    return { id: row.id, ...theme, components }
  })
}
