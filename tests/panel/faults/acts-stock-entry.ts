import { createActor, waitFor } from 'xstate'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import { stockEntry } from '#screens/catalog/wiring/stock-entry.ts'
import { type Act, nothing, type Ready, says } from './acts.ts'

const path = '/v1/panel/stock-movements'

/** Movements that are begun, and what they tell where something went wrong. */
function writing() {
  const actor = createActor(stockEntry).start()
  const messagesAt = (state: 'notFound' | 'failed', outcome: 'notLoaded' | 'notSaved') => {
    const snapshot = actor.getSnapshot()
    const { failure, missed } = snapshot.context
    const known = state === 'failed' ? failure : missed
    return snapshot.matches({ form: state }) && known ? failureMessages(known, outcome) : nothing
  }
  return { actor, messagesAt, written: () => waitFor(actor, (snapshot) => snapshot.matches({ form: 'writing' })) }
}

const asking: Act = {
  name: 'asking for a product whose stock moves',
  at: ['GET', `${path}/variant`],
  says: 'notLoaded',
  changes: 0,
  ready: async ({ given }): Promise<Ready> => {
    const { actor, messagesAt } = writing()
    const first = () => actor.send({ type: 'ADD', wanted: { id: given.orders.sold } })
    return {
      actor: () => actor,
      go: () => (actor.getSnapshot().matches({ form: 'notFound' }) ? actor.send({ type: 'RETRY' }) : first()),
      told: () => {
        const { left } = actor.getSnapshot().context
        return left.length > 0 ? left.flatMap(({ rules }) => rules) : messagesAt('notFound', 'notLoaded')
      },
      kept: () => actor.getSnapshot().context.draft.note,
      done: () => actor.getSnapshot().context.draft.lines.length === 1,
    }
  },
}

const storing: Act = {
  name: 'writing stock movements',
  at: ['POST', path],
  says: 'notSaved',
  changes: 1,
  ready: async ({ given }) => {
    const { actor, messagesAt, written } = writing()
    actor.send({ type: 'ADD', wanted: { id: given.orders.sold } })
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

export const stockEntryActs: readonly Act[] = [asking, storing]
