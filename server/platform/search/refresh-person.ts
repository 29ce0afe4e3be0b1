import { and, eq } from 'drizzle-orm'
import { fold } from '#api/rules/platform/fold.ts'
import type { Database } from '#server/db/open.ts'
import { customer_addresses as addresses, users } from '#server/db/schema/people.ts'

/** The one place where it is made by what a person is found: names, e-mail, phone, numbers, and where a customer is. Whoever writes a person calls it. */
export async function refreshPerson(db: Database, shop_id: number, id: number): Promise<void> {
  const own = and(eq(users.shop_id, shop_id), eq(users.id, id))
  const [found] = await db.select().from(users).where(own)
  if (!found) return
  const places = await db
    .selectDistinct({ city: addresses.city, district: addresses.district })
    .from(addresses)
    .where(and(eq(addresses.shop_id, shop_id), eq(addresses.customer_id, id)))
  const { company_name, name, surname, email, phone, tax_number, tc_number } = found
  const parts = [company_name, name, surname, email, phone, phone.replace(/\D/g, ''), tax_number, tc_number]
  const words = [...parts, ...places.flatMap(({ city, district }) => [city, district])]
  await db
    .update(users)
    .set({ search: fold([...new Set(words)].filter(Boolean).join(' ')) })
    .where(own)
}
