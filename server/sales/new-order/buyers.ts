import { and, asc, desc, eq } from 'drizzle-orm'
import { addressParts, type Buyer, type NewAddress } from '#api/contract/sales/new-order.ts'
import { notFound } from '#api/rules/platform/records.ts'
import type { Database } from '#server/db/open.ts'
import { orders } from '#server/db/schema/orders.ts'
import { users } from '#server/db/schema/people.ts'
import { refuse } from '#server/platform/http/refused.ts'
import { wordsIn } from '#server/platform/search/words.ts'

const most = 50

/** The customers that a text finds by name, e-mail or phone. */
export async function findBuyers(db: Database, shop_id: number, search = '') {
  const rows = await db
    .select({ id: users.id, name: users.name, surname: users.surname, email: users.email })
    .from(users)
    .where(and(isCustomer(shop_id), ...(search.trim() === '' ? [] : wordsIn(users.search, search))))
    .orderBy(asc(users.name), asc(users.surname), asc(users.id))
    .limit(most)
  return { rows: rows.map(({ id, email, ...one }) => ({ id, name: [nameOf(one), email].filter(Boolean).join(' · ') })) }
}

/** One customer, and where and in which language their last order went; 404 for another shop's, and for the staff. */
export async function readBuyer(db: Database, shop_id: number, id: number): Promise<Buyer> {
  const [found] = await db
    .select({ id: users.id, name: users.name, surname: users.surname, phone: users.phone, email: users.email })
    .from(users)
    .where(and(isCustomer(shop_id), eq(users.id, id)))
  if (!found) throw refuse(404, notFound)
  const [last] = await db
    .select({ address: orders.shipping_address, language: orders.language })
    .from(orders)
    .where(and(eq(orders.shop_id, shop_id), eq(orders.customer_id, id)))
    .orderBy(desc(orders.id))
    .limit(1)
  const name = nameOf(found)
  const { surname: _, ...buyer } = found
  const language = last?.language ?? null
  return { ...buyer, name, language, address: last ? addressOf(last.address, { name, phone: found.phone }) : null }
}

function isCustomer(shop_id: number) {
  return and(eq(users.shop_id, shop_id), eq(users.type, 'customer'))
}

function nameOf({ name, surname }: { name: string; surname: string }): string {
  return `${name} ${surname}`.trim()
}

/** A stored address with every part; what it does not say of the person is said of the customer. */
function addressOf(stored: Readonly<Record<string, unknown>>, person: { name: string; phone: string }): NewAddress {
  const part = (key: string) => (typeof stored[key] === 'string' && stored[key] !== '' ? stored[key] : '')
  const parts = Object.fromEntries(addressParts.map((key) => [key, part(key)])) as unknown as NewAddress
  return { ...parts, name: parts.name || person.name, phone: parts.phone || person.phone }
}
