import { and, eq, sql } from 'drizzle-orm'
import type { NewAddress } from '#api/contract/sales/new-order.ts'
import { fold } from '#api/rules/platform/fold.ts'
import type { Database } from '#server/db/open.ts'
import { customer_addresses as addresses } from '#server/db/schema/people.ts'
import { refreshPerson } from '#server/platform/search/refresh-person.ts'
import { lockAddresses } from './lock-addresses.ts'

const where = ['country', 'state', 'city', 'district', 'neighborhood', 'address', 'zip'] as const

/** What was written at the till of where a customer lives is one of their addresses from then on, once however often it is written. */
export async function keepAddress(
  db: Database,
  shop_id: number,
  customer_id: number,
  address: NewAddress,
): Promise<void> {
  await lockAddresses(db, shop_id)
  const known = await db
    .select()
    .from(addresses)
    .where(and(eq(addresses.shop_id, shop_id), eq(addresses.customer_id, customer_id)))
  if (known.some((one) => where.every((part) => fold(one[part]) === fold(address[part])))) return
  const parts = Object.fromEntries(where.map((part) => [part, address[part].trim()])) as Pick<
    NewAddress,
    (typeof where)[number]
  >
  const title = address.title.trim().slice(0, 100) || parts.city
  await db.insert(addresses).values({
    ...{ shop_id, customer_id, ...parts, title, name: address.name.trim(), label: title },
    search: fold(`${title} ${parts.address}`),
    default_status: known.some(({ default_status }) => default_status === 1) ? 0 : 1,
  })
  await refreshPerson(db, shop_id, customer_id)
}

/** Where a customer is by default, as new orders and the till begin with it. */
export async function defaultAddress(db: Database, shop_id: number, customer_id: number) {
  const [home] = await db
    .select()
    .from(addresses)
    .where(
      and(eq(addresses.shop_id, shop_id), eq(addresses.customer_id, customer_id), sql`${addresses.default_status} = 1`),
    )
  return home ?? null
}
