import { expect } from 'vitest'
import type { AnyMachineSnapshot, EventObject } from 'xstate'
import type { CategoryTreeContext } from '#machines/catalog/category-tree/category-tree.context.ts'
import { branchOf } from '#machines/catalog/category-tree/tree.ts'
import { categoryTree } from '#screens/catalog/wiring/categories.ts'
import { type Arranged, type Moment, overHttp, type World } from '#tests/paths/cover/http.ts'
import { arrange, haveTree, names, path, treeIn } from './categories.fixture.ts'
import spec from './category-tree.paths.ts'

interface Garden extends World {
  readonly codes: readonly number[]
}

const actors: Readonly<Record<string, string>> = { GET: 'read', PUT: 'move', POST: 'empty', DELETE: 'remove' }

/** The tree of categories over a real shop. */
export default overHttp(spec)<typeof categoryTree, Garden>({
  machine: categoryTree,
  begin: async (shop, { input }) => {
    const codes = codesOf[input] ?? [100]
    await haveTree(shop, true)
    return { shop, codes, token: await shop.as(codes) }
  },
  input: ({ codes }, { input }) => ({ ...(spec.inputs[input] as CategoryTreeContext), holder: { permissions: codes } }),
  whose: ({ method, path: asked }) => (asked.startsWith(path) ? [actors[method] ?? ''] : []),
  answers: {
    read: (event, moment) => arranged('read', event, moment),
    move: (event, moment) => arranged('move', event, moment),
    empty: (event, moment) => arranged('empty', event, moment),
    remove: (event, moment) => arranged('remove', event, moment),
  },
  event: (event, { actor }) => withIds(event, actor.getSnapshot()),
  see: async ({ value, context }, { shop }) => {
    if (value !== 'shown') return
    const { tree } = context as CategoryTreeContext
    const shown = tree.map(({ name, parent_id }) => [name, branchOf(tree, parent_id ?? 0)?.name ?? null])
    expect(Object.fromEntries(shown)).toEqual(await treeIn(shop))
  },
  refused: async (event, rules, { world: { shop, token } }) => {
    const { id } = event as unknown as { id?: number }
    const as = token ?? ''
    if (event.type === 'MOVE' && rules.length > 0) {
      const { parent_id, position } = event as unknown as { parent_id: number; position: number }
      const answer = await shop.call('PUT', `${path}/${id}/move`, { as, body: { parent_id, position, version: 1 } })
      // Whoever may not is told nothing else.
      const first = rules.includes('auth.forbidden') ? 'auth.forbidden' : rules[0]
      expect([answer.http, answer.body.error]).toEqual([first === 'auth.forbidden' ? 403 : 422, first])
    }
    if (event.type === 'DELETE') {
      const answer = await shop.call('DELETE', `${path}/${id}`, { as })
      expect([answer.http, answer.body.error]).toEqual([403, 'auth.forbidden'])
    }
  },
})

const codesOf: Readonly<Record<string, number[]>> = { all: [100], deleting: [400, 404], looking: [400] }

async function arranged(actor: string, event: EventObject, { world, walked }: Moment<Garden>): Promise<Arranged> {
  return { how: await arrange(world.shop, actor, event, walked.context as CategoryTreeContext) }
}

/** The walk's ids by the names that they stand for. */
function withIds(event: EventObject, { context }: AnyMachineSnapshot): EventObject {
  const { tree } = context as CategoryTreeContext
  const own = (id: unknown) => tree.find(({ name }) => name === names[Number(id)])?.id ?? id
  const entries = Object.entries(event).map(([key, value]) => [
    key,
    ['id', 'parent_id', 'to'].includes(key) ? own(value) : value,
  ])
  return Object.fromEntries(entries) as EventObject
}
