import { type PickingFacts, pickingChart } from '#machines/sales/picking/picking.chart.ts'
import { paths } from '#tests/paths/cover/spec.ts'
import { orderReader, seller } from '#tests/paths/platform/people.ts'

const accepted: PickingFacts = {
  status: 'accepted',
  lines: [{ line_id: 1, quantity: 2, picked: 0, short_reason: '' }],
}

/** The picking of an order of two pieces, whatever becomes of the order meanwhile. */
export default paths(pickingChart)({
  inputs: { accepted },
  events: ({ context: { status } }) => [
    ...[seller, ...(status === 'accepted' ? [orderReader] : [])].flatMap(
      (by) =>
        [
          { type: 'PICK', picks: [{ line_id: 1, picked: 1 }], by },
          { type: 'FINISH', by },
        ] as const,
    ),
    { type: 'PICK', picks: [{ line_id: 1, picked: 2 }], by: seller },
    { type: 'PICK', picks: [{ line_id: 1, picked: 3 }], by: seller },
    { type: 'PICK', picks: [{ line_id: 1, picked: 1, short_reason: 'missing' }], by: seller },
    ...(['accepted', 'pending', 'in_cargo', 'cancelled', 'rejected'] as const).map(
      (one) => ({ type: 'ORDER', status: one }) as const,
    ),
  ],
  key: ({ value, context: { status, lines } }) => JSON.stringify([value, status, lines]),
})
