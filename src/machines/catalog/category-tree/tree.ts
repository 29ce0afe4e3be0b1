import type { ListedCategory } from '#api/contract/catalog/catalogue.ts'

/** A category in its tree. The tree is a list from top to bottom: each stands after its parent, and all that is below it right behind it. */
export interface Branch extends ListedCategory {
  readonly depth: number
}

export type Tree = readonly Branch[]

/** Where a category lies: under a parent or at the top (`null`), at a place from 0 among those that lie there. */
export interface Place {
  readonly parent_id: number | null
  readonly position: number
}

/** The tree of these categories. How deep each lies and how many are right below it is seen from where they stand. */
export function grown(rows: readonly ListedCategory[]): Branch[] {
  const counts = new Map<number | null, number>()
  for (const { parent_id } of rows) counts.set(parent_id, (counts.get(parent_id) ?? 0) + 1)
  const depths = new Map<number | null, number>([[null, -1]])
  return rows.map((row) => {
    const depth = (depths.get(row.parent_id) ?? -1) + 1
    depths.set(row.id, depth)
    const children = counts.get(row.id) ?? 0
    return { ...row, depth, children, leaf: children === 0 ? 1 : 0 }
  })
}

/** The tree after a category was moved, with all that is below it. Who is not there moves nothing. */
export function withMoved(tree: Tree, id: number, { parent_id, position }: Place): Tree {
  const from = indexOf(tree, id)
  const head = tree[from]
  if (!head) return tree
  const block = tree.slice(from, endOf(tree, from))
  const rest = tree.toSpliced(from, block.length)
  const next = rest.filter((one) => one.parent_id === parent_id)[position]
  const parent = rest.findIndex((one) => one.id === parent_id)
  const to = next ? rest.indexOf(next) : parent < 0 ? rest.length : endOf(rest, parent)
  return grown(rest.toSpliced(to, 0, { ...head, parent_id }, ...block.slice(1)))
}

/** The tree without a category that has nothing below it. */
export function without(tree: Tree, id: number): Tree {
  return grown(tree.filter((one) => one.id !== id))
}

/** A category with another version, since it was changed, and the day of that. */
export function withChange(
  tree: Tree,
  { id, version, changed_on }: Pick<Branch, 'id' | 'version' | 'changed_on'>,
): Tree {
  return tree.map((one) => (one.id === id ? { ...one, version, changed_on } : one))
}

export function branchOf(tree: Tree, id: number): Branch | undefined {
  return tree[indexOf(tree, id)]
}

/** A category and all above it, itself first. */
export function pathTo(tree: Tree, id: number | null): number[] {
  const path: number[] = []
  for (let at = id === null ? undefined : branchOf(tree, id); at; at = parentOf(tree, at)) {
    if (path.includes(at.id)) break
    path.push(at.id)
  }
  return path
}

export function placeOf(tree: Tree, id: number): Place {
  const parent_id = branchOf(tree, id)?.parent_id ?? null
  const brothers = tree.filter((one) => one.parent_id === parent_id)
  return { parent_id, position: brothers.findIndex((one) => one.id === id) }
}

/** The place behind all that lie under a parent, the category itself left out. */
export function lastUnder(tree: Tree, id: number, parent_id: number | null): Place {
  const others = tree.filter((one) => one.parent_id === parent_id && one.id !== id)
  return { parent_id, position: others.length }
}

/** The ways that a category goes by one step: among its brothers, under the one before it, out of its parent. */
export type Way = 'up' | 'down' | 'in' | 'out'

/** Where one step leads; `null` where there is nothing that way. */
export function stepFrom(tree: Tree, id: number, way: Way): Place | null {
  const { parent_id, position } = placeOf(tree, id)
  const brothers = tree.filter((one) => one.parent_id === parent_id)
  if (way === 'up') return position > 0 ? { parent_id, position: position - 1 } : null
  if (way === 'down') return position < brothers.length - 1 ? { parent_id, position: position + 1 } : null
  const before = brothers[position - 1]
  if (way === 'in') return before ? lastUnder(tree, id, before.id) : null
  if (parent_id === null) return null
  const parent = placeOf(tree, parent_id)
  return { parent_id: parent.parent_id, position: parent.position + 1 }
}

/** The first place behind a category and all that is below it. */
export function endOf(tree: Tree, index: number): number {
  const depth = tree[index]?.depth ?? 0
  let end = index + 1
  while ((tree[end]?.depth ?? -1) > depth) end += 1
  return end
}

function parentOf(tree: Tree, { parent_id }: Branch): Branch | undefined {
  return parent_id === null ? undefined : branchOf(tree, parent_id)
}

const indices = new WeakMap<Tree, ReadonlyMap<number, number>>()

function indexOf(tree: Tree, id: number): number {
  const known = indices.get(tree) ?? new Map(tree.map((one, index) => [one.id, index]))
  indices.set(tree, known)
  return known.get(id) ?? -1
}
