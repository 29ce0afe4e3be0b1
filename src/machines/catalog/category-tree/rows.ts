import { fold } from '#api/rules/platform/fold.ts'
import type { CategoryTreeContext, TreeQuery } from './category-tree.context.ts'
import { type Branch, endOf, type Tree } from './tree.ts'

/** A category as a row of the tree on screen. */
export interface TreeRow extends Branch {
  /** Whether what is below it is shown; `null` when nothing is below it. */
  readonly open: boolean | null
  /** It is one of those that were asked for; those above it are shown for their place only. */
  readonly hit: boolean
  /** Its place among its shown brothers, from 1, and how many they are. */
  readonly place: number
  readonly of: number
}

type Shown = Pick<CategoryTreeContext, 'tree' | 'opened' | 'turned' | 'query'>

/** The rows that are shown: below every open category those right under it, and of a search what it finds with all above. */
export function rowsOf({ tree, opened, turned, query }: Shown): readonly TreeRow[] {
  const open = new Set(opened)
  const found = isNarrowed(query) ? foundIn(tree, query) : null
  const flipped = new Set(turned)
  /** By depth, whether only what was found is shown there. */
  const narrowed = [found !== null]
  const rows: (Branch & Pick<TreeRow, 'open' | 'hit'>)[] = []
  for (let at = 0; at < tree.length; ) {
    const branch = tree[at] as Branch
    const { id, depth, children } = branch
    if (narrowed[depth] && !found?.kept.has(id)) {
      at = endOf(tree, at)
      continue
    }
    const inside = found?.inside.has(id) ?? false
    const isOpen = found ? inside !== flipped.has(id) : open.has(id)
    rows.push({ ...branch, open: children > 0 ? isOpen : null, hit: found?.hits.has(id) ?? false })
    narrowed[depth + 1] = inside
    at = isOpen ? at + 1 : endOf(tree, at)
  }
  return placed(rows)
}

/** Whether only a part of the tree is asked for. */
export function isNarrowed({ search, attribute_id, untranslated, status }: TreeQuery): boolean {
  return fold(search) !== '' || attribute_id !== null || untranslated !== null || status !== null
}

interface Found {
  readonly hits: ReadonlySet<number>
  /** The hits and all above them. */
  readonly kept: ReadonlySet<number>
  /** Those that have hits below them. */
  readonly inside: ReadonlySet<number>
}

function foundIn(tree: Tree, { search, attribute_id, untranslated, status }: TreeQuery): Found {
  const wanted = fold(search)
  const fits = (one: Branch) =>
    (attribute_id === null || one.attributes.includes(attribute_id)) &&
    (untranslated === null || !one.named_in?.includes(untranslated)) &&
    (status === null || one.status === status)
  const names = foldedNames(tree)
  const [hits, kept, inside] = [new Set<number>(), new Set<number>(), new Set<number>()]
  const above: number[] = []
  for (const [index, branch] of tree.entries()) {
    const { id, depth } = branch
    above.length = depth
    if (names[index]?.includes(wanted) && fits(branch)) {
      hits.add(id)
      kept.add(id)
      for (const one of above) kept.add(one) && inside.add(one)
    }
    above[depth] = id
  }
  return { hits, kept, inside }
}

function placed(rows: readonly (Branch & Pick<TreeRow, 'open' | 'hit'>)[]): TreeRow[] {
  const counts = new Map<number | null, number>()
  const places = rows.map((row) => {
    const parent = row.depth === 0 ? null : row.parent_id
    const place = (counts.get(parent) ?? 0) + 1
    counts.set(parent, place)
    return { place, parent }
  })
  return rows.map((row, index) => {
    const { place = 1, parent = null } = places[index] ?? {}
    return { ...row, place, of: counts.get(parent) ?? 1 }
  })
}

const folded = new WeakMap<Tree, readonly string[]>()

function foldedNames(tree: Tree): readonly string[] {
  const known = folded.get(tree) ?? tree.map(({ name }) => fold(name))
  folded.set(tree, known)
  return known
}
