import type { CategoryTreeContext } from '#machines/catalog/category-tree/category-tree.context.ts'
import { type Place, placeOf, type Tree } from '#machines/catalog/category-tree/tree.ts'
import type { Landing } from '#ui/tree-dragging.ts'

/** The move of a dragged category that a landing means. */
export function moveTo({ tree, opened }: Pick<CategoryTreeContext, 'tree' | 'opened'>, held: string, landing: Landing) {
  const id = Number(held)
  return { type: 'MOVE' as const, id, ...placeFor(tree, opened ?? [], id, landing) }
}

/** The place that a landing means. Places are counted without the one that is moved. */
function placeFor(tree: Tree, opened: readonly number[], id: number, { onto, zone }: Landing): Place {
  const target = Number(onto)
  const inside = (position: number) => ({ parent_id: target, position })
  if (zone === 'inside') return inside(tree.filter((one) => one.parent_id === target && one.id !== id).length)
  // Behind an open one is before its first.
  const isOpen = opened.includes(target) && tree.some((one) => one.parent_id === target)
  if (zone === 'after' && isOpen) return inside(0)
  const { parent_id, position } = placeOf(tree, target)
  const own = placeOf(tree, id)
  const shift = own.parent_id === parent_id && own.position < position ? 1 : 0
  return { parent_id, position: position - shift + (zone === 'after' ? 1 : 0) }
}
