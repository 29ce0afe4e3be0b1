import { createActor, waitFor } from 'xstate'
import type { Draft } from '#api/resources/platform/resource.ts'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import type { Undoing } from '#machines/platform/undo/undo.machine.ts'
import { trash } from '#screens/platform/wiring/trash.ts'
import { undo } from '#screens/platform/wiring/undo.ts'
import { productInput } from '#tests/product-input.ts'
import { draftOf } from '#tests/samples/drafts.ts'
import { type Act, nothing, type Place } from './acts.ts'

const panel = '/v1/panel'

/** A brand that lies in the trash. */
async function deletedBrand({ add, shop }: Place): Promise<number> {
  const id = await add(`${panel}/brands`, draftOf('brands'))
  await shop.call('DELETE', `${panel}/brands/${id}`)
  return id
}

function takingBack(row: Pick<Act, 'name' | 'at' | 'saysAt' | 'empty'>, done: (place: Place) => Promise<Undoing>): Act {
  return {
    ...row,
    says: 'notRestored',
    changes: 1,
    ready: async (place) => {
      const undoing = await done(place)
      const offered = () => createActor(undo, { input: { undoing } })
      let actor = offered().start()
      return {
        actor: () => actor,
        go: () => {
          // What a rule refused is over; it is asked anew.
          if (actor.getSnapshot().value === 'refused') actor = offered().start()
          actor.send({ type: actor.getSnapshot().value === 'failed' ? 'RETRY' : 'TAKE' })
        },
        told: () => {
          const { value, context } = actor.getSnapshot()
          if (value === 'failed' && context.failure) return failureMessages(context.failure, 'notRestored')
          return value === 'refused'
            ? (context.undone?.refused.flatMap(({ refusals }) => refusals) ?? nothing)
            : nothing
        },
        kept: () => actor.getSnapshot().context.undoing,
        done: () => actor.getSnapshot().value === 'undone',
      }
    },
  }
}

const label = 'Paşabahçe'

const takingDeletionBack = takingBack(
  {
    name: 'taking a deletion back',
    at: ['POST', `${panel}/bin/brands/:id`],
    saysAt: { 404: ['bin.not_there'] },
    empty: true,
  },
  async (place) => ({ what: 'deletion', list: 'brands', records: [{ id: await deletedBrand(place), label }] }),
)

const takingSaveBack = takingBack(
  { name: 'taking a save back', at: ['PUT', `${panel}/brands/:id`] },
  async ({ add }) => {
    const before = draftOf('brands')
    const id = await add(`${panel}/brands`, before)
    return { what: 'edit', list: 'brands', records: [{ id, label }], version: 1, before: before as Draft }
  },
)

const products = `${panel}/products`

const takingProductBack = takingBack(
  {
    name: 'taking a product’s save back',
    at: ['PUT', `${products}/:id`],
    saysAt: { 404: ['notFound'] },
  },
  async ({ add, given }) => {
    const before = productInput(given.own)
    const id = await add(products, before)
    return { what: 'product', list: 'products', records: [{ id, label }], version: 1, before }
  },
)

const opened = () => {
  const actor = createActor(trash, { input: { list: 'brands', holder: { permissions: [100] } } }).start()
  actor.send({ type: 'OPEN' })
  return actor
}

const looking: Act = {
  name: 'looking into a bin',
  at: ['GET', `${panel}/bin/brands`],
  says: 'notLoaded',
  changes: 0,
  ready: async (place) => {
    await deletedBrand(place)
    const actor = createActor(trash, { input: { list: 'brands', holder: { permissions: [100] } } }).start()
    return {
      actor: () => actor,
      go: () => actor.send({ type: actor.getSnapshot().value === 'closed' ? 'OPEN' : 'REFRESH' }),
      told: () => {
        const { failure } = actor.getSnapshot().context
        return actor.getSnapshot().matches({ open: { rows: 'failed' } }) && failure
          ? failureMessages(failure, 'notLoaded')
          : nothing
      },
      kept: () => actor.getSnapshot().context.search,
      done: () => actor.getSnapshot().matches({ open: { rows: 'shown' } }),
    }
  },
}

const restoring: Act = {
  name: 'restoring from a bin',
  at: ['POST', `${panel}/bin/brands/:id`],
  says: 'notRestored',
  saysAt: { 404: ['bin.not_there'] },
  changes: 1,
  empty: true,
  ready: async (place) => {
    const id = await deletedBrand(place)
    const actor = opened()
    await waitFor(actor, (snapshot) => snapshot.matches({ open: { rows: 'shown' } }))
    const left = () => actor.getSnapshot().context.rows?.some((row) => row.id === id)
    return {
      actor: () => actor,
      go: () => {
        const at = actor.getSnapshot()
        if (at.matches({ open: { restoring: 'refused' } })) actor.send({ type: 'CANCEL' })
        if (at.matches({ open: { restoring: 'failed' } })) actor.send({ type: 'RETRY' })
        else actor.send({ type: 'RESTORE', id, label: 'Paşabahçe' })
      },
      told: () => {
        const { context } = actor.getSnapshot()
        return context.restoreFailure ? failureMessages(context.restoreFailure, 'notRestored') : context.refused
      },
      kept: () => actor.getSnapshot().context.search,
      done: () => actor.getSnapshot().matches({ open: { restoring: 'idle', rows: 'shown' } }) && !left(),
    }
  },
}

export const trashActs: readonly Act[] = [takingDeletionBack, takingSaveBack, takingProductBack, looking, restoring]
