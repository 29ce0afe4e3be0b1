import { createActor, waitFor } from 'xstate'
import type { AddressField } from '#api/contract/sales/order-address.ts'
import type { OrderStatus } from '#api/contract/sales/order-status.ts'
import type { PageEvent } from '#machines/platform/step-page/step-page.types.ts'
import type { OrderPageTypes } from '#machines/sales/order-page/order-page.context.ts'
import { orderPage } from '#screens/sales/wiring/order.ts'
import { anAddress, newOrder } from '#tests/fixtures/orders.fixture.ts'
import { oneMissing, pickedShort } from '#tests/fixtures/short-picks.fixture.ts'
import type { Act, At } from './acts.ts'
import { messagesIn, openingAct } from './opening-act.ts'

const holder = { permissions: [100] }
const order = '/v1/panel/orders/:id'

const page = (id: number) => createActor(orderPage, { input: { id, holder } })

const opening = openingAct({
  name: 'opening an order',
  at: ['GET', order],
  page: ({ orders }) => page(orders.moved),
  isOpen: (actor) => actor.getSnapshot().matches('shown'),
})

interface Before {
  readonly first?: readonly PageEvent<OrderPageTypes>[]
  readonly status?: OrderStatus
  /** One of its two pieces was not packed: the event is about that line. */
  readonly short?: boolean
}

/** Something that is done with an order that waits. */
function doing(
  name: string,
  at: At,
  given: PageEvent<OrderPageTypes>,
  { first = [], status = 'pending', short = false }: Before = {},
): Act {
  return {
    name,
    at,
    says: 'notUpdated',
    changes: 1,
    ready: async ({ shop }) => {
      const made = await newOrder(shop, { status })
      if (short) await pickedShort(shop, made, oneMissing)
      const event = given.type === 'REST' ? { ...given, line_id: made.line_id } : given
      const actor = page(made.id).start()
      const shown = await waitFor(actor, (snapshot) => snapshot.matches('shown'))
      for (const one of first) actor.send(one)
      const { history } = shown.context.record ?? { history: [] }
      const { note, draft } = actor.getSnapshot().context
      const kept = JSON.stringify([note, draft?.address])
      return {
        actor: () => actor,
        go: () => {
          const { value } = actor.getSnapshot()
          // What the server refused is looked at anew, and done again from there.
          if (value === 'failed') actor.send({ type: 'RETRY' })
          else if (value === 'refused') actor.send({ type: 'REFRESH' })
          else {
            if (value === 'shown' && event.type === 'CONFIRM') for (const one of first) actor.send(one)
            actor.send(event)
          }
        },
        told: () => messagesIn(actor, 'notUpdated', 'failed', 'refused'),
        // What was typed stays until it is stored.
        kept: () => {
          const { value, context } = actor.getSnapshot()
          return value === 'shown' ? kept : JSON.stringify([context.note, context.draft?.address])
        },
        done: () =>
          actor.getSnapshot().matches('shown') &&
          actor.getSnapshot().context.record?.history.length === history.length + 1,
      }
    },
  }
}

const typed = Object.entries(anAddress).map(
  ([field, text]) => ({ type: 'TYPE', field: field as AddressField, text }) as const,
)

export const orderActs: readonly Act[] = [
  opening,
  doing('taking a step of an order', ['PATCH', `${order}/status`], { type: 'STEP', step: { type: 'ACCEPT' } }),
  doing(
    'marking an order as paid',
    ['PATCH', `${order}/payment-status`],
    { type: 'CONFIRM' },
    { first: [{ type: 'STEP', step: { type: 'MARK_PAID' } }] },
  ),
  doing(
    'writing a note on an order',
    ['POST', `${order}/notes`],
    { type: 'NOTE' },
    {
      first: [{ type: 'TYPE_NOTE', text: 'Kapıya bırakın.' }],
    },
  ),
  doing(
    'taking pieces back into the stock',
    ['POST', `${order}/restock`],
    { type: 'CONFIRM' },
    {
      first: [{ type: 'RESTOCK' }],
      status: 'delivered',
    },
  ),
  doing(
    'deciding about what was not packed',
    ['POST', `${order}/rest`],
    { type: 'REST', line_id: 0, choice: 'write_off' },
    { status: 'being_packed', short: true },
  ),
  doing(
    'changing an address',
    ['PUT', `${order}/address`],
    { type: 'CONFIRM' },
    {
      first: [{ type: 'ADDRESS', of: 'shipping' }, ...typed],
    },
  ),
]
