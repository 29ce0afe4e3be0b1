import { and, eq, inArray } from 'drizzle-orm'
import { fold } from '#api/rules/platform/fold.ts'
import type { Database } from '#server/db/open.ts'
import { customer_groups, users } from '#server/db/schema/people.ts'
import type { StoredCustomer } from './people.ts'

interface DemoGroup {
  readonly name: string
  readonly note: string
  /** Whether the customer of this place is in it; who is in none of them has no group. */
  readonly has: (at: number) => boolean
}

const groups: readonly DemoGroup[] = [
  { name: 'Bayiler', note: 'Bizden alıp kendi mağazasında satanlar', has: (at) => at % 10 === 3 },
  { name: 'Sadık müşteriler', note: 'Her mevsim gelenler', has: (at) => at % 4 === 0 },
  { name: 'Öğretmenler', note: 'Okul kartını gösterenler', has: (at) => at % 10 === 7 },
]

/** What some customers of the shop are told apart by; the dealers come first. Answers how many groups there are. */
export async function storeCustomerGroups(
  db: Database,
  shop_id: number,
  customers: readonly StoredCustomer[],
): Promise<number> {
  const stored = await db
    .insert(customer_groups)
    .values(groups.map(({ name, note }) => ({ shop_id, name, note, label: name, search: fold(name) })))
    .returning({ id: customer_groups.id })
  for (const [place, { id: group_id }] of stored.entries()) {
    const members = customers.filter((_, at) => groups[place]?.has(at)).map(({ id }) => id)
    await db
      .update(users)
      .set({ group_id })
      .where(and(eq(users.shop_id, shop_id), inArray(users.id, members)))
  }
  return stored.length
}
