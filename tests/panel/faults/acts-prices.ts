import { type Actor, createActor, waitFor } from 'xstate'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import { priceEdit } from '#screens/catalog/wiring/price-edit.ts'
import { workOff } from '#tests/jobs.ts'
import { productInput, variant } from '#tests/product-input.ts'
import { type Act, type At, nothing, type Place, type Ready } from './acts.ts'

type Grid = Actor<typeof priceEdit>

const path = '/v1/panel/products/multiple-price'
let made = 0

/** The grid over one product of its own. */
async function grid({ add, given }: Place): Promise<Grid> {
  made += 1
  const stock_code = `ARIZA-${made}`
  await add('/v1/panel/products', productInput(given.own, { variants: [variant({ stock_code })] }))
  const query = { search: stock_code, filters: {} }
  // A job is looked at anew soon, so that nobody waits for it here.
  const machine = priceEdit.provide({ delays: { pause: 20 } })
  return createActor(machine, { input: { holder: { permissions: [100] }, query, language: 'tr' } })
}

function opening(name: string, at: At): Act {
  return {
    name,
    at,
    says: 'notLoaded',
    changes: 0,
    ready: async (place) => {
      const actor = await grid(place)
      let begun = false
      return {
        actor: () => actor,
        go: () => {
          if (begun) actor.send({ type: 'RETRY' })
          else actor.start()
          begun = true
        },
        told: () => messagesIn(actor, 'failed', 'notLoaded'),
        kept: () => actor.getSnapshot().context.query,
        done: () => actor.getSnapshot().matches({ grid: 'browsing' }),
      }
    },
  }
}

/** A grid with a changed price. */
async function changed(place: Place): Promise<Grid> {
  const actor = (await grid(place)).start()
  await waitFor(actor, (snapshot) => snapshot.matches({ grid: 'browsing' }))
  actor.send({ type: 'PASTE', text: '54,90' })
  return actor
}

async function checked(place: Place): Promise<Grid> {
  const actor = await changed(place)
  actor.send({ type: 'CHECK' })
  await waitFor(actor, (snapshot) => snapshot.matches({ grid: 'checked' }))
  return actor
}

async function applied(place: Place): Promise<Grid> {
  const actor = await checked(place)
  actor.send({ type: 'APPLY' })
  await waitFor(actor, (snapshot) => snapshot.matches('applied'))
  await workOff(place.shop)
  await waitFor(actor, (snapshot) => snapshot.matches({ applied: 'over' }))
  return actor
}

const checking: Act = {
  name: 'checking changed prices',
  at: ['POST', `${path}/check`],
  says: 'notApplied',
  changes: 0,
  ready: async (place): Promise<Ready> => {
    const actor = await changed(place)
    const failed = () => actor.getSnapshot().matches({ grid: 'notChecked' })
    return {
      actor: () => actor,
      go: () => actor.send({ type: failed() ? 'RETRY' : 'CHECK' }),
      told: () => messagesIn(actor, { grid: 'notChecked' }, 'notApplied'),
      kept: () => actor.getSnapshot().context.edits,
      done: () => actor.getSnapshot().matches({ grid: 'checked' }),
    }
  },
}

const applying: Act = {
  name: 'applying changed prices',
  at: ['POST', path],
  says: 'notApplied',
  changes: 1,
  ready: async (place): Promise<Ready> => {
    const actor = await checked(place)
    const failed = () => actor.getSnapshot().matches({ grid: 'notApplied' })
    return {
      actor: () => actor,
      go: () => actor.send({ type: failed() ? 'RETRY' : 'APPLY' }),
      told: () => messagesIn(actor, { grid: 'notApplied' }, 'notApplied'),
      kept: () => actor.getSnapshot().context.query,
      done: () => actor.getSnapshot().matches('applied'),
    }
  },
}

const takingBack: Act = {
  name: 'taking a price change back',
  at: ['POST', '/v1/panel/jobs/:id/undo'],
  says: 'notApplied',
  changes: 1,
  ready: async (place): Promise<Ready> => {
    const actor = await applied(place)
    const failed = () => actor.getSnapshot().matches({ applied: 'notTakenBack' })
    return {
      actor: () => actor,
      go: () => actor.send({ type: failed() ? 'RETRY' : 'TAKE_BACK' }),
      told: () => messagesIn(actor, { applied: 'notTakenBack' }, 'notApplied'),
      kept: () => actor.getSnapshot().context.query,
      done: () => Boolean(actor.getSnapshot().context.job?.undoes),
    }
  },
}

const looking: Act = {
  name: 'looking at the job of a price change',
  at: ['GET', '/v1/panel/jobs/:id'],
  says: 'notLoaded',
  changes: 1,
  ready: async (place): Promise<Ready> => {
    const actor = await checked(place)
    const failed = () =>
      [{ applied: 'lost' }, { grid: 'notApplied' }].some((one) => actor.getSnapshot().matches(one as Where))
    return {
      actor: () => actor,
      go: () => actor.send({ type: failed() ? 'RETRY' : 'APPLY' }),
      told: () => messagesIn(actor, { applied: 'lost' }, 'notLoaded'),
      kept: () => actor.getSnapshot().context.query,
      done: () => actor.getSnapshot().matches('applied') && !actor.getSnapshot().matches({ applied: 'lost' }),
    }
  },
}

type Where = Parameters<ReturnType<Grid['getSnapshot']>['matches']>[0]

function messagesIn(actor: Grid, where: Where, says: 'notLoaded' | 'notApplied') {
  const snapshot = actor.getSnapshot()
  const { failure } = snapshot.context
  return snapshot.matches(where) && failure ? failureMessages(failure, says) : nothing
}

/** What the grid of prices asks of the server. */
export const priceActs: readonly Act[] = [
  opening('opening the prices', ['GET', path]),
  opening('opening the prices: the shop', ['GET', '/v1/panel/shop']),
  checking,
  applying,
  looking,
  takingBack,
]
