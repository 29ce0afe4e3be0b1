import { eq, inArray, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { EventObject } from 'xstate'
import type { Collection, Outstanding } from '#api/contract/money/collections.ts'
import type { ApiFailure } from '#api/contract/platform/failure.ts'
import { paymentDayGiven } from '#api/rules/sales/payments.ts'
import { bodyOf, type CollectionContext } from '#machines/money/collection/collection.context.ts'
import { collection } from '#screens/money/wiring/collection.ts'
import { orders } from '#server/db/schema/orders.ts'
import { newCheque } from '#tests/fixtures/cheques.fixture.ts'
import { collectionOf, collectionsPath, newDebtor } from '#tests/fixtures/collections.fixture.ts'
import { closeBooks } from '#tests/fixtures/payments.fixture.ts'
import { type Arranged, overHttp, type World } from '#tests/paths/cover/http.ts'
import type { Step } from '#tests/paths/cover/walks.ts'
import { endSession } from '#tests/paths/platform/people.fixture.ts'
import { bookkeeper } from '#tests/paths/platform/people.ts'
import type { Shop } from '#tests/shop.ts'
import spec from './collection.paths.ts'

/** The debts of a walk: two orders in lira and one in dollars, and where a receipt is opened, the collection of it. */
export interface Debts {
  readonly customer_id: number
  readonly ids: readonly number[]
  readonly collection_id: number
}

interface Desk extends World, Debts {}

/** Collecting of a customer of a real shop. */
export default overHttp(spec)<typeof collection, Desk>({
  machine: collection,
  begin: async (shop, { input }) => ({
    shop,
    token: await shop.as(bookkeeper.permissions),
    ...(await newDebts(shop, input)),
  }),
  input: ({ customer_id, collection_id }, { input }) => inputOf(input, { customer_id, collection_id }),
  whose,
  event: (event, { world }) => inThisShop(event, world),
  answers: {
    look: (event, { world }) => looked(event, world.shop, world),
    read: (event, { world }) => readBack(event, world.shop, world),
    collect: (event, { world, ahead }) =>
      collectedSo(event, ahead, world.shop, world, async () => {
        await endSession(world.shop, world.token)
        return async () => {
          world.token = await world.shop.as(bookkeeper.permissions)
        }
      }),
    undo: (event, { ahead }) => sentSo(event, ahead, 'RETRY'),
  },
  see: async ({ value, context }, { shop, ids }) => {
    if (value !== 'receipt' || context.collection?.state !== 'standing') return
    const rows = await shop.db
      .select()
      .from(orders)
      .where(inArray(orders.id, [...ids]))
    const paid = rows.reduce((sum, row) => sum + row.paid_total, 0)
    expect((paid / 100).toFixed(2)).toBe(context.collection.amount)
  },
  refused: async (event, rules, { world: { shop, token }, actor }) => {
    const { context } = actor.getSnapshot() as unknown as { context: CollectionContext }
    // A day that is none is no request at all.
    if (rules.includes(paymentDayGiven.id)) return
    const undoing = event.type === 'UNDO'
    const path = undoing ? `${collectionsPath}/${context.collection?.id}/undo` : collectionsPath
    const answer = await shop.call('POST', path, { as: token, ...(undoing ? {} : { body: bodyOf(context) }) })
    expect(answer.http).toBe(undoing ? 409 : 422)
    const told = [...new Set(answer.body.rules.map(({ id }: { id: string }) => id))]
    expect(told.sort()).toEqual([...new Set(rules)].sort())
  },
})

/** A customer with the debts of a walk; for a receipt 120.00 of them were collected. */
export async function newDebts(shop: Shop, input: string): Promise<Debts> {
  await offerCash(shop, true)
  await closeBooks(shop)
  const debtor = await newDebtor(shop, [10_000, 5_000, 1_000])
  await shop.db
    .update(orders)
    .set({ currency: 'USD' })
    .where(eq(orders.id, debtor.ids[2] ?? 0))
  if (input !== 'receipt') return { ...debtor, collection_id: 0 }
  const body = collectionOf({ ...debtor, ids: debtor.ids.slice(0, 2) }, '120.00', shop.own)
  const { body: answer } = await shop.call('POST', collectionsPath, { body })
  return { ...debtor, collection_id: answer.data.id }
}

export function inputOf(input: string, { customer_id, collection_id }: Pick<Debts, 'customer_id' | 'collection_id'>) {
  if (input === 'receipt') return { customer_id: null, collection_id }
  return { customer_id: input === 'nobody' ? null : customer_id }
}

/** The actor that a call belongs to. */
export function whose({ method, path }: { method: string; path: string }): readonly string[] {
  if (!path.startsWith(collectionsPath)) return []
  if (method === 'GET') return [path === `${collectionsPath}/outstanding` ? 'look' : 'read']
  return [path === collectionsPath ? 'collect' : 'undo']
}

/** The event of a walk with the customer and the orders of this shop. */
export function inThisShop(event: EventObject, { customer_id, ids }: Debts): EventObject {
  const { type, id, ids: named } = event as EventObject & { id?: number; ids?: readonly number[] }
  if (type === 'CHOOSE_CUSTOMER') return { ...event, id: customer_id } as EventObject
  const own = (one: number) => ids[one - 1] ?? one
  if (named) return { ...event, ids: named.map(own) } as EventObject
  return id === undefined ? event : ({ ...event, id: own(id) } as EventObject)
}

/** What is owed is read as the walk has it: all of it again, to a shop that takes cash or nothing. */
export async function looked(event: EventObject, shop: Shop, { ids }: Debts): Promise<Arranged> {
  const { output } = event as EventObject & { output?: Outstanding }
  if (!output) return { how: 'lost' }
  await offerCash(shop, output.methods.length > 0)
  await owe(shop, ids)
  return { how: 'through' }
}

/** The receipt is read as it stands, taken back, or with orders of which one has ended and one was refunded. */
export async function readBack(event: EventObject, shop: Shop, { ids, collection_id }: Debts): Promise<Arranged> {
  const { output } = event as EventObject & { output?: Collection }
  if (!output) return { how: 'lost' }
  if (output.state === 'undone') await shop.call('POST', `${collectionsPath}/${collection_id}/undo`)
  else if (output.method === 'cheque') await newCheque(shop, { collection_id, status: 'deposited' })
  else if (output.undo_refusals.length > 0) {
    const [first = 0, second = 0] = ids
    await shop.db.update(orders).set({ status: 'cancelled' }).where(eq(orders.id, first))
    await shop.db.update(orders).set({ refunded_total: 1 }).where(eq(orders.id, second))
  }
  return { how: 'through' }
}

/** Money is collected, or another cashier was quicker, or the session ended, or nobody answered. */
export async function collectedSo(
  event: EventObject,
  ahead: readonly Step[],
  shop: Shop,
  { ids }: Debts,
  end: () => Promise<() => Promise<void>>,
): Promise<Arranged> {
  const kind = kindOf(event)
  if (kind === 'session') return { how: 'through', after: await end() }
  if (kind !== 'refused') return sentSo(event, ahead, 'COLLECT')
  await shop.db
    .update(orders)
    .set({ paid_total: sql`total` as never, payment_status: 'paid' })
    .where(inArray(orders.id, [...ids]))
  return { how: 'through', after: () => owe(shop, ids) }
}

/** An answer that is asked for again was lost on its way back: what was asked for is done once. */
export function sentSo(event: EventObject, ahead: readonly Step[], again: string): Arranged {
  if (kindOf(event) === undefined) return { how: 'through' }
  const answered = ahead.slice(1, 3).some((step) => step.event.type.startsWith('xstate.done'))
  return { how: ahead[0]?.event.type === again && answered ? 'answerLost' : 'lost' }
}

function kindOf(event: EventObject): ApiFailure['kind'] | undefined {
  return (event as { error?: ApiFailure }).error?.kind
}

async function owe({ db }: Shop, ids: readonly number[]): Promise<void> {
  await db
    .update(orders)
    .set({ paid_total: 0, refunded_total: 0, payment_status: 'not_paid', status: 'pending' })
    .where(inArray(orders.id, [...ids]))
}

/** The shop takes cash, or nothing at all. */
async function offerCash({ db, own }: Shop, offered: boolean): Promise<void> {
  await db.execute(sql`
    update shop_payment_methods set status = (${offered} and method = 'cash')::int where shop_id = ${own.shop_id}`)
}
