import { and, asc, eq, getTableColumns, inArray } from 'drizzle-orm'
import type { OrderSheet, OrderSheets, OrderSheetsQuery, SheetKind } from '#api/contract/sales/order-sheets.ts'
import { decimalOf } from '#api/rules/platform/money.ts'
import { notFound } from '#api/rules/platform/records.ts'
import type { Refusal } from '#api/rules/platform/rule.ts'
import type { Database } from '#server/db/open.ts'
import { order_lines, orders } from '#server/db/schema/orders.ts'
import type { Actor } from '#server/platform/http/endpoint.ts'
import { toAddress } from '#server/sales/orders/addresses.ts'
import type { LineRow, OrderRow } from '#server/sales/orders/load-order.ts'
import { codesOf } from '#server/sales/orders/read.ts'
import { packedPieces } from '#server/sales/short-picks/read.ts'
import { documentsOf, ordersOfRefunds, returnsOf } from './documents.ts'
import { parcelsOf } from './parcels.ts'

/** Who reads, and where. */
export interface Reading {
  readonly db: Database
  readonly actor: Actor
}

/** What an order's paper says beside the order itself, or why it has none. */
export type Paper = Omit<OrderSheet, 'order'> | { readonly rules: readonly Refusal[] }

/** What is printed of orders of the shop, in the order in which they are named; some queries for all of them. */
export async function sheetsOf(reading: Reading, { kind, ids: named }: OrderSheetsQuery): Promise<OrderSheets> {
  const { db, actor } = reading
  const asked = [...new Set(named)]
  const orderOf = kind === 'return' ? await ordersOfRefunds(reading, asked) : new Map(asked.map((id) => [id, id]))
  const ids = [...new Set(orderOf.values())]
  const own = and(eq(orders.shop_id, actor.shop_id), inArray(orders.id, ids))
  const found = new Map((await db.select().from(orders).where(own)).map((order) => [order.id, order]))
  const rows = ids.flatMap((id) => found.get(id) ?? [])
  const papers = kind === 'return' ? await returnsOf(reading, found, orderOf) : await papersOf[kind](reading, rows)
  const lines = await linesOf(reading, ids)
  const codes = await codesOf(db, actor.shop_id, [...lines.values()].flat())
  const answer: OrderSheets = { sheets: [], refused: [] }
  for (const id of asked) {
    const order = found.get(orderOf.get(id) ?? 0)
    const paper = papers.get(id) ?? { rules: [{ id: notFound.id }] }
    if (order && !('rules' in paper))
      answer.sheets.push({ order: toPrintOrder(order, lines.get(order.id) ?? [], codes), ...paper })
    else answer.refused.push({ id, number: order?.number ?? '', rules: rulesOf(paper) })
  }
  return answer
}

const papersOf: Record<
  SheetKind,
  (reading: Reading, rows: readonly OrderRow[]) => Promise<ReadonlyMap<number, Paper>>
> = {
  slip: async (_, rows) => new Map(rows.map(({ id }) => [id, { parcel: null, document: null }])),
  invoice: documentsOf,
  label: parcelsOf,
}

type PackedLine = LineRow & { readonly packed: number }

async function linesOf({ db, actor }: Reading, ids: readonly number[]): Promise<ReadonlyMap<number, PackedLine[]>> {
  const rows = await db
    .select({ ...getTableColumns(order_lines), packed: packedPieces })
    .from(order_lines)
    .where(and(eq(order_lines.shop_id, actor.shop_id), inArray(order_lines.order_id, [...ids])))
    .orderBy(asc(order_lines.order_id), asc(order_lines.id))
  return Map.groupBy(rows, ({ order_id }) => order_id)
}

function toPrintOrder(
  order: OrderRow,
  lines: readonly PackedLine[],
  codes: Awaited<ReturnType<typeof codesOf>>,
): OrderSheet['order'] {
  const { id, number, customer_name, currency } = order
  return {
    ...{ id, number, customer_name, currency },
    ordered_at: new Date(order.ordered_at).toISOString(),
    discount_total: decimalOf(order.discount_total),
    shipping_total: decimalOf(order.shipping_total),
    tax_total: decimalOf(order.tax_total),
    total: decimalOf(order.total),
    shipping_address: toAddress('shipping', order),
    lines: lines.map(({ id, variant_id, name, quantity, packed, left_out, tax_rate, price, discount, total }) => ({
      ...{ id, name, quantity, packed, left_out, tax_rate, stock_code: codes.get(variant_id)?.stock_code ?? '' },
      price: decimalOf(price),
      discount: decimalOf(discount),
      total: decimalOf(total),
    })),
  }
}

function rulesOf(paper: Paper): OrderSheets['refused'][number]['rules'] {
  return 'rules' in paper ? paper.rules.map(({ id, about }) => ({ id, about })) : []
}
