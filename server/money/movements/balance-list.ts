import { type SQL, sql } from 'drizzle-orm'
import type { CustomerBalanceRow } from '#api/contract/money/customer-movements.ts'
import { accountMovements } from '#api/listings/money/account-movements.ts'
import { decimalOf } from '#api/rules/platform/money.ts'
import { customerBalance } from '#server/platform/ledger/customer-balance.ts'
import { type Choosing, listFrom } from '#server/platform/lists/list.ts'
import { anywhere } from '#server/platform/lists/search.ts'

/** The customers whose accounts have moved. */
export const customerBalanceList = listFrom(accountMovements, {
  from: ['users', 'u'],
  scope: () => sql`exists (select from journal_lines l
    where l.shop_id = u.shop_id and l.customer_id = u.id and l.account = '120')`,
  filters: {
    standing: (standing, { shop_id }) => sql`u.id in (${owing(shop_id, standing === 'owing' ? sql`>` : sql`<`)})`,
  },
  sortings: { name: { by: sql`u.label`, tieBreak: 'by id' } },
  found: anywhere(sql`u.search`),
  rows: balanceRows,
})

/** Those who owe, or are owed, in any currency. */
function owing(shop_id: number, than: SQL): SQL {
  return sql`select l.customer_id from journal_lines l where l.shop_id = ${shop_id} and l.account = '120' and l.customer_id is not null
              group by l.customer_id, l.currency having sum(l.debit - l.credit) ${than} 0`
}

interface Stored extends Record<string, unknown>, Omit<CustomerBalanceRow, 'balance' | 'balances'> {
  readonly balances: readonly { readonly currency: string; readonly amount: number }[]
}

async function balanceRows({ db, shop_id }: Choosing, ids: readonly number[]): Promise<CustomerBalanceRow[]> {
  const { rows } = await db.execute<Stored>(sql`
    select u.id, u.label as name, u.email, u.phone,
           (select coalesce(json_agg(json_build_object('currency', b.currency, 'amount', b.amount) order by b.currency), '[]')
              from (${customerBalance(sql`u.shop_id`, sql`u.id`)}) b) as balances
      from unnest(${`{${ids.join(',')}}`}::bigint[]) with ordinality as page(id, place)
      join users u on u.shop_id = ${shop_id} and u.id = page.id
     order by page.place`)
  return rows.map(({ balances, ...row }) => {
    const told = balances.map(({ currency, amount }) => ({ currency, amount: decimalOf(amount) }))
    return { ...row, balances: told, balance: told.map(({ amount, currency }) => `${amount} ${currency}`).join(', ') }
  })
}
