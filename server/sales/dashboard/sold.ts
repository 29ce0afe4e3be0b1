import { type SQL, sql } from 'drizzle-orm'
import {
  dashboardDays,
  inPreparation,
  type OrdersBlock,
  onTheirWay,
  type TurnoverBlock,
} from '#api/contract/sales/dashboard.ts'
import { decimalOf } from '#api/rules/platform/money.ts'
import { sold } from '#server/db/sold-orders.ts'
import { totalOf } from '#server/platform/lists/choose.ts'
import { type Span, spanOf } from '#server/platform/lists/days.ts'
import type { Choosing } from '#server/platform/lists/list.ts'
import { orderList } from '#server/sales/orders/list.ts'

/** The orders of one day in one currency, so many days ago. */
interface Cell extends Record<string, unknown> {
  readonly ago: number
  readonly currency: string
  readonly count: number
  readonly total: string
}

/** The orders of the last days, and how many are under way. */
export async function ordersBlock(reading: Choosing): Promise<OrdersBlock> {
  const prepared = await totalOf(orderList, reading, { status: [...inPreparation] })
  const sent = await totalOf(orderList, reading, { status: [...onTheirWay] })
  const [cells, open] = await Promise.all([
    soldCells(reading),
    reading.db.execute<{ to_prepare: number; on_their_way: number }>(
      sql`select (${prepared}) as to_prepare, (${sent}) as on_their_way`,
    ),
  ])
  const days = lastDays(cells, ({ count }) => count)
  const counted = (some: readonly Cell[]) => some.reduce((sum, { count }) => sum + count, 0)
  const { to_prepare = 0, on_their_way = 0 } = open.rows[0] ?? {}
  return {
    ordered: { now: counted(cells.filter(isLate)), before: counted(cells.filter((cell) => !isLate(cell))) },
    today: days.at(-1) ?? 0,
    days,
    to_prepare,
    on_their_way,
  }
}

/** What was sold in the last days, each currency by itself. */
export async function turnoverBlock(reading: Choosing): Promise<TurnoverBlock> {
  const cells = await soldCells(reading)
  const codes = [...new Set(cells.map(({ currency }) => currency))]
  const currencies = codes.map((currency) => {
    const own = cells.filter((cell) => cell.currency === currency)
    const now = own.filter(isLate)
    return {
      currency,
      now: decimalOf(sumOf(now)),
      before: decimalOf(sumOf(own.filter((cell) => !isLate(cell)))),
      orders: now.reduce((sum, { count }) => sum + count, 0),
      days: lastDays(own, ({ total }) => Number(total)).map(decimalOf),
    }
  })
  return { currencies: currencies.sort((a, b) => b.orders - a.orders || (a.currency < b.currency ? -1 : 1)) }
}

async function soldCells(reading: Choosing): Promise<readonly Cell[]> {
  const { rows } = await reading.db.execute<Cell>(soldSql(reading.shop_id, await spanOf(reading, { period: 'today' })))
  return rows
}

/** The orders of the last days and of as many before, less what was paid back. All that is summed stands in one index. */
export function soldSql(shop_id: number, { first: today, zone }: Span): SQL {
  return sql`
    select ${today}::date - (o.ordered_at at time zone ${zone})::date as ago, o.currency, count(*)::int as count,
           sum(o.total - o.refunded_total)::bigint as total
      from orders o
     where o.shop_id = ${shop_id} and ${sold}
       and o.ordered_at >= (${today}::date - ${2 * dashboardDays - 1}::int)::timestamp at time zone ${zone}
       and o.ordered_at < (${today}::date + 1)::timestamp at time zone ${zone}
     group by 1, 2`
}

/** It is of the last days, and not of those that they are compared with. */
function isLate({ ago }: Cell): boolean {
  return ago < dashboardDays
}

function sumOf(cells: readonly Cell[]): number {
  return cells.reduce((sum, { total }) => sum + Number(total), 0)
}

/** One number for each of the last days, the oldest first. */
function lastDays(cells: readonly Cell[], of: (cell: Cell) => number): number[] {
  const days = Array.from({ length: dashboardDays }, () => 0)
  for (const cell of cells.filter(isLate)) {
    const at = dashboardDays - 1 - cell.ago
    days[at] = (days[at] ?? 0) + of(cell)
  }
  return days
}
