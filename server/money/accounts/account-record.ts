import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Draft } from '#api/resources/platform/resource.ts'
import { ibanOf } from '#api/rules/money/iban.ts'
import { minorOf } from '#api/rules/platform/money.ts'
import type { Database } from '#server/db/open.ts'
import { account_transactions, accounts } from '#server/db/schema/accounts.ts'
import type { Kept, RecordHooks } from '#server/platform/records/record-hooks.ts'
import { postOpening } from './post.ts'

/** An account is saved with the movement that it begins with, and told with the sum of all of them. */
export const accountRecord: RecordHooks = {
  read: sumsOf,
  filters: {
    currency_id: (shop_id, id) => sql`${accounts.currency} = (${codeOf(shop_id, Number(id))})`,
  },
  columns: async (db, { shop_id, before, draft }) => ({
    // The database makes it of the name.
    label: undefined,
    iban: ibanOf(String(draft.iban)),
    // Its money stays what it was.
    currency: before ? undefined : await currencyOf(db, shop_id, draft),
  }),
  write: writeOpening,
}

async function sumsOf(db: Database, shop_id: number, ids: readonly number[]): Promise<ReadonlyMap<number, Draft>> {
  const { rows } = await db.execute<{ id: string; balance: string; opening: string; currency_id: string | null }>(sql`
    select a.id, m.balance, m.opening,
           (select s.id from shop_currencies s join currencies c on c.id = s.currency_id
             where s.shop_id = a.shop_id and c.code = a.currency limit 1) as currency_id
      from accounts a
      cross join lateral (
        select coalesce(sum(t.amount), 0) as balance, coalesce(sum(t.amount) filter (where t.kind = 'opening'), 0) as opening
          from account_transactions t where t.shop_id = a.shop_id and t.account_id = a.id) m
     where a.shop_id = ${shop_id} and a.id = any(${`{${ids.join(',')}}`}::bigint[])`)
  return new Map(
    rows.map(({ id, balance, opening, currency_id }) => [
      Number(id),
      {
        balance: Number(balance),
        initial_balance: Number(opening) === 0 ? null : Number(opening),
        currency_id: currency_id === null ? null : Number(currency_id),
      },
    ]),
  )
}

function codeOf(shop_id: number, currency_id: number) {
  return sql`select c.code from shop_currencies s join currencies c on c.id = s.currency_id
              where s.shop_id = ${shop_id} and s.id = ${currency_id}`
}

async function currencyOf(db: Database, shop_id: number, draft: Draft): Promise<string> {
  const { rows } = await db.execute<{ code: string }>(codeOf(shop_id, Number(draft.currency_id)))
  return rows[0]?.code ?? ''
}

/** What it begins with is a movement; another one takes the first back and both stay. */
async function writeOpening(db: Database, account_id: number, { shop_id, before, draft, holder }: Kept): Promise<void> {
  const had = minorOf(String(before?.initial_balance || '0')) ?? 0
  const given = draft.initial_balance as number | null
  const amounts = [-had, given ?? 0].filter((amount) => amount !== 0)
  if (had === (given ?? 0) || amounts.length === 0) return
  const { user_id } = holder
  const rows = await db
    .insert(account_transactions)
    .values(amounts.map((amount) => ({ shop_id, account_id, kind: 'opening' as const, amount, user_id })))
    .returning({ id: account_transactions.id, amount: account_transactions.amount })
  const [purse] = await accountsOf(db, shop_id, [account_id])
  if (purse) for (const row of rows) await postOpening(db, { shop_id, user_id }, { ...row, purse })
}

/** The accounts of the shop with these ids, in the order in which they are locked. */
export function accountsOf(db: Database, shop_id: number, ids: readonly number[]) {
  return db

    .select({ id: accounts.id, kind: accounts.kind, currency: accounts.currency, status: accounts.status })
    .from(accounts)
    .where(and(eq(accounts.shop_id, shop_id), inArray(accounts.id, [...ids])))
    .orderBy(accounts.id)
    .for('no key update')
}
