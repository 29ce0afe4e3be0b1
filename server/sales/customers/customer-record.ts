import { and, eq, sql } from 'drizzle-orm'
import { walkInStays } from '#api/rules/platform/contacts.ts'
import { foldIdentifier } from '#api/rules/platform/fold.ts'
import { decimalOf } from '#api/rules/platform/money.ts'
import { customer_addresses as addresses, users } from '#server/db/schema/people.ts'
import { customerBalance } from '#server/platform/ledger/customer-balance.ts'
import type { RecordHooks } from '#server/platform/records/record-hooks.ts'
import { refreshPerson } from '#server/platform/search/refresh-person.ts'
import { customerFilters } from './customer-filters.ts'
import { lockAddresses } from './lock-addresses.ts'

/** Customers are found by their addresses too. */
export const customerRecord: RecordHooks = {
  read: async (db, shop_id, ids) => {
    const { rows } = await db.execute<{ id: number; currency: string; amount: number }>(sql`
      select u.id, b.currency, b.amount
        from unnest(${`{${ids.join(',')}}`}::bigint[]) as u(id),
             lateral (${customerBalance(shop_id, sql`u.id`)}) b
       where b.amount <> 0 order by b.currency`)
    const sums = Map.groupBy(rows, ({ id }) => id)
    const balanceOf = (id: number) =>
      (sums.get(id) ?? []).map(({ currency, amount }) => ({ currency, amount: decimalOf(amount) }))
    return new Map(ids.map((id) => [id, { balance: balanceOf(id) }]))
  },
  filters: customerFilters,
  keep: async (db, { shop_id, id }) => {
    const walkIn = and(eq(users.shop_id, shop_id), eq(users.id, id), eq(users.walk_in, 1))
    return (await db.$count(users, walkIn)) > 0 ? [{ id: walkInStays.id }] : []
  },
  // The database makes the label of the names.
  columns: async (_, { draft }) => ({ email: foldIdentifier(String(draft.email)), label: undefined }),
  write: (db, id, { shop_id }) => refreshPerson(db, shop_id, id),
}

/** Of a customer's addresses one is the default: the first, until another is chosen. */
export const customerAddressRecord: RecordHooks = {
  columns: async (db, { shop_id, id, draft }) => {
    // A new one has not locked anything yet.
    await lockAddresses(db, shop_id)
    const customer_id = Number(draft.customer_id)
    const others = and(eq(addresses.shop_id, shop_id), eq(addresses.customer_id, customer_id), notThis(id))
    const first = (await db.$count(addresses, others)) === 0
    if (draft.default_status === 1) await db.update(addresses).set({ default_status: 0 }).where(others)
    return { default_status: first ? 1 : draft.default_status }
  },
  lock: (db, shop_id) => lockAddresses(db, shop_id),
  write: async (db, _, { shop_id, draft, before }) => {
    for (const customer of new Set([draft.customer_id, before?.customer_id ?? draft.customer_id]))
      await refreshPerson(db, shop_id, Number(customer))
  },
}

function notThis(id: number | null) {
  return id === null ? sql`true` : sql`${addresses.id} <> ${id}`
}
