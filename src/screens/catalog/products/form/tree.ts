import type { Category } from '#api/contract/catalog/catalogue.ts'
import type { Choice } from '#ui/choice.ts'

interface Tree {
  /** From top to bottom, each with its depth; what has subcategories only holds them together. */
  readonly choices: readonly Choice<number>[]
  readonly names: ReadonlyMap<number, string>
}

const known = new WeakMap<readonly Category[], Tree>()

/** The categories as choices of a tree, made once for each list. */
export function treeOf(categories: readonly Category[]): Tree {
  const before = known.get(categories)
  if (before) return before
  const depths = new Map<number | null, number>([[null, -1]])
  const choices = categories.map(({ id, parent_id, name, leaf }): Choice<number> => {
    const depth = (depths.get(parent_id) ?? -1) + 1
    depths.set(id, depth)
    return { value: id, label: name, depth, ...(leaf ? {} : { heading: true }) }
  })
  const tree = { choices, names: new Map(categories.map(({ id, name }) => [id, name])) }
  known.set(categories, tree)
  return tree
}

/** A category in words, with its ancestors before it: `Giyim › Kadın › Elbise`. */
export function wayTo(names: ReadonlyMap<number, string>, path: readonly number[]): string {
  return path.map((id) => names.get(id) ?? '').join(' › ')
}
