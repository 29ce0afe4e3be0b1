import { type SQL, sql } from 'drizzle-orm'
import { insertMany } from '#server/db/many.ts'
import type { Database } from '#server/db/open.ts'
import { stock_movements } from '#server/db/schema/stock.ts'

export interface Move {
  readonly variant_id: number
  readonly type: 'inbound' | 'outbound' | 'adjustment' | 'loss' | 'system'
  /** Signed: what it adds to the stock. A move of 0 is none. */
  readonly quantity: number
  /** Kuruş per piece. */
  readonly unit_price?: number | null
  readonly note?: string
}

interface Moving {
  readonly shop_id: number
  readonly user_id: number | null
  readonly order_id?: number | null
  /** The refund that brings pieces back. */
  readonly refund_id?: number
  /** The purchase of which goods came. */
  readonly purchase_id?: number
  readonly moves: readonly Move[]
}

/** A variant whose stock does not reach: rule D3 is the caller's to tell, in the words of what it was doing. */
export interface Short {
  readonly variant_id: number
  /** The product's name in the shop's default language. */
  readonly name: string
  readonly left: number
}

/**
 * The one way in which stock changes (D2): writes the movements, chained previous + quantity = current, and with them the stock of their
 * variants and products, inside the caller's transaction. When a stock would fall below zero nothing is written and the variants that do not
 * reach are answered (D3). Services have no stock: what would take from them writes nothing.
 */
export async function moveStock(db: Database, moving: Moving): Promise<Short[]> {
  const { shop_id, user_id, order_id = null, refund_id = null, purchase_id = null, moves } = moving
  const stocks = await lockStocks(
    db,
    shop_id,
    moves.map((move) => move.variant_id),
  )
  const movements: (typeof stock_movements.$inferInsert)[] = []
  const short = new Map<number, Short>()
  for (const { variant_id, type, quantity, unit_price = null, note = '' } of moves) {
    const stock = stocks.get(variant_id)
    if (!stock) throw new Error(`Variant ${variant_id} is none of shop ${shop_id}`)
    if (quantity === 0 || (stock.is_service && quantity < 0 && stock.quantity + quantity < 0)) continue
    const previous_stock = stock.quantity
    stock.quantity += quantity
    if (stock.quantity < 0) short.set(variant_id, { variant_id, name: stock.name, left: stock.stored })
    const current_stock = stock.quantity
    const chain = { previous_stock, quantity, current_stock }
    movements.push({ shop_id, variant_id, type, ...chain, unit_price, user_id, order_id, refund_id, purchase_id, note })
  }
  if (short.size > 0) return [...short.values()]
  await insertMany(db, stock_movements, movements)
  await writeStocks(db, shop_id, [...new Set(movements.map((one) => one.variant_id))], stocks)
  return []
}

interface Stock {
  readonly id: number
  readonly product_id: number
  readonly name: string
  readonly is_service: boolean
  readonly stored: number
  quantity: number
}

/**
 * The stocks of these variants, locked until the transaction ends. Products are locked with them and before them, always in the order of
 * their ids, so that two sales and a product form never wait for each other in a circle.
 */
export async function lockStocks(
  db: Database,
  shop_id: number,
  variant_ids: readonly number[],
): Promise<Map<number, Stock>> {
  if (variant_ids.length === 0) return new Map()
  const found = await db.execute<{ id: number; product_id: number; name: string; is_service: boolean; stored: number }>(
    sql`select v.id, v.product_id, p.label as name, p.product_type_id = 3 as is_service, v.quantity as stored
          from products p join variants v on v.shop_id = p.shop_id and v.product_id = p.id
         where p.shop_id = ${shop_id} and v.shop_id = ${shop_id} and v.id = any(${idArray(variant_ids)})
         order by p.id, v.id for no key update of p, v`,
  )
  return new Map(found.rows.map((row) => [row.id, { ...row, quantity: row.stored }]))
}

async function writeStocks(
  db: Database,
  shop_id: number,
  variant_ids: readonly number[],
  stocks: ReadonlyMap<number, Stock>,
): Promise<void> {
  if (variant_ids.length === 0) return
  const moved = variant_ids.flatMap((id) => stocks.get(id) ?? [])
  await db.execute(sql`
    update variants set quantity = moved.quantity
      from jsonb_to_recordset(${JSON.stringify(moved.map(({ id, quantity }) => ({ id, quantity })))}::jsonb)
        as moved(id bigint, quantity int)
     where variants.id = moved.id and variants.shop_id = ${shop_id}`)
  await db.execute(sql`
    update products p
       set (stock, least_stock) = (
             select coalesce(sum(v.quantity), 0), min(v.quantity) filter (where v.status = 1)
               from variants v where v.shop_id = p.shop_id and v.product_id = p.id and v.deleted = 0)
     where p.shop_id = ${shop_id} and p.id = any(${idArray([...new Set(moved.map((one) => one.product_id))])})`)
}

/** Ids as one parameter of a statement. */
function idArray(ids: readonly number[]): SQL {
  return sql`${`{${[...new Set(ids)].join(',')}}`}::bigint[]`
}
