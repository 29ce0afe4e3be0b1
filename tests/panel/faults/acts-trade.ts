import { createActor, waitFor } from 'xstate'
import { failureMessages, type Outcome } from '#api/rules/platform/outcomes.ts'
import { orderFetch } from '#screens/sales/wiring/marketplace-orders.ts'
import { orderFetch as path } from '#tests/fixtures/marketplace-orders.fixture.ts'
import { somethingSold } from '#tests/paths/sales/order-fetch.http.ts'
import { type Act, nothing } from './acts.ts'

const holder = { permissions: [100] }

function opened() {
  const actor = createActor(orderFetch, { input: { holder } }).start()
  const messagesAt = (state: string, says: Outcome) => {
    const { value, context } = actor.getSnapshot()
    return value === state && context.failure ? failureMessages(context.failure, says) : nothing
  }
  return { actor, messagesAt }
}

const looking: Act = {
  name: 'asking whose orders may be fetched',
  at: ['GET', path],
  says: 'notLoaded',
  changes: 0,
  ready: async () => {
    const { actor, messagesAt } = opened()
    return {
      actor: () => actor,
      go: () => actor.send({ type: actor.getSnapshot().matches('unreachable') ? 'RETRY' : 'OPEN' }),
      told: () => messagesAt('unreachable', 'notLoaded'),
      kept: () => actor.getSnapshot().context.holder,
      done: () => actor.getSnapshot().matches('choosing'),
    }
  },
}

const fetching: Act = {
  name: 'fetching the orders of a marketplace',
  at: ['POST', path],
  says: 'notApplied',
  changes: 1,
  ready: async ({ shop }) => {
    await somethingSold(shop)
    const { actor, messagesAt } = opened()
    const begun: number[] = []
    actor.on('begun', ({ id }) => void begun.push(id))
    actor.send({ type: 'OPEN' })
    await waitFor(actor, (snapshot) => snapshot.matches('choosing'))
    return {
      actor: () => actor,
      go: () => actor.send({ type: actor.getSnapshot().matches('notBegun') ? 'RETRY' : 'SUBMIT' }),
      told: () => messagesAt('notBegun', 'notApplied'),
      kept: () => actor.getSnapshot().context.range,
      done: () => begun.length === 1,
    }
  },
}

export const tradeActs: readonly Act[] = [looking, fetching]
