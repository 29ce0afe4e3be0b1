import { fromPromise } from 'xstate'
import type { ListedCategory } from '#api/contract/catalog/catalogue.ts'
import { categoryOperations, wholeTree } from '#api/operations/catalog/categories.ts'
import {
  categoryTreeMachine,
  type Emptying,
  type Moving,
} from '#machines/catalog/category-tree/category-tree.machine.ts'
import { fromOperation } from '#screens/platform/wiring/from-operation.ts'
import { call } from '#screens/platform/wiring/http.ts'

/** The tree of categories, with its calls. */
export const categoryTree = categoryTreeMachine.provide({
  actors: {
    read: fromPromise<readonly ListedCategory[], undefined>(
      async () => (await call(wholeTree, { query: { products: '1', attributes: '1' } })).rows,
    ),
    move: fromOperation(categoryOperations.move, ({ id, key, ...body }: Moving) => ({ params: { id }, body, key })),
    empty: fromOperation(categoryOperations.empty, ({ id, key, ...body }: Emptying) => ({ params: { id }, body, key })),
    remove: fromOperation(categoryOperations.delete, ({ id, key }: { id: number; key: string }) => ({
      params: { id },
      key,
    })),
  },
  actions: { keepOpened: ({ context }) => keep(context.opened) },
})

const key = 'categories.open'

/** What was open when the tree was left in this window; `null` when it was never seen, or the browser keeps nothing. */
export function openedBefore(): readonly number[] | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    return Array.isArray(kept) ? kept.filter((id) => Number.isInteger(id)) : null
  } catch {
    return null
  }
}

function keep(opened: readonly number[] | null): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(opened))
  } catch {
    // Private windows may refuse: the tree then begins as it does for whoever sees it first.
  }
}
