import type { Choice } from '#ui/choice.ts'

/** The records of a tree, told from top to bottom, that this one may lie under: all but itself and those below it. */
export function parentsFor(tree: readonly Choice<number>[], id: number | null): readonly Choice<number>[] {
  const from = tree.findIndex(({ value }) => value === id)
  const depth = tree[from]?.depth ?? 0
  const behind = tree.findIndex((one, index) => index > from && (one.depth ?? 0) <= depth)
  const below = from < 0 ? 0 : (behind < 0 ? tree.length : behind) - from
  return tree.toSpliced(Math.max(0, from), below).map(({ heading: _, ...choice }) => choice)
}
