import { createActor, waitFor } from 'xstate'
import { told } from '#api/rules/outcomes.ts'
import { bulkStatus } from '#screens/wiring/order-bulk.ts'
import { newOrder } from '#tests/orders-in.ts'
import { type Act, nothing, type Place } from './acts.ts'

const path = '/v1/panel/orders/bulk'

/** A desk with one order of its own, as a list sends it. */
async function desk({ shop }: Place) {
  const { id } = await newOrder(shop)
  return createActor(bulkStatus, { input: { choice: { ids: [id], filter: null, except: [] } } })
}

/** The same, once it is known where the order stands, with the status that it is to go to. */
async function deskOf(place: Place) {
  const actor = (await desk(place)).start()
  await waitFor(actor, (snapshot) => snapshot.matches('changing'))
  actor.send({ type: 'SET_TO', to: 'accepted' })
  return actor
}

const looking: Act = {
  name: 'looking where many orders stand',
  at: ['POST', `${path}/standing`],
  says: 'notLoaded',
  changes: 0,
  ready: async (place) => {
    const actor = await desk(place)
    let begun = false
    return {
      actor: () => actor,
      go: () => {
        if (begun) actor.send({ type: 'AGAIN' })
        else actor.start()
        begun = true
      },
      told: () => {
        const { value, context } = actor.getSnapshot()
        return value === 'notLooked' && context.failure ? told(context.failure, 'notLoaded') : nothing
      },
      kept: () => actor.getSnapshot().context.choice,
      done: () => actor.getSnapshot().matches('changing'),
    }
  },
}

const checking: Act = {
  name: 'trying a new status of many orders out',
  at: ['POST', `${path}/status/trial`],
  says: 'notLoaded',
  // That it was asked for is in the log.
  changes: 1,
  // Nothing is kept of it but that.
  lost: { changes: 2, says: [] },
  ready: async (place) => {
    const actor = await deskOf(place)
    return {
      actor: () => actor,
      go: () => actor.send({ type: actor.getSnapshot().matches('notChecked') ? 'AGAIN' : 'CHECK' }),
      told: () => {
        const { value, context } = actor.getSnapshot()
        return value === 'notChecked' && context.failure ? told(context.failure, 'notLoaded') : nothing
      },
      kept: () => actor.getSnapshot().context.to,
      done: () => actor.getSnapshot().matches('checked'),
    }
  },
}

const beginning: Act = {
  name: 'beginning to take many orders further',
  at: ['POST', `${path}/status`],
  says: 'notApplied',
  changes: 1,
  ready: async (place) => {
    const actor = await deskOf(place)
    actor.send({ type: 'CHECK' })
    await waitFor(actor, (snapshot) => snapshot.matches('checked'))
    return {
      actor: () => actor,
      go: () => actor.send({ type: actor.getSnapshot().matches('notSent') ? 'AGAIN' : 'SEND' }),
      told: () => {
        const { value, context } = actor.getSnapshot()
        return value === 'notSent' && context.failure ? told(context.failure, 'notApplied') : nothing
      },
      kept: () => actor.getSnapshot().context.to,
      done: () => actor.getSnapshot().matches('begun'),
    }
  },
}

export const orderBulkActs: readonly Act[] = [looking, checking, beginning]
