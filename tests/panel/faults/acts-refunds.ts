import { createActor, waitFor } from 'xstate'
import type { Refund } from '#api/contract/sales/refunds.ts'
import type { PageEvent } from '#machines/platform/step-page/step-page.types.ts'
import type { RefundPageTypes } from '#machines/sales/refund-page/refund-page.context.ts'
import { refundOpening, refundPage } from '#screens/sales/wiring/refunds.ts'
import { newOrder, ordersPath } from '#tests/fixtures/orders.fixture.ts'
import { accountBeside, approvedRefund, newRefund } from '#tests/fixtures/refunds.fixture.ts'
import type { Shop } from '#tests/shop.ts'
import type { Act, At } from './acts.ts'
import { messagesIn, openingAct } from './opening-act.ts'

const holder = { permissions: [100] }
const path = '/v1/panel/order-refunds/:id'

const page = (id: number) => createActor(refundPage, { input: { id, holder } })
const sold = { status: 'delivered', payment_status: 'paid' } as const
const fresh = async (shop: Shop) => newRefund(shop, await newOrder(shop, sold), 1)
const approved = async (shop: Shop) => approvedRefund(shop, await newOrder(shop, sold), 1)

const opening = openingAct({
  name: 'opening a refund',
  at: ['GET', path],
  page: ({ refunds }) => page(refunds.moved),
  isOpen: (actor) => actor.getSnapshot().matches('shown'),
})

type Doing = (refund: Refund) => PageEvent<RefundPageTypes>

interface Before {
  readonly changes?: number
  readonly begin?: (shop: Shop) => Promise<Refund>
}

/** Something that is done with a refund, with the account and the choice about the stock made before. */
function doing(name: string, at: At, event: Doing, { changes = 1, begin = fresh }: Before = {}): Act {
  return {
    name,
    at,
    says: 'notUpdated',
    changes,
    ready: async ({ shop, given }) => {
      await accountBeside(shop)
      const refund = await begin(shop)
      const actor = page(refund.id).start()
      await waitFor(actor, (snapshot) => snapshot.matches('shown'))
      actor.send({ type: 'SET_RESTOCK', restock: false })
      actor.send({ type: 'ACCOUNT', account_id: given.own.account })
      return {
        actor: () => actor,
        go: () => {
          const { value } = actor.getSnapshot()
          if (value === 'failed') actor.send({ type: 'RETRY' })
          // What the server refused is looked at anew, and done again from there.
          else if (value === 'refused') actor.send({ type: 'REFRESH' })
          else {
            actor.send(event(refund))
            if (actor.getSnapshot().matches('confirming')) actor.send({ type: 'CONFIRM' })
          }
        },
        told: () => messagesIn(actor, 'notUpdated', 'failed', 'refused'),
        kept: () => {
          const { restock, account_id } = actor.getSnapshot().context
          return JSON.stringify([restock, account_id])
        },
        done: () =>
          actor.getSnapshot().matches('shown') &&
          (actor.getSnapshot().context.record?.history.length ?? 0) > refund.history.length,
      }
    },
  }
}

/** The lines of a refund that is being opened on the page of its order. */
const beginning: Act = {
  name: 'opening a refund of an order',
  at: ['POST', '/v1/panel/orders/:id/refunds'],
  says: 'notSent',
  changes: 1,
  ready: async ({ shop, given }) => {
    const { id, line_id } = await newOrder(shop, sold)
    const { body } = await shop.call('GET', `${ordersPath}/${id}`)
    const actor = createActor(refundOpening, { input: { order: body.data, holder } }).start()
    // As its page does.
    let readAnew = false
    actor.on('changed', async () => {
      const { body } = await shop.call('GET', `${ordersPath}/${id}`)
      actor.send({ type: 'ORDER', order: body.data })
      readAnew = true
    })
    actor.send({ type: 'OPEN' })
    actor.send({ type: 'PIECES', line_id, text: '1' })
    actor.send({ type: 'REASON', line_id, reason_id: given.own.reason.described })
    actor.send({ type: 'DESCRIBE', line_id, text: 'Dikişi sökük.' })
    const typed = JSON.stringify(actor.getSnapshot().context.typed)
    return {
      actor: () => actor,
      go: () => {
        const { value } = actor.getSnapshot()
        if (value === 'failed') actor.send({ type: 'RETRY' })
        // What the server refused is judged with the order as it is now, and sent again from there.
        else if (value === 'refused') actor.send({ type: 'REFRESH' })
        else actor.send({ type: 'CONFIRM' })
      },
      told: () => messagesIn(actor, 'notSent', 'failed', 'refused'),
      kept: () => (readAnew ? typed : JSON.stringify(actor.getSnapshot().context.typed)),
      done: () => readAnew,
    }
  },
}

const step = (type: 'REJECT' | 'RECEIVE' | 'PAY_BACK') => () => ({ type: 'STEP', step: { type } }) as const

export const refundSteps: readonly Act[] = [
  opening,
  beginning,
  doing('deciding a line of a refund', ['PATCH', `${path}/lines/:lineId`], ({ lines }) => ({
    type: 'STEP',
    step: { type: 'DECIDE', line_id: lines[0]?.id ?? 0, decision: 'accepted' },
  })),
  doing('rejecting a refund', ['PATCH', `${path}/status`], step('REJECT')),
  doing('receiving the goods of a refund', ['PATCH', `${path}/received`], step('RECEIVE')),
  // The order is told of it too.
  doing('paying a refund back', ['POST', `${path}/pay-back`], step('PAY_BACK'), { changes: 2, begin: approved }),
]
