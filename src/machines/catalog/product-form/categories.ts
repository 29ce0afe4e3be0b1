import type { Category } from '#api/contract/catalog/catalogue.ts'

type Tree = readonly Pick<Category, 'id' | 'parent_id'>[]

/** What a form remembers of its categories: the product's list, and those of it that were chosen by hand. */
export interface Chosen {
  readonly main: number | null
  readonly categories: readonly number[]
  readonly byHand: readonly number[]
}

/** The tree with a category that was made a moment ago: the last one under its parent, which is no leaf any more (R14). */
export function withMade(tree: readonly Category[], made: Category | undefined): readonly Category[] {
  if (!made) return tree
  const { parent_id } = made
  const last = parent_id === null ? -1 : tree.findLastIndex(({ id }) => pathTo(tree, id).includes(parent_id))
  const place = last < 0 ? tree.length : last + 1
  return tree.map((one): Category => (one.id === parent_id ? { ...one, leaf: 0 } : one)).toSpliced(place, 0, made)
}

/** A category with its ancestors, the root first. A tree that loops is cut where it would begin again. */
export function pathTo(tree: Tree, id: number): number[] {
  const parents = parentsOf(tree)
  const path: number[] = []
  for (let at: number | null = id; at !== null && !path.includes(at); at = parents.get(at) ?? null) path.unshift(at)
  return path
}

/** A new main category brings its ancestors; those that only the old one had brought go, and what was chosen by hand stays (R43). */
export function withMain(tree: Tree, { byHand }: Chosen, id: number): number[] {
  const path = pathTo(tree, id)
  return [...path, ...byHand.filter((one) => !path.includes(one))]
}

/** One more category, chosen by hand. */
export function withCategory(chosen: Chosen, id: number): Chosen {
  return {
    ...chosen,
    categories: chosen.categories.includes(id) ? chosen.categories : [...chosen.categories, id],
    byHand: chosen.byHand.includes(id) ? chosen.byHand : [...chosen.byHand, id],
  }
}

/** One category less. The main one stays: it is changed in its own field. */
export function withoutCategory(chosen: Chosen, id: number): Chosen {
  if (id === chosen.main) return chosen
  return {
    ...chosen,
    categories: chosen.categories.filter((one) => one !== id),
    byHand: chosen.byHand.filter((one) => one !== id),
  }
}

/** Of a stored product, those of its categories that its main category does not explain. */
export function chosenByHand(tree: Tree, main: number | null, categories: readonly number[]): number[] {
  const path = main === null ? [] : pathTo(tree, main)
  return categories.filter((id) => !path.includes(id))
}

const remembered = new WeakMap<Tree, Map<number, number | null>>()

function parentsOf(tree: Tree): Map<number, number | null> {
  const known = remembered.get(tree)
  if (known) return known
  const parents = new Map(tree.map(({ id, parent_id }) => [id, parent_id]))
  remembered.set(tree, parents)
  return parents
}
