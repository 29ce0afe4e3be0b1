import { type Actor, createActor, waitFor } from 'xstate'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import { linesOf } from '#machines/sales/picking/picking-page.context.ts'
import { pickingPage } from '#screens/sales/wiring/picking.ts'
import { newShippable } from '#tests/fixtures/shipments.fixture.ts'
import { type Act, nothing, type Place } from './acts.ts'

type Desk = Actor<typeof pickingPage>

const path = '/v1/panel/orders/:id/picking'

/** The basket of an order of two pieces. */
async function desk({ shop }: Place): Promise<Desk> {
  const { id } = await newShippable(shop)
  return createActor(pickingPage, { input: { id, holder: { permissions: [100] } } })
}

function messagesIn(actor: Desk, as: 'notLoaded' | 'notSaved', ...states: readonly string[]) {
  const { value, context } = actor.getSnapshot()
  const now = typeof value === 'string' ? value : value.basket.store
  return states.includes(now) && context.failure ? failureMessages(context.failure, as) : nothing
}

const opening: Act = {
  name: 'opening a basket',
  at: ['GET', path],
  says: 'notLoaded',
  changes: 0,
  ready: async (place) => {
    const actor = await desk(place)
    let begun = false
    return {
      actor: () => actor,
      go: () => {
        if (begun) actor.send({ type: 'RETRY' })
        else actor.start()
        begun = true
      },
      told: () => messagesIn(actor, 'notLoaded', 'unreachable', 'missing'),
      kept: () => actor.getSnapshot().context.id,
      done: () => actor.getSnapshot().matches({ basket: { store: 'saved' } }),
    }
  },
  // An order that is gone is not asked for again.
  never: ({ fault }) => fault === 404,
}

const picking: Act = {
  name: 'storing a pick',
  at: ['PUT', path],
  says: 'notSaved',
  changes: 1,
  ready: async (place) => {
    const actor = (await desk(place)).start()
    await waitFor(actor, (snapshot) => snapshot.matches('basket'))
    const line_id = linesOf(actor.getSnapshot().context)[0]?.line_id ?? 0
    let begun = false
    const inBasket = () => linesOf(actor.getSnapshot().context)[0]?.picked
    return {
      actor: () => actor,
      go: () => {
        const snapshot = actor.getSnapshot()
        if (snapshot.matches('refused')) actor.send({ type: 'REFRESH' })
        else if (snapshot.matches({ basket: { store: 'unsaved' } })) actor.send({ type: 'RETRY' })
        else actor.send({ type: 'SET', line_id, picked: 1 })
        begun = true
      },
      told: () => messagesIn(actor, 'notSaved', 'unsaved', 'refused'),
      // The piece that is in the hand lies in the basket then.
      kept: () => (begun ? inBasket() : 1),
      done: () => actor.getSnapshot().matches({ basket: { store: 'saved' } }) && inBasket() === 1,
    }
  },
  // What another device picked meanwhile is read and added to: there is nothing to tell.
  never: ({ fault }) => fault === 409,
}

export const pickingActs: readonly Act[] = [opening, picking]
