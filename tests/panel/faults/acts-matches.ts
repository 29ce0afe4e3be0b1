import { type Actor, createActor, waitFor } from 'xstate'
import type { Match } from '#api/contract/catalog/product-matches.ts'
import { matchPage } from '#screens/catalog/wiring/product-matches.ts'
import { matches, newListing } from '#tests/fixtures/matches.fixture.ts'
import type { Shop } from '#tests/shop.ts'
import type { Act, At, Ready } from './acts.ts'
import { messagesIn } from './opening-act.ts'

const holder = { permissions: [100] }

type Desk = Actor<typeof matchPage>

const opening: Act = {
  name: 'opening the matches',
  at: ['GET', `${matches}/summary`],
  says: 'notLoaded',
  changes: 0,
  ready: async () => {
    const actor = createActor(matchPage, { input: { holder } })
    let begun = false
    return {
      actor: () => actor,
      go: () => {
        if (begun) actor.send({ type: 'RETRY' })
        else actor.start()
        begun = true
      },
      told: () => messagesIn(actor, 'notLoaded', 'unreachable'),
      kept: () => actor.getSnapshot().context.record,
      done: () => actor.getSnapshot().matches('shown'),
    }
  },
}

/** Something that is asked of the open screen, and once more from the dialog that tells that it did not go through. */
function asking(
  one: Pick<Act, 'name' | 'at' | 'says' | 'changes'> & {
    state: 'failed' | 'notBegun' | 'notCounted'
    first: (desk: Desk, row: Match) => void
    done: (desk: Desk) => boolean
  },
): Act {
  const { state, first, done, ...act } = one
  return {
    ...act,
    ready: async ({ shop }): Promise<Ready> => {
      const actor = createActor(matchPage, { input: { holder } }).start()
      await waitFor(actor, (snapshot) => snapshot.matches('shown'))
      const row = await listed(shop)
      return {
        actor: () => actor,
        go: () => {
          if (actor.getSnapshot().matches(state)) return actor.send({ type: 'RETRY' })
          // What the server refused is looked at anew, and done again from there.
          if (actor.getSnapshot().matches('refused')) actor.send({ type: 'REFRESH' })
          first(actor, row)
        },
        told: () => messagesIn(actor, act.says, state, 'refused'),
        kept: () => actor.getSnapshot().context.holder,
        done: () => done(actor),
      }
    },
  }
}

/** Another product beside a marketplace product: the dialog stays, and tells why it has none. */
const fetchingVariant: Act = {
  name: 'comparing with another product',
  at: ['GET', `${matches}/variants/:id`],
  says: 'notLoaded',
  changes: 0,
  ready: async ({ shop, given }) => {
    const actor = createActor(matchPage, { input: { holder } }).start()
    await waitFor(actor, (snapshot) => snapshot.matches('shown'))
    const row = await listed(shop)
    actor.send({ type: 'COMPARE', record: row })
    return {
      actor: () => actor,
      go: () => actor.send({ type: 'PICK', variant_id: given.matches.variant }),
      told: () => messagesIn(actor, 'notLoaded', 'comparing'),
      kept: () => actor.getSnapshot().context.record?.id,
      done: () => actor.getSnapshot().context.picked !== null,
    }
  },
}

async function listed(shop: Shop): Promise<Match> {
  const id = await newListing(shop)
  const { rows } = (await shop.call('GET', matches)).body.data
  return rows.find((row: Match) => row.id === id)
}

const begins = (desk: Desk) => desk.getSnapshot().matches('begun')
const at = (method: string, path: string): At => [method, `${matches}${path}`]

export const matchSteps: readonly Act[] = [
  opening,
  fetchingVariant,
  asking({
    name: 'refusing a marketplace product',
    at: at('PATCH', '/:id/status'),
    ...{ says: 'notUpdated', changes: 1, state: 'failed' },
    first: (desk, row) => desk.send({ type: 'STEP', record: row, step: { type: 'REFUSE' } }),
    done: (desk) => desk.getSnapshot().matches('shown') && desk.getSnapshot().context.record?.status === 'refused',
  }),
  asking({
    name: 'counting what has the same barcode',
    at: at('GET', '/summary'),
    ...{ says: 'notLoaded', changes: 0, state: 'notCounted' },
    first: (desk) => desk.send({ type: 'ACCEPT_ALL' }),
    done: (desk) => desk.getSnapshot().matches('confirming'),
  }),
  asking({
    name: 'deciding over many',
    at: at('POST', '/decide'),
    ...{ says: 'notApplied', changes: 1, state: 'notBegun' },
    first: (desk, { id }) => {
      desk.send({ type: 'DECIDE', decision: 'REFUSE', ids: [id] })
      desk.send({ type: 'CONFIRM' })
    },
    done: begins,
  }),
  asking({
    name: 'fetching from the marketplace',
    at: at('POST', '/fetch'),
    ...{ says: 'notApplied', changes: 1, state: 'notBegun' },
    first: (desk) => desk.send({ type: 'FETCH' }),
    done: begins,
  }),
]
