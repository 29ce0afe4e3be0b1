import type { PurchaseDraft } from '#api/contract/money/purchases.ts'
import type { Holder } from '#api/rules/platform/session.ts'
import { type PurchaseEvent, purchaseChart } from '#machines/money/purchase/purchase.chart.ts'
import { paths } from '#tests/paths/cover/spec.ts'
import { buyer, onlooker } from '#tests/paths/platform/people.ts'

/** Five pieces of one and three of another, of which none came. */
const lines = [
  { line: 1, quantity: 5, received: 0 },
  { line: 2, quantity: 3, received: 0 },
]

/** What stands in the draft, as it is stored. */
export const stored: PurchaseDraft = {
  ...{ day: '2026-11-20', reference: '', note: '', extra_cost: '' },
  lines: [
    { line: 1, quantity: '5', unit_price: '10.00', discount: '', tax_rate: '20' },
    { line: 2, quantity: '3', unit_price: '20.00', discount: '', tax_rate: '20' },
  ],
}

/** The life of a purchase of two products, and of an empty one, for who buys and who only looks. */
export default paths(purchaseChart)({
  inputs: { full: { lines }, empty: { lines: [] } },
  events: ({
    context: {
      lines: [first],
    },
  }) => [
    ...[buyer, onlooker].flatMap(
      (by) =>
        [
          { type: 'ORDER', by },
          { type: 'CLOSE', by },
          { type: 'INVOICE', number: 'ABC1', day: '2026-11-20', by },
          { type: 'REOPEN', by },
          { type: 'CANCEL', by },
          ...(first?.quantity === 5 ? [{ ...written({ quantity: '4' }), by }] : []),
        ] as const,
    ),
    written({}, { day: '' }),
    written({ quantity: '0' }),
    written({ unit_price: '-1' }),
    written({ discount: '101' }),
    written({ tax_rate: '101' }),
    written({ unit_price: '9999999999999.99' }),
    ...(first?.received === 0 ? [came(buyer, [1, '2'])] : []),
    ...(first?.received === 2 ? [came(buyer, [1, '1'])] : []),
    came(buyer, [1, '3'], [2, '3']),
    { type: 'INVOICE', number: '', day: '2026-11-20', by: buyer },
    { type: 'INVOICE', number: 'ABC1', day: '', by: buyer },
    came(buyer, [1, '5'], [2, '3']),
    came(onlooker, [1, '5'], [2, '3']),
    came(buyer),
    came(buyer, [1, '0']),
    came(buyer, [7, '1']),
    came(buyer, [2, '4']),
  ],
  key: ({ value, context }) => JSON.stringify([value, context]),
})

function written(changes: Partial<PurchaseDraft['lines'][number]>, head: Partial<PurchaseDraft> = {}): PurchaseEvent {
  const [first, ...others] = stored.lines
  return {
    type: 'WRITE',
    draft: { ...stored, ...head, lines: [{ ...(first as PurchaseDraft['lines'][number]), ...changes }, ...others] },
    adding: null,
    by: buyer,
  }
}

function came(by: Holder, ...pieces: readonly [number, string][]): PurchaseEvent {
  return {
    type: 'RECEIVE',
    pieces: pieces.map(([line, quantity]) => ({ line, quantity })),
    update_prices: 0,
    by,
  }
}
