import { childrenOf, type ItemPlace, type Items, lastUnder, placeOf } from '#machines/content/menu-tree/tree.ts'
import type { Landing } from '#ui/tree-dragging.ts'

/** The move of a dragged item that a landing means. */
export function moveTo(items: Items, held: string, landing: Landing) {
  const at = Number(held)
  return { type: 'MOVE' as const, at, ...placeFor(items, at, landing) }
}

/** The place that a landing means. Places are counted without the item that is moved. */
function placeFor(items: Items, at: number, { onto, zone }: Landing): ItemPlace {
  const target = Number(onto)
  if (zone === 'inside') return lastUnder(items, at, target)
  // Behind one that has others below it is before the first of them.
  if (zone === 'after' && childrenOf(items, target).length > 0) return { parent: target, position: 0 }
  const { parent, position } = placeOf(items, target)
  const own = placeOf(items, at)
  const shift = own.parent === parent && own.position < position ? 1 : 0
  return { parent, position: position - shift + (zone === 'after' ? 1 : 0) }
}
