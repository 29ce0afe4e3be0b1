import { sql } from 'drizzle-orm'
import type { stepDays } from '#api/contract/money/cheques.ts'
import type { GivenCheque } from '#api/contract/money/given-cheques.ts'
import { decimalOf } from '#api/rules/platform/money.ts'
import { notFound } from '#api/rules/platform/records.ts'
import { refuse } from '#server/platform/http/refused.ts'
import type { ReadingOne } from '#server/platform/steps/step-endpoints.ts'
import { daysOf } from '../cheques/read.ts'

/** One given cheque of the shop with what happened to it, or 404. */
export async function readGivenCheque({ db, actor: { shop_id } }: ReadingOne, id: number): Promise<GivenCheque> {
  const { rows } = await db.execute<Stored>(sql`
    select c.id, c.version, c.status, c.number, c.currency, c.amount::float8 as amount, c.due_on::text as due_on,
           c.given_on::text as given_on, c.note, json_build_object('id', p.id, 'name', p.label) as supplier,
           json_build_object('id', a.id, 'kind', a.kind, 'name', a.name, 'currency', a.currency) as account,
           coalesce(nullif(staff.label, ''), '–') as "user",
           coalesce((select json_agg(json_build_object('id', h.id, 'step', h.step, 'status', h.status, 'day', h.day, 'at', h.at,
                                       'user', coalesce(nullif(who.label, ''), '–')) order by h.id desc)
                       from given_cheque_steps h
                       left join users who on who.shop_id = h.shop_id and who.id = h.user_id
                      where h.shop_id = c.shop_id and h.cheque_id = c.id), '[]') as history
      from given_cheques c
      join suppliers p on p.shop_id = c.shop_id and p.id = c.supplier_id
      join accounts a on a.shop_id = c.shop_id and a.id = c.account_id
      left join users staff on staff.shop_id = c.shop_id and staff.id = c.user_id
     where c.shop_id = ${shop_id} and c.id = ${id}`)
  const [found] = rows
  if (!found) throw refuse(404, notFound)
  const { amount, history, ...cheque } = found
  return {
    ...cheque,
    ...(await daysOf(db, shop_id, history)),
    amount: decimalOf(amount),
    history: history.map((past) => ({ ...past, at: new Date(past.at).toISOString() })),
  }
}

interface Stored extends Record<string, unknown>, Omit<GivenCheque, 'amount' | keyof typeof stepDays> {
  readonly amount: number
}
