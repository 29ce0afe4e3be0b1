import { createActor, waitFor } from 'xstate'
import { failureMessages, type Outcome } from '#api/rules/platform/outcomes.ts'
import { newOrder } from '#screens/sales/wiring/new-order.ts'
import { newOrderIn, newOrderPath } from '#tests/fixtures/new-order.fixture.ts'
import { ordersPath } from '#tests/fixtures/orders.fixture.ts'
import { type Act, type At, nothing, type Ready, says } from './acts.ts'

/** An order that is begun, and what it tells where something went wrong. */
function writing() {
  const actor = createActor(newOrder).start()
  const messagesAt = (state: 'notFound' | 'notKnown' | 'failed', outcome: Outcome) => {
    const snapshot = actor.getSnapshot()
    const { failure, missed } = snapshot.context
    const known = state === 'failed' ? failure : missed
    return snapshot.matches({ form: state }) && known ? failureMessages(known, outcome) : nothing
  }
  return { actor, messagesAt, written: () => waitFor(actor, (snapshot) => snapshot.matches({ form: 'writing' })) }
}

const beginning: Act = {
  name: 'beginning an order',
  at: ['GET', newOrderPath],
  says: 'notLoaded',
  changes: 0,
  ready: async () => {
    const actor = createActor(newOrder)
    let begun = false
    return {
      actor: () => actor,
      go: () => {
        if (begun) actor.send({ type: 'RETRY' })
        else actor.start()
        begun = true
      },
      told: () => {
        const { value, context } = actor.getSnapshot()
        return value === 'unreachable' && context.failure ? failureMessages(context.failure, 'notLoaded') : nothing
      },
      kept: () => actor.getSnapshot().context.draft,
      done: () => actor.getSnapshot().matches({ form: 'writing' }),
    }
  },
}

/** What a product or a customer is asked for while the order is written. */
function asking(name: string, at: At, state: 'notFound' | 'notKnown', missing: boolean): Act {
  return {
    name,
    at,
    says: 'notLoaded',
    changes: 0,
    ready: async ({ given }): Promise<Ready> => {
      const { actor, messagesAt, written } = writing()
      await written()
      const first = () =>
        actor.send(
          state === 'notFound'
            ? { type: 'ADD', wanted: { id: given.orders.sold } }
            : { type: 'CHOOSE_BUYER', id: given.own.customer_id },
        )
      return {
        actor: () => actor,
        go: () => (actor.getSnapshot().matches({ form: state }) ? actor.send({ type: 'RETRY' }) : first()),
        told: () => {
          const { kept } = actor.getSnapshot().context
          return missing && kept.length > 0 ? kept.flatMap(({ rules }) => rules) : messagesAt(state, 'notLoaded')
        },
        kept: () => actor.getSnapshot().context.draft.note,
        done: () => {
          const { draft } = actor.getSnapshot().context
          return state === 'notFound' ? draft.lines.length === 1 : draft.customer_id !== null
        },
      }
    },
  }
}

const storing: Act = {
  name: 'storing an order',
  at: ['POST', ordersPath],
  says: 'notSaved',
  changes: 1,
  ready: async ({ shop, given }) => {
    const seller = { customer_id: given.own.customer_id }
    await shop.call('POST', ordersPath, { body: newOrderIn(given, given.orders.sold, seller) })
    const { actor, messagesAt, written } = writing()
    await written()
    actor.send({ type: 'ADD', wanted: { id: given.orders.sold } })
    await written()
    actor.send({ type: 'CHOOSE_BUYER', id: given.own.customer_id })
    await written()
    return {
      actor: () => actor,
      go: () => actor.send({ type: actor.getSnapshot().value === 'expired' ? 'RENEWED' : 'SUBMIT' }),
      told: () =>
        actor.getSnapshot().value === 'expired' ? says('auth.session_expired') : messagesAt('failed', 'notSaved'),
      kept: () => actor.getSnapshot().context.draft,
      done: () => actor.getSnapshot().matches('stored'),
    }
  },
}

export const newOrderActs: readonly Act[] = [
  beginning,
  asking('asking for a product of an order', ['GET', `${newOrderPath}/variant`], 'notFound', true),
  asking('asking for the customer of an order', ['GET', `${newOrderPath}/customers/:id`], 'notKnown', false),
  storing,
]
