import { and, asc, desc, eq } from 'drizzle-orm'
import { languageOf } from '#api/contract/platform/languages.ts'
import { addressParts, type Buyer, type NewAddress } from '#api/contract/sales/new-order.ts'
import { notFound } from '#api/rules/platform/records.ts'
import type { Database } from '#server/db/open.ts'
import { orders } from '#server/db/schema/orders.ts'
import { users } from '#server/db/schema/people.ts'
import { refuse } from '#server/platform/http/refused.ts'
import { wordsIn } from '#server/platform/search/words.ts'
import { defaultAddress } from '#server/sales/customers/keep-address.ts'

const most = 50

/** The customers that a text finds by name, e-mail or phone. */
export async function findBuyers(db: Database, shop_id: number, search = '') {
  const rows = await db
    .select({ id: users.id, label: users.label, email: users.email })
    .from(users)
    .where(and(isCustomer(shop_id), ...(search.trim() === '' ? [] : wordsIn(users.search, search))))
    .orderBy(asc(users.label), asc(users.id))
    .limit(most)
  return { rows: rows.map(({ id, label, email }) => ({ id, name: [label, email].filter(Boolean).join(' · ') })) }
}

/** One customer, where they are by default or their last order went, and the language in which they are written to; 404 for another shop's, and for the staff. */
export async function readBuyer(db: Database, shop_id: number, id: number): Promise<Buyer> {
  const [found] = await db
    .select()
    .from(users)
    .where(and(isCustomer(shop_id), eq(users.id, id)))
  if (!found) throw refuse(404, notFound)
  const [last] = await db
    .select({ address: orders.shipping_address, language: orders.language })
    .from(orders)
    .where(and(eq(orders.shop_id, shop_id), eq(orders.customer_id, id)))
    .orderBy(desc(orders.id))
    .limit(1)
  const home = await defaultAddress(db, shop_id, id)
  const { label: name, phone, email, mail_language } = found
  const place = home ?? last?.address
  return {
    ...{ id, name, phone, email },
    language: mail_language === '' ? (last?.language ?? null) : languageOf(mail_language),
    group_id: found.group_id,
    address: place ? addressOf(place, { name, phone }) : null,
  }
}

function isCustomer(shop_id: number) {
  return and(eq(users.shop_id, shop_id), eq(users.type, 'customer'))
}

/** A stored address with every part; what it does not say of the person is said of the customer. */
function addressOf(stored: Readonly<Record<string, unknown>>, person: { name: string; phone: string }): NewAddress {
  const part = (key: string) => (typeof stored[key] === 'string' && stored[key] !== '' ? stored[key] : '')
  const parts = Object.fromEntries(addressParts.map((key) => [key, part(key)])) as unknown as NewAddress
  return { ...parts, name: parts.name || person.name, phone: parts.phone || person.phone }
}
