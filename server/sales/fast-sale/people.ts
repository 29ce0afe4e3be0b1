import { and, desc, eq, sql } from 'drizzle-orm'
import type { FastSale, SaleCustomer } from '#api/contract/sales/fast-sale.ts'
import { addressParts, type NewAddress } from '#api/contract/sales/new-order.ts'
import type { Database } from '#server/db/open.ts'
import { orders } from '#server/db/schema/orders.ts'
import { users } from '#server/db/schema/people.ts'
import { defaultAddress } from '#server/sales/customers/keep-address.ts'
import { walkInOf } from '#server/sales/customers/walk-in.ts'

/** Who buys at the till without a name; nothing while the shop has no such contact. */
export async function walkInCustomer(db: Database, shop_id: number): Promise<SaleCustomer | null> {
  const own = and(isCustomer(shop_id), eq(users.walk_in, 1))
  const [found] = await db.select({ id: users.id }).from(users).where(own)
  return found ? saleCustomer(db, shop_id, found.id) : null
}

/** A customer of the shop as the till sells to them: the walk-in customer is at home in the shop. */
export async function saleCustomer(db: Database, shop_id: number, id: number): Promise<SaleCustomer | null> {
  const [found] = await db
    .select({ id: users.id, name: users.label, phone: users.phone, walk_in: users.walk_in, group_id: users.group_id })
    .from(users)
    .where(and(isCustomer(shop_id), eq(users.id, id)))
  if (!found) return null
  const walk_in = found.walk_in === 1
  const address = walk_in ? await shopAddress(db, shop_id) : await lastAddress(db, shop_id, found)
  return { ...found, walk_in, address }
}

/** Where a sale goes: what was written at the till, else the address of its customer. */
export function addressOfSale(sale: FastSale, customer: SaleCustomer | null): NewAddress | null {
  if (sale.address) return sale.address
  const own = customer && (customer.walk_in || sale.address_id === customer.id)
  return own ? customer.address : null
}

/** Goods that are handed over in the shop are at home there. */
async function shopAddress(db: Database, shop_id: number): Promise<NewAddress> {
  const { address, name } = await walkInOf(db, shop_id)
  return asAddress(address, { name, phone: '' })
}

/** Where they are by default, or their last order went. */
async function lastAddress(db: Database, shop_id: number, who: { id: number; name: string; phone: string }) {
  const home = await defaultAddress(db, shop_id, who.id)
  if (home) return asAddress(home, who)
  const [last] = await db
    .select({ address: orders.shipping_address })
    .from(orders)
    .where(and(eq(orders.shop_id, shop_id), eq(orders.customer_id, who.id), sql`${orders.shipping_address} <> '{}'`))
    .orderBy(desc(orders.id))
    .limit(1)
  return last ? asAddress(last.address, who) : null
}

function asAddress(
  stored: Readonly<Record<string, unknown>>,
  { name, phone }: { name: string; phone: string },
): NewAddress {
  const part = (key: string) => (typeof stored[key] === 'string' ? stored[key] : '')
  const parts = Object.fromEntries(addressParts.map((key) => [key, part(key)])) as unknown as NewAddress
  return { ...parts, name: parts.name || name, phone: parts.phone || phone }
}

function isCustomer(shop_id: number) {
  return and(eq(users.shop_id, shop_id), eq(users.type, 'customer'))
}
