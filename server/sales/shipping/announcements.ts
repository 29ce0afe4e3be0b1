import { and, eq, sql } from 'drizzle-orm'
import type { CargoAnswer } from '#api/contract/sales/shipments.ts'
import { inHand } from '#api/rules/sales/shipments.ts'
import type { Database } from '#server/db/open.ts'
import { cargo_announcements } from '#server/db/schema/shipments.ts'

/**
 * Tells a cargo company of a parcel, which is noted before: should the order have gone another way meanwhile, or this server be gone, the
 * parcel is withdrawn. Longer than a company may take to answer, nobody looks at the note.
 */
export async function announced(
  db: Database,
  { shop_id, id: order_id }: { readonly shop_id: number; readonly id: number },
  reference: string,
  announce: () => Promise<CargoAnswer>,
): Promise<CargoAnswer> {
  const anew = {
    state: 'open',
    asks: 0,
    tries: 0,
    announced_at: sql`now()`,
    ask_at: sql`now() + interval '1 minute'`,
  } as const
  const own = and(eq(cargo_announcements.shop_id, shop_id), eq(cargo_announcements.reference, reference))
  await db
    .insert(cargo_announcements)
    .values({ shop_id, order_id, reference })
    .onConflictDoUpdate({ target: [cargo_announcements.shop_id, cargo_announcements.reference], set: anew })
  const answer = await announce()
  if (answer.kind === 'taken')
    await db.update(cargo_announcements).set({ tracking_code: answer.tracking_code }).where(own)
  return answer
}

/** An order went another way: what the company was told of it is looked at next, but not while the company may still be answering. */
export async function voidLabelSoon(db: Database, shop_id: number, order_id: number): Promise<void> {
  await db.execute(sql`
    update cargo_announcements set asks = 0, ask_at = greatest(now(), announced_at + interval '1 minute')
     where shop_id = ${shop_id} and order_id = ${order_id} and state = 'open'`)
}

export type Fate = 'sent' | 'orphan' | 'pending'

/** What an order makes of a parcel that was announced for it: it was sent, nobody needs it, or that is still open. */
export async function fateOf(db: Database, shop_id: number, id: number): Promise<Fate> {
  const { rows } = await db.execute<{ fate: Fate }>(sql`
    select case when s.status = 'registered' then 'sent' when ${isOrphan} then 'orphan' else 'pending' end as fate
      ${withFate} where a.shop_id = ${shop_id} and a.id = ${id}`)
  return rows[0]?.fate ?? 'pending'
}

const withFate = sql`
  from cargo_announcements a
  join orders o on o.shop_id = a.shop_id and o.id = a.order_id
  left join shipments s on s.shop_id = a.shop_id and s.reference = a.reference`

const waiting = sql.join(
  inHand.map((status) => sql`${status}`),
  sql`, `,
)

const isOrphan = sql`(s.status in ('cancelled', 'by_hand') or (s.status is distinct from 'registered' and o.status not in (${waiting})))`

/** What became of parcels that the order `orders` does not need, the newest first. */
export const withdrawals = sql`
  select a.id, coalesce(nullif(a.tracking_code, ''), a.reference) as code,
         case a.state when 'withdrawn' then 'withdrawn' else 'still_there' end as state
    ${withFate}
   where a.shop_id = orders.shop_id and a.order_id = orders.id
     and (a.state in ('withdrawn', 'stays') or (a.state = 'open' and ${isOrphan} and (a.tracking_code <> '' or a.tries > 0)))
   order by a.id desc limit 20`
