import { sql } from 'drizzle-orm'
import type { AccountingCustomerRow } from '#api/contract/money/collections.ts'
import type { FileLanguage } from '#api/contract/platform/exports.ts'
import { accountingCustomers } from '#api/listings/money/accounting-customers.ts'
import { decimalOf } from '#api/rules/platform/money.ts'
import type { ExportColumn } from '#server/platform/exports/columns.ts'
import type { CellKind } from '#server/platform/exports/sheet.ts'
import { type Choosing, listFrom } from '#server/platform/lists/list.ts'
import { anywhere } from '#server/platform/lists/search.ts'
import { formatMessage } from '#server/platform/texts/format-message.ts'
import { owing } from '#server/sales/orders/owing.ts'

const theirs = sql`o.shop_id = u.shop_id and o.customer_id = u.id and ${owing}`

/** The customers who owe for orders. */
export const accountingCustomerList = listFrom(accountingCustomers, {
  from: ['users', 'u'],
  scope: () => sql`u.type = 'customer' and exists (select from orders o where ${theirs})`,
  filters: {
    age: (days) => sql`exists (
      select from orders o join shops s on s.id = o.shop_id
       where ${theirs} and (o.ordered_at at time zone s.time_zone)::date < (now() at time zone s.time_zone)::date - ${Number(days)}::int)`,
  },
  sortings: {
    name: { by: sql`u.label`, tieBreak: 'by id' },
    oldest: { by: sql`(select min(o.ordered_at) from orders o where ${theirs})`, tieBreak: 'by id' },
    orders: { by: sql`(select count(*) from orders o where ${theirs})`, tieBreak: 'by id' },
  },
  found: anywhere(sql`u.search`),
  rows: customerRows,
  exported: { columns: columnsIn, rows: customerRows },
})

interface Stored extends Record<string, unknown>, Omit<AccountingCustomerRow, 'debts'> {
  readonly debts: readonly { readonly currency: string; readonly amount: number; readonly orders: number }[]
}

async function customerRows({ db, shop_id }: Choosing, ids: readonly number[]): Promise<AccountingCustomerRow[]> {
  const { rows } = await db.execute<Stored>(sql`
    select u.id, u.label as name, u.email, u.phone, owed.orders::int as orders, owed.oldest, owed.debts
      from unnest(${`{${ids.join(',')}}`}::bigint[]) with ordinality as page(id, place)
      join users u on u.shop_id = ${shop_id} and u.id = page.id
     cross join lateral (
       select sum(one.orders) as orders, to_char(min(one.oldest) at time zone s.time_zone, 'YYYY-MM-DD') as oldest,
              json_agg(json_build_object('currency', one.currency, 'amount', one.amount, 'orders', one.orders) order by one.currency) as debts
         from shops s, (select o.currency, count(*) as orders, sum(o.total - o.paid_total) as amount, min(o.ordered_at) as oldest
                          from orders o where ${theirs} group by o.currency) one
        where s.id = u.shop_id
        group by s.time_zone) owed
     order by page.place`)
  return rows.map(({ debts, ...row }) => ({
    ...row,
    debts: debts.map(({ amount, ...debt }) => ({ ...debt, amount: decimalOf(amount) })),
  }))
}

/** The columns of its file. Amounts of different currencies are never one number, so each stands with its own. */
function columnsIn(lang: FileLanguage): readonly ExportColumn<AccountingCustomerRow>[] {
  const { fields } = accountingCustomers
  const column = (id: keyof typeof fields, kind: CellKind, cell: ExportColumn<AccountingCustomerRow>['cell']) => {
    return { id, header: formatMessage(lang, fields[id].label), kind, cell }
  }
  return [
    column('name', 'text', (row) => row.name),
    column('phone', 'text', (row) => row.phone),
    column('email', 'text', (row) => row.email),
    column('orders', 'number', (row) => row.orders),
    column('oldest', 'date', (row) => row.oldest),
    column('debts', 'text', ({ debts }) => debts.map(({ amount, currency }) => `${amount} ${currency}`).join(', ')),
  ]
}
