import { and, eq, inArray, sql } from 'drizzle-orm'
import type { OrderFetch } from '#api/contract/sales/marketplace-orders.ts'
import { broken } from '#api/rules/platform/rule.ts'
import { lastWeek, nothingNew, orderFetchRules } from '#api/rules/sales/order-fetch.ts'
import { accountAt } from '#server/catalog/marketplaces/account.ts'
import { fetching } from '#server/catalog/marketplaces/ask.ts'
import type { Database } from '#server/db/open.ts'
import { orders } from '#server/db/schema/orders.ts'
import { marketplaces, shops } from '#server/db/schema/shops.ts'
import type { MarketplaceAccount, MarketplaceOrder } from '#server/integrations/marketplace/marketplace.ts'
import type { Services } from '#server/platform/http/endpoint.ts'
import { Refused, refuse } from '#server/platform/http/refused.ts'
import type { NewRow } from '#server/platform/jobs/start.ts'

/** How many orders are asked for at once, and how many days: no more than the marketplace answers. */
const [pageSize, mostDays] = [200, 14]

export interface Fetched {
  readonly marketplace_id: number
  readonly about: { readonly marketplace: string; readonly from: string; readonly to: string; readonly known: number }
  /** A row of the job for each order that the shop does not have, the oldest first. */
  readonly rows: readonly NewRow[]
}

/** The orders of these days that the shop does not have yet. It asks the marketplace, so it stands before the transaction. */
export async function fetchOrders(services: Services, shop_id: number, request: OrderFetch): Promise<Fetched> {
  const { db } = services
  const today = await todayOf(db, shop_id)
  const { marketplace_id: chosen, to = today, from = lastWeek(to).from } = request
  const range = { marketplace_id: chosen, from, to, today }
  const refusals = broken(orderFetchRules, range)
  if (refusals.length > 0) throw new Refused(422, refusals)
  const marketplace_id = chosen ?? 0
  const account = await accountAt(services, shop_id, marketplace_id)
  const found = await fetching(services, 'orders', () => ordersIn(services, shop_id, account, range))
  const known = await storedOf(
    db,
    { shop_id, marketplace_id },
    found.map(({ orderNumber }) => orderNumber),
  )
  const fresh = found.filter(({ orderNumber }) => !known.has(orderNumber))
  if (fresh.length === 0) throw refuse(409, nothingNew, { about: { known: known.size } })
  const [named] = await db
    .select({ name: marketplaces.name })
    .from(marketplaces)
    .where(eq(marketplaces.id, marketplace_id))
  const about = { marketplace: named?.name ?? '', from: noonOf(range.from), to: noonOf(range.to), known: known.size }
  return { marketplace_id, about, rows: fresh.map(rowOf) }
}

/** What day it is in the shop. */
export async function todayOf(db: Database, shop_id: number): Promise<string> {
  const [shop] = await db
    .select({ today: sql<string>`to_char(now() at time zone ${shops.time_zone}, 'YYYY-MM-DD')` })
    .from(shops)
    .where(eq(shops.id, shop_id))
  return shop?.today ?? ''
}

/** Every page of every span, each order once, the oldest first. */
async function ordersIn(
  { db, marketplace }: Services,
  shop_id: number,
  account: MarketplaceAccount,
  range: { from: string; to: string },
): Promise<MarketplaceOrder[]> {
  const found = new Map<string, MarketplaceOrder>()
  for (const span of await spansOf(db, shop_id, range)) {
    for (let page = 0; ; page += 1) {
      const { rows, total } = await marketplace.orders(account, { ...span, page, limit: pageSize })
      for (const order of rows) found.set(order.orderNumber, order)
      if (rows.length === 0 || (page + 1) * pageSize >= total) break
    }
  }
  return [...found.values()].sort((one, other) => one.orderedAt.getTime() - other.orderedAt.getTime())
}

/** Both days whole, from midnight to midnight in the shop, in parts that the marketplace answers. */
async function spansOf(db: Database, shop_id: number, { from, to }: { from: string; to: string }) {
  const [shop] = await db
    .select({ begins: midnight(sql`${from}::date`), ends: midnight(sql`${to}::date + 1`) })
    .from(shops)
    .where(eq(shops.id, shop_id))
  const [begins, ends] = [Number(shop?.begins), Math.min(Number(shop?.ends), Date.now()) - 1]
  const longest = mostDays * 86_400_000
  const count = Math.max(1, Math.ceil((ends - begins) / longest))
  return Array.from({ length: count }, (_, at) => ({
    from: new Date(begins + at * longest),
    to: new Date(Math.min(begins + (at + 1) * longest - 1, Math.max(begins, ends))),
  }))
}

function midnight(day: ReturnType<typeof sql>) {
  return sql<number>`(extract(epoch from (${day})::timestamp at time zone ${shops.time_zone}) * 1000)::bigint`
}

async function storedOf(
  db: Database,
  { shop_id, marketplace_id }: { shop_id: number; marketplace_id: number },
  numbers: readonly string[],
): Promise<Set<string | null>> {
  if (numbers.length === 0) return new Set()
  const rows = await db
    .select({ number: orders.marketplace_number })
    .from(orders)
    .where(
      and(
        eq(orders.shop_id, shop_id),
        eq(orders.marketplace_id, marketplace_id),
        inArray(orders.marketplace_number, [...numbers]),
      ),
    )
  return new Set(rows.map(({ number }) => number))
}

function rowOf(order: MarketplaceOrder): NewRow {
  return { record_id: null, label: `${order.orderNumber} · ${order.customer}`, data: order }
}

/** A day as a moment that is the same day everywhere but at the edges of the world. */
function noonOf(day: string): string {
  return `${day}T12:00:00Z`
}
