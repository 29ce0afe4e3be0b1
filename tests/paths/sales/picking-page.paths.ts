import type { SnapshotFrom } from 'xstate'
import { failure } from '#api/contract/platform/failure.ts'
import type { OrderStatus } from '#api/contract/sales/order-status.ts'
import type { Picking } from '#api/contract/sales/picking.ts'
import { asSaved } from '#machines/sales/picking/basket.ts'
import type { KeptBasket } from '#machines/sales/picking/kept-basket.ts'
import { picked } from '#machines/sales/picking/picking.chart.ts'
import { linesOf } from '#machines/sales/picking/picking-page.context.ts'
import { pickingPageMachine } from '#machines/sales/picking/picking-page.machine.ts'
import { paths } from '#tests/paths/cover/spec.ts'
import { seller } from '#tests/paths/platform/people.ts'

/** An order of one piece. */
const fresh: Picking = {
  ...{ order_id: 7, number: 'T-70', customer_name: 'Zeynep Yılmaz', order_status: 'accepted' },
  ...{ status: 'open', version: 0 },
  lines: [
    {
      ...{ line_id: 1, name: 'Keten elbise', shelf: 'A-3', stock_code: 'KE-1', barcode: '8690000000012' },
      ...{ quantity: 1, picked: 0, short_reason: '', awaited: 0 },
    },
  ],
}
/** One that was picked, and lies on the packing table. */
const whole: Picking = { ...elsewhere(fresh, 1), status: 'picked', order_status: 'being_packed' }
/** What was left in this browser: a piece that nobody was told of, and one that was on its way when the page was closed. */
const left: KeptBasket = {
  ...{ order_id: 7, picking: { ...fresh, customer_name: '' }, pending: {}, sending: {} },
  ...{ finish: false, ending: false, key: '' },
}
const piece = { 1: { by: 1 } }
const kept: readonly KeptBasket[] = [
  { ...left, pending: piece },
  { ...left, sending: piece, key: 'kept-of-a-walk' },
]
/** Where picking is closed, each by a rule of its own. */
const closed: readonly OrderStatus[] = ['pending', 'reported_to_cargo', 'cancelled', 'rejected']

const rule = { status: 409, rules: [{ id: 'order.picking_already_shipped' }] }
const stale = failure('conflict', { status: 409, error: 'conflict.stale', rules: [{ id: 'conflict.stale' }] })

type Snapshot = SnapshotFrom<typeof pickingPageMachine>

/** The basket of an order of one piece: scanned, counted by hand, short, stored while it goes on, and shared with another device. */
export default paths(pickingPageMachine)({
  inputs: { picking: { id: 7, holder: seller } },
  events: ({ context }) => {
    const now = linesOf(context)[0]?.picked ?? 0
    return [
      { type: 'SCAN', code: '8690000000012' },
      { type: 'SCAN', code: '8690000000999' },
      ...[now - 1, now + 1].map((count) => ({ type: 'SET', line_id: 1, picked: count }) as const),
      ...(now === 0 ? [{ type: 'SHORT', line_id: 1, short_reason: 'missing' } as const] : []),
      ...(['DISMISS', 'FINISH', 'PAUSE', 'RESUME', 'RETRY', 'ONLINE', 'REFRESH'] as const).map((type) => ({ type })),
    ]
  },
  answers: {
    open: {
      done: [
        ...[
          fresh,
          whole,
          ...[fresh, whole].flatMap((one) => closed.map((order_status) => ({ ...one, order_status }))),
        ].map((picking) => ({ picking, kept: null })),
        ...kept.map((one) => ({ picking: fresh, kept: one })),
      ],
      failed: [failure('network'), failure('notFound', { status: 404 })],
    },
    save: (snapshot) => ({
      done: [after(snapshot)],
      failed: [failure('network'), stale, failure('conflict', { ...rule, error: 'order.picking_already_shipped' })],
    }),
    look: ({ context: { picking } }) => ({
      done: picking
        ? [
            ...[picking, { ...elsewhere(picking, 1), status: 'picked', order_status: 'being_packed' } as const],
            ...closed.map((order_status) => ({ ...picking, order_status })),
          ]
        : [],
      failed: [failure('network')],
    }),
    connection: {},
    catchUp: ({ context: { picking } }) => ({
      done: picking ? [elsewhere(picking, picking.lines[0]?.picked ?? 0), elsewhere(picking, 1)] : [],
      failed: [failure('network')],
    }),
  },
  key: ({ value, context }) =>
    JSON.stringify([
      value,
      context.picking?.order_status,
      context.picking?.status,
      context.picking?.lines.map(({ picked: count, short_reason }) => [count, short_reason]),
      ...[
        context.pending,
        context.sending,
        context.finish,
        context.ending,
        context.pausing,
        context.behind,
        context.fresh,
      ],
      context.wrong?.kind,
    ]),
})

/** The picking as the server answers it. */
function after({ context: { picking, sending, ending } }: Snapshot): Picking {
  const before = picking ?? fresh
  return {
    ...before,
    version: before.version + 1,
    lines: picked(before.lines, asSaved(before, sending)),
    status: ending ? 'picked' : 'open',
    order_status: ending ? 'being_packed' : before.order_status,
  }
}

/** The picking after another device stored so many pieces. */
function elsewhere(before: Picking, count: number): Picking {
  const { lines, version } = before
  return { ...before, version: version + 1, status: 'open', lines: picked(lines, [{ line_id: 1, picked: count }]) }
}
