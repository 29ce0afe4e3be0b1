import { sql } from 'drizzle-orm'
import type { OrderContractHead } from '#api/contract/content/contracts.ts'
import { partOf } from '#server/sales/orders/parts.ts'

/** What an order was agreed on, without the texts; the form that informs comes before the contract. */
export const contractsPart = partOf<OrderContractHead>(sql`
  select c.kind, c.language, c.title, c.created_at from order_contracts c
   where c.shop_id = orders.shop_id and c.order_id = orders.id
   order by c.kind desc`)

/** What was read of them. */
export function contractsFrom(rows: readonly OrderContractHead[]): OrderContractHead[] {
  return rows.map((row) => ({ ...row, created_at: new Date(row.created_at).toISOString() }))
}
