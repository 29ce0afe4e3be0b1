import { sql } from 'drizzle-orm'
import type { ChequeStatus } from '#api/contract/money/cheques.ts'
import type { Collection } from '#api/contract/money/collections.ts'
import { undoRefusals } from '#api/rules/money/collection.ts'
import { decimalOf } from '#api/rules/platform/money.ts'
import { notFound } from '#api/rules/platform/records.ts'
import type { Actor, RequestContext } from '#server/platform/http/endpoint.ts'
import { refuse } from '#server/platform/http/refused.ts'

type Reading = Pick<RequestContext<unknown, unknown, unknown, Actor>, 'db' | 'actor'>

/** A collection with the orders that it was spread over; 404 for another shop's. */
export async function readCollection({ db, actor }: Reading, id: number): Promise<Collection> {
  const { rows } = await db.execute<Stored>(sql`
    select c.id::float8 as id, c.customer_id::float8 as customer_id, u.label as customer, c.currency, c.amount::float8 as amount, c.method,
           coalesce(a.name, '') as account, q.id as cheque_id, q.status as cheque_status, to_char(c.paid_on, 'YYYY-MM-DD') as day, c.reference, coalesce(nullif(staff.label, ''), '–') as "user", c.at, c.undone_at,
           coalesce(nullif(back.label, ''), '–') as undone_by,
           coalesce((select json_agg(json_build_object('order_id', p.order_id, 'number', o.number, 'amount', p.amount, 'rest', p.rest,
                                                        'status', o.status, 'refunded', o.refunded_total > 0) order by p.place)
                       from collection_parts p join orders o on o.shop_id = p.shop_id and o.id = p.order_id
                      where p.shop_id = c.shop_id and p.collection_id = c.id), '[]') as parts
      from collections c
      join users u on u.shop_id = c.shop_id and u.id = c.customer_id
      left join accounts a on a.shop_id = c.shop_id and a.id = c.account_id
      left join cheques q on q.shop_id = c.shop_id and q.collection_id = c.id
      left join users staff on staff.shop_id = c.shop_id and staff.id = c.user_id
      left join users back on back.shop_id = c.shop_id and back.id = c.undone_by
     where c.shop_id = ${actor.shop_id} and c.id = ${id}`)
  const [row] = rows
  if (!row) throw refuse(404, notFound)
  const { customer_id, customer, undone_at, undone_by, amount, at, parts, cheque_status: cheque, ...collection } = row
  const undone = undone_at === null ? null : { at: new Date(undone_at).toISOString(), user: undone_by }
  return {
    ...collection,
    ...{ customer: { id: customer_id, name: customer }, amount: decimalOf(amount), at: new Date(at).toISOString() },
    ...{ state: undone ? 'undone' : 'standing', undone },
    parts: parts.map(({ status: _, refunded: __, ...part }) => ({
      ...part,
      amount: decimalOf(part.amount),
      rest: decimalOf(part.rest),
    })),
    undo_refusals: undoRefusals({ undone: undone !== null, cheque, orders: parts }).map(({ id: rule, about }) => ({
      id: rule,
      ...(about ? { about } : {}),
    })),
  }
}

type Part = Omit<Collection['parts'][number], 'amount' | 'rest'> & {
  readonly amount: number
  readonly rest: number
  readonly status: string
  readonly refunded: boolean
}

interface Stored
  extends Record<string, unknown>,
    Pick<Collection, 'currency' | 'method' | 'account' | 'cheque_id' | 'day'> {
  readonly cheque_status: ChequeStatus | null
  readonly id: number
  readonly customer_id: number
  readonly customer: string
  readonly amount: number
  readonly reference: string
  readonly user: string
  readonly at: string
  readonly undone_at: string | null
  readonly undone_by: string
  readonly parts: readonly Part[]
}
