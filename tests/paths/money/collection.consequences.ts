import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { EventObject } from 'xstate'
import { collectionsPath } from '#tests/fixtures/collections.fixture.ts'
import type { Consequences, Sent } from '#tests/paths/cover/consequences.ts'
import type { Shop } from '#tests/shop.ts'
import type { Debts } from './collection.http.ts'

/** Whose debts a walk collects, and in which shop. */
export interface CollectionWorld extends Debts {
  readonly shop: Shop
}

/** What was collected of the customer, which order got what of it, and what lies in the accounts for their orders; in kuruş. */
interface Stored {
  readonly collections: readonly { amount: number; undone: boolean; parts: readonly (readonly [number, number])[] }[]
  readonly booked: number
}

/** What collecting and taking it back send, and what is stored of it: over 100.00 and 50.00 the whole debt, or the 120.00 that was typed. */
export const collectionConsequences: Consequences<CollectionWorld, Stored> = {
  ...{ senders: ['collect', 'undo'], sends, stored, after },
}

const isUndoing = (done: readonly EventObject[]) =>
  done.findLast(({ type }) => type === 'UNDO' || type === 'COLLECT')?.type === 'UNDO'

const isWhole = (done: readonly EventObject[]) =>
  done.findLast(({ type }) => type === 'WHOLE_DEBT' || type === 'SET_AMOUNT')?.type === 'WHOLE_DEBT'

function sends(
  done: readonly EventObject[],
  _: Stored,
  { shop, customer_id, collection_id, ids }: CollectionWorld,
): Sent {
  const made = done.some(({ type }) => type === 'xstate.done.actor.collect')
  const undone = made ? expect.stringMatching(/\/\d+\/undo$/) : `${collectionsPath}/${collection_id}/undo`
  if (isUndoing(done)) return { method: 'POST', path: undone, body: undefined }
  const amount = isWhole(done) ? '150.00' : '120.00'
  const body = {
    ...{ customer_id, order_ids: ids.slice(0, 2), pinned_ids: [], amount, debt: '150.00' },
    ...{ account_id: shop.own.account, day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), method: 'cash', reference: '' },
  }
  return { method: 'POST', path: collectionsPath, body }
}

function after(
  done: readonly EventObject[],
  before: Stored,
  { ids: [first = 0, second = 0] }: CollectionWorld,
): Stored {
  const { collections, booked } = before
  if (!isUndoing(done)) {
    const rest = isWhole(done) ? 5_000 : 2_000
    const parts = [[first, 10_000] as const, [second, rest] as const]
    return {
      collections: [...collections, { amount: 10_000 + rest, undone: false, parts }],
      booked: booked + 10_000 + rest,
    }
  }
  const last = collections.at(-1)
  if (!last) throw new Error('Nothing was collected that could be taken back')
  return { collections: [...collections.slice(0, -1), { ...last, undone: true }], booked: booked - last.amount }
}

async function stored({ shop, customer_id, ids }: CollectionWorld): Promise<Stored> {
  const { rows } = await shop.db.execute<{ amount: number; undone: boolean; parts: [number, number][] }>(sql`
    select c.amount::int as amount, c.undone_at is not null as undone,
           (select json_agg(json_build_array(p.order_id, p.amount) order by p.place) from collection_parts p
             where p.shop_id = c.shop_id and p.collection_id = c.id) as parts
      from collections c where c.shop_id = ${shop.own.shop_id} and c.customer_id = ${customer_id} order by c.id`)
  const { rows: sums } = await shop.db.execute<{ booked: number }>(sql`
    select coalesce(sum(t.amount), 0)::int as booked from account_transactions t
      join order_payments p on p.shop_id = t.shop_id and p.id = t.payment_id
     where t.shop_id = ${shop.own.shop_id} and p.order_id = any(${sql.param([...ids])}::bigint[])`)
  return { collections: rows, booked: sums[0]?.booked ?? 0 }
}
