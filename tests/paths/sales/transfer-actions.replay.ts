import { inArray, sql } from 'drizzle-orm'
import { orders } from '#server/db/schema/orders.ts'
import { newOrder } from '#tests/fixtures/orders.fixture.ts'
import { closeBooks } from '#tests/fixtures/payments.fixture.ts'
import { opened, type Replay, sent } from '#tests/paths/cover/faces.ts'
import { orderReader, seller } from '#tests/paths/platform/people.ts'
import { type TransferWorld, transferConsequences } from './transfer-actions.consequences.ts'

/** Some of each kind: what was marked stands otherwise from then on. */
const kinds = [
  ...[1, 2].flatMap(() => [
    { status: 'awaiting_payment', payment_method: 'money_transfer' } as const,
    { status: 'awaiting_payment', payment_method: 'money_transfer', payment_status: 'paid' } as const,
  ]),
  { status: 'cancelled', payment_method: 'money_transfer' } as const,
  { status: 'rejected', payment_method: 'bank_transfer' } as const,
]

/** The money of a real shop's transfers, in their list: over HTTP and in the browser. */
export const transferReplay: Replay<TransferWorld> = {
  begin: async (shop, { input }) => {
    await closeBooks(shop)
    const holder = input === 'reading' ? orderReader : seller
    const ids: number[] = []
    for (const kind of kinds) ids.push((await newOrder(shop, kind)).id)
    return { shop, ids, holder, token: await shop.as(holder.permissions) }
  },
  whose: ({ method, path }) => {
    if (method === 'GET') return /^\/v1\/panel\/orders\/\d+$/.test(path) ? ['look'] : []
    return method === 'PATCH' && path.endsWith('/payment-status') ? ['send'] : []
  },
  answers: {
    // It stands as it is.
    look: opened(
      async () => {},
      async () => {},
    ),
    // Somebody else was faster, whichever it is about.
    send: sent(async ({ shop, ids }) => {
      const faster = { version: sql`${orders.version} + 1` }
      await shop.db
        .update(orders)
        .set(faster)
        .where(inArray(orders.id, [...ids]))
    }),
  },
  consequences: transferConsequences,
}
