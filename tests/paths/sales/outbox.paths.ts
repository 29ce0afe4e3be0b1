import { type ApiFailure, failure } from '#api/contract/platform/failure.ts'
import { outboxMachine, type UnsentSale } from '#machines/sales/outbox/outbox.machine.ts'
import { fastSaleOf } from '#tests/fixtures/fast-sale.fixture.ts'
import { paths } from '#tests/paths/cover/spec.ts'
import { ayse } from '#tests/paths/platform/people.ts'

/** Whoever sells at the till, and whoever may do everything. */
export const cashier = { permissions: [2900] }

const noStock = failure('refused', { status: 422, says: 0, rules: [{ id: 'order.no_stock' }] })
const otherwise = failure('conflict', { status: 409, says: 0, error: 'request.key_reused' })

export function unsentSale(number: number, refused: ApiFailure | null = null): UnsentSale {
  return {
    ...{ owner: '1/2', key: `sale-of-a-walk-${number}`, number, at: number, refused },
    ...{ body: fastSaleOf(1), total: '99.80', currency: 'TRY', pieces: 2, snapshot: null },
  }
}

/** Two sales, one of which another window may send meanwhile, and what the server says of each. */
export default paths(outboxMachine)({
  inputs: { selling: { holder: cashier }, everything: { holder: ayse } },
  events: ({ context: { sales } }) => [
    ...(sales.length === 0
      ? [[unsentSale(1)], [unsentSale(1), unsentSale(2)], [unsentSale(1, otherwise)]].map(
          (kept) => ({ type: 'CHANGED', sales: kept }) as const,
        )
      : []),
    ...(['TURN', 'RETRY', 'ONLINE', 'CONFIRM', 'CANCEL'] as const).map((type) => ({ type })),
    ...[1, 2].flatMap((number) =>
      (['MEND', 'GIVE_UP'] as const).map((type) => ({ type, key: `sale-of-a-walk-${number}` })),
    ),
  ],
  answers: {
    changes: {},
    turn: {},
    connection: {},
    read: ({ context: { sales } }) => ({ done: [sales, sales.slice(1)], failed: [failure('broken')] }),
    send: {
      done: [{ id: 5, number: 'T-5', total: '99.80', currency: 'TRY', ordered_at: '2026-11-23T10:00:00Z' }],
      failed: [failure('network'), noStock],
    },
    mend: { done: [null], failed: [failure('broken')] },
    giveUp: { done: [{ stored: false }], failed: [failure('network')] },
  },
  key: ({ value, context: { holder, sales, chosen } }) =>
    JSON.stringify([value, holder.permissions, sales.map(({ number, refused }) => [number, refused?.error]), chosen]),
})
