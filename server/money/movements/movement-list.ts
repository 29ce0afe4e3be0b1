import { sql } from 'drizzle-orm'
import type { CustomerMovementRow } from '#api/contract/money/customer-movements.ts'
import { customerMovements } from '#api/listings/money/customer-movements.ts'
import { fold } from '#api/rules/platform/fold.ts'
import { decimalOf } from '#api/rules/platform/money.ts'
import { type Choosing, equals, listFrom } from '#server/platform/lists/list.ts'
import { escaped } from '#server/platform/records/search.ts'

/** The movements of the customers' accounts, as the books have them. */
export const customerMovementList = listFrom(customerMovements, {
  from: ['journal_lines', 'l'],
  scope: () => sql`l.account = '120' and l.customer_id is not null`,
  filters: {
    customer_id: equals(sql`l.customer_id`),
    kind: (kinds) =>
      sql`exists (select from journal_entries e where e.shop_id = l.shop_id and e.id = l.entry_id and e.kind = any(${sql.param(kinds)}::text[]))`,
  },
  sortings: {},
  // Of one customer, as they happened: an entry of a day that has passed stands there.
  newest: ({ customer_id }) => (customer_id === undefined ? null : sql`l.day`),
  days: sql`(l.day::timestamp at time zone (select s.time_zone from shops s where s.id = l.shop_id))`,
  found: (word) =>
    sql`exists (select from journal_entries e where e.shop_id = l.shop_id and e.id = l.entry_id and lower(e.text) like ${`%${escaped(fold(word))}%`})`,
  rows: movementRows,
})

interface Stored extends Record<string, unknown>, Omit<CustomerMovementRow, 'debit' | 'credit' | 'balance'> {
  readonly debit: string
  readonly credit: string
  readonly after: string
}

/** What a customer owed before the day of the first of these rows is summed once, and what they owed after each counted on from there. */
async function movementRows({ db, shop_id }: Choosing, ids: readonly number[]): Promise<CustomerMovementRow[]> {
  const { rows } = await db.execute<Stored>(sql`
    with page as (select id, place from unnest(${`{${ids.join(',')}}`}::bigint[]) with ordinality as page(id, place)),
         spans as (select l.customer_id, l.currency, min(l.day) as first, max(l.day) as last
                     from page join journal_lines l on l.shop_id = ${shop_id} and l.id = page.id group by 1, 2),
         -- Kept apart, or PostgreSQL sums what was owed before once for each row.
         opened as materialized (
           select spans.*, (select coalesce(sum(b.debit - b.credit), 0) from journal_lines b
                             where b.shop_id = ${shop_id} and b.customer_id = spans.customer_id and b.currency = spans.currency
                               and b.account = '120' and b.day < spans.first) as had
             from spans),
         running as materialized (
           select l.id, opened.had + sum(l.debit - l.credit) over (partition by l.customer_id, l.currency order by l.day, l.id) as after
             from opened
             join journal_lines l on l.shop_id = ${shop_id} and l.customer_id = opened.customer_id and l.currency = opened.currency
                                 and l.account = '120' and l.day between opened.first and opened.last)
    select l.id, l.customer_id, u.label as customer, l.day::text as day, e.kind, e.text, l.debit, l.credit, r.after, l.currency,
           case e.source when 'orders' then e.source_id else p.order_id end as order_id,
           case e.source when 'order_refunds' then e.source_id end as refund_id
      from page
      join journal_lines l on l.shop_id = ${shop_id} and l.id = page.id
      join running r on r.id = l.id
      join journal_entries e on e.shop_id = l.shop_id and e.id = l.entry_id
      join users u on u.shop_id = l.shop_id and u.id = l.customer_id
      left join order_payments p on p.shop_id = e.shop_id and e.source = 'order_payments' and p.id = e.source_id
     order by page.place`)
  const told = (amount: string) => (Number(amount) === 0 ? '' : decimalOf(Number(amount)))
  return rows.map(({ debit, credit, after, ...row }) => ({
    ...row,
    order_id: row.order_id === null ? null : Number(row.order_id),
    refund_id: row.refund_id === null ? null : Number(row.refund_id),
    debit: told(debit),
    credit: told(credit),
    balance: decimalOf(Number(after)),
  }))
}
