import { createActor, waitFor } from 'xstate'
import { told } from '#api/rules/outcomes.ts'
import { bulk } from '#screens/wiring/bulk.ts'
import type { Act, Place } from './acts.ts'
import { nothing } from './acts.ts'

const holder = { permissions: [100] }
const path = '/v1/panel/products/bulk'

function desk({ given }: Place) {
  const choice = { ids: [given.product], filter: null, except: [] }
  const actor = createActor(bulk, { input: { holder, choice } }).start()
  actor.send({ type: 'SET', change: { status: 0 } })
  return actor
}

const checking: Act = {
  name: 'trying a bulk change out',
  at: ['POST', `${path}/edit/trial`],
  says: 'notLoaded',
  // That it was asked for is in the log.
  changes: 1,
  // Nothing is kept of it but that.
  lost: { changes: 2, says: [] },
  ready: async (place) => {
    const actor = desk(place)
    return {
      actor: () => actor,
      go: () => actor.send({ type: actor.getSnapshot().matches('notChecked') ? 'AGAIN' : 'CHECK' }),
      told: () => {
        const { value, context } = actor.getSnapshot()
        return value === 'notChecked' && context.failure ? told(context.failure, 'notLoaded') : nothing
      },
      kept: () => actor.getSnapshot().context.change,
      done: () => actor.getSnapshot().matches('checked'),
    }
  },
}

const beginning: Act = {
  name: 'beginning a bulk change',
  at: ['POST', `${path}/edit`],
  says: 'notApplied',
  changes: 1,
  ready: async (place) => {
    const actor = desk(place)
    actor.send({ type: 'CHECK' })
    await waitFor(actor, (snapshot) => snapshot.matches('checked'))
    return {
      actor: () => actor,
      go: () => actor.send({ type: actor.getSnapshot().matches('notSent') ? 'AGAIN' : 'SEND' }),
      told: () => {
        const { value, context } = actor.getSnapshot()
        return value === 'notSent' && context.failure ? told(context.failure, 'notApplied') : nothing
      },
      kept: () => actor.getSnapshot().context.change,
      done: () => actor.getSnapshot().matches('begun'),
    }
  },
}

export const bulkActs: readonly Act[] = [checking, beginning]
