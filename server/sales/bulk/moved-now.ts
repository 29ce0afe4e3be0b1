import { sql } from 'drizzle-orm'
import type { OrdersMoved, OrdersMoveNow } from '#api/contract/sales/order-bulk.ts'
import type { OrderStatus } from '#api/contract/sales/order-status.ts'
import { broken } from '#api/rules/platform/rule.ts'
import { ordersSelected, sameStatus } from '#api/rules/sales/order-bulk.ts'
import { idArray } from '#server/catalog/bulk/choice.ts'
import type { Database } from '#server/db/open.ts'
import { keepRefusals } from '#server/platform/flow/store-refusals.ts'
import { audit } from '#server/platform/http/audit.ts'
import { isLostRace } from '#server/platform/http/database-errors.ts'
import { Refused } from '#server/platform/http/refused.ts'
import type { Work } from '#server/platform/jobs/kind.ts'
import { notDone } from '#server/platform/jobs/turn.ts'
import { demandOwn } from '#server/platform/records/demand-own.ts'
import { moving } from './moving.ts'
import { foreignOrders } from './orders-chosen.ts'

/** Takes a few orders of one status to another at once. Each is done by itself: what one is refused by keeps none of the others (D19). */
export async function moveNow(context: Work, { ids, status }: OrdersMoveNow): Promise<OrdersMoved> {
  const once = [...new Set(ids)]
  const empty = broken([ordersSelected], { selected: once.length })
  if (empty.length > 0) throw new Refused(422, empty)
  await demandOwn(context.db, foreignOrders(context.actor.shop_id, once))
  const stands = await lockAll(context, once)
  demandOne([...new Set(stands.values())])
  const rows: OrdersMoved['rows'] = []
  for (const id of once) rows.push({ id, ...(await moved(context, id, { status, from: stands.get(id) ?? null })) })
  const count = (state: string) => rows.filter((row) => row.state === state).length
  const moves = { done: count('done'), refused: count('refused'), failed: count('failed') }
  // Where no order was moved, none has a trace of its own, and the call was answered all the same.
  if (moves.done === 0) await audit(context, { subject: 'orders', event: 'refuse', after: { status, orders: once } })
  return { rows, ...moves }
}

/** Refuses orders that do not all stand in one status. */
export function demandOne(statuses: readonly OrderStatus[]): void {
  const wrong = broken([sameStatus], { statuses })
  if (wrong.length > 0) throw new Refused(409, wrong)
}

/** Where the orders stand. They are locked in one order, so that two such calls never wait for each other. */
async function lockAll({ db, actor }: Work, ids: readonly number[]): Promise<Map<number, OrderStatus>> {
  const { rows } = await db.execute<{ id: number; status: OrderStatus }>(
    sql`select id, status from orders where shop_id = ${actor.shop_id} and id = any(${idArray(ids)}) order by id for update`,
  )
  return new Map(rows.map(({ id, status }) => [id, status]))
}

type Result = Pick<OrdersMoved['rows'][number], 'state' | 'rules'>

async function moved(
  context: Work,
  id: number,
  { status, from }: { status: OrderStatus; from: OrderStatus | null },
): Promise<Result> {
  try {
    await context.db.transaction((tx) =>
      moving.run(
        { ...context, db: tx as unknown as Database },
        { record_id: id, data: { from } },
        { status },
        undefined,
      ),
    )
    return { state: 'done', rules: [] }
  } catch (thrown) {
    // The whole call is tried again then.
    if (isLostRace(thrown)) throw thrown
    const { state, rules, tried } = notDone(context.services, thrown, { record: id })
    if (state === 'refused') await keepRefusals(context, tried ?? { subject: 'orders', id, event: 'status' }, rules)
    return { state, rules } as Result
  }
}
