import { type Actor, createActor, waitFor } from 'xstate'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import { wholeTree } from '#machines/catalog/category-tree/category-tree.context.ts'
import { branchOf } from '#machines/catalog/category-tree/tree.ts'
import { categoryTree } from '#screens/catalog/wiring/categories.ts'
import { productInput } from '#tests/product-input.ts'
import { aCategory } from '#tests/server/platform/records/drafts.ts'
import { type Act, nothing, type Place } from './acts.ts'

const path = '/v1/panel/categories'
const query = { ...wholeTree, search: 'kategori' }

type Tree = Actor<typeof categoryTree>

function newTree(): Tree {
  return createActor(categoryTree, { input: { holder: { permissions: [100] }, query, opened: null } })
}

async function openTree(): Promise<Tree> {
  const actor = newTree().start()
  await waitFor(actor, ({ value }) => value === 'shown')
  return actor
}

const reading: Act = {
  name: 'the tree of categories',
  at: ['GET', path],
  says: 'notLoaded',
  changes: 0,
  ready: async ({ add }) => {
    await add(path, aCategory)
    const actor = newTree()
    let begun = false
    return {
      actor: () => actor,
      go: () => {
        if (begun) actor.send({ type: 'REFRESH' })
        else actor.start()
        begun = true
      },
      told: () => {
        const { value, context } = actor.getSnapshot()
        return value === 'failed' && context.failure ? failureMessages(context.failure, 'notLoaded') : nothing
      },
      kept: () => actor.getSnapshot().context.query,
      done: () => actor.getSnapshot().value === 'shown',
    }
  },
}

const moving: Act = {
  name: 'moving a category',
  at: ['PUT', `${path}/:id/move`],
  says: 'notUpdated',
  changes: 1,
  ready: async ({ add }) => {
    const parent_id = await add(path, aCategory)
    const id = await add(path, aCategory)
    const actor = await openTree()
    const lies = () => branchOf(actor.getSnapshot().context.tree, id)?.parent_id === parent_id
    return {
      at: ['PUT', `${path}/${id}/move`],
      actor: () => actor,
      go: () => actor.send({ type: 'MOVE', id, parent_id, position: 0 }),
      told: () => actor.getSnapshot().context.notMoved?.refusals ?? nothing,
      kept: () => actor.getSnapshot().context.query,
      done: () => actor.getSnapshot().value === 'shown' && lies(),
    }
  },
}

/** A deletion of what has a product, which goes elsewhere first. */
function deleting(row: Pick<Act, 'name' | 'at'>): Act {
  return {
    ...row,
    says: 'notDeleted',
    // Somebody else was faster: that is what was wanted.
    saysAt: { 404: [] },
    changes: 2,
    empty: true,
    ready: async (place) => {
      const { to, id } = await filled(place)
      const actor = await openTree()
      return {
        at: [row.at[0], row.at[1].replace(':id', String(id))],
        actor: () => actor,
        go: () => {
          if (actor.getSnapshot().value === 'notDeleted') return actor.send({ type: 'RETRY' })
          actor.send({ type: 'DELETE', id })
          actor.send({ type: 'SEND_PRODUCTS', to })
          actor.send({ type: 'CONFIRM' })
        },
        told: () => {
          const { value, context } = actor.getSnapshot()
          return value === 'notDeleted' && context.failure ? failureMessages(context.failure, 'notDeleted') : nothing
        },
        kept: () => actor.getSnapshot().context.query,
        done: () => actor.getSnapshot().value === 'shown' && !branchOf(actor.getSnapshot().context.tree, id),
      }
    },
  }
}

async function filled({ add, given }: Place): Promise<{ to: number; id: number }> {
  const to = await add(path, aCategory)
  const id = await add(path, aCategory)
  await add('/v1/panel/products', productInput(given.own, { main_category_id: id, categories: [id] }))
  return { to, id }
}

export const categoryActs: readonly Act[] = [
  reading,
  moving,
  deleting({ name: 'emptying a category', at: ['POST', `${path}/:id/empty`] }),
  deleting({ name: 'deleting a category', at: ['DELETE', `${path}/:id`] }),
]
