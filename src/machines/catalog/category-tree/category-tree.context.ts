import type { CategoryPlace, ListedCategory } from '#api/contract/catalog/catalogue.ts'
import type { ApiFailure } from '#api/contract/platform/failure.ts'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import type { Refusal } from '#api/rules/platform/rule.ts'
import type { Holder } from '#api/rules/platform/session.ts'
import { newRequestKey } from '#machines/platform/request-key.ts'
import {
  branchOf,
  grown,
  lastUnder,
  type Place,
  pathTo,
  placeOf,
  type Tree,
  withChange,
  withMoved,
  without,
} from './tree.ts'

/** What the tree is asked for; the address line holds the same. */
export interface TreeQuery {
  readonly search: string
  /** Only those with this attribute. */
  readonly attribute_id: number | null
  /** Only those without a name in this language. */
  readonly untranslated: number | null
  /** Only those that are on, or off. */
  readonly status: 0 | 1 | null
  /** The category that is shown open, with all above it. */
  readonly open: number | null
  /** The view that it began with; 0: none, although the tree would open with one. */
  readonly view?: number
}

/** All of the tree. */
export const wholeTree: TreeQuery = { search: '', attribute_id: null, untranslated: null, status: null, open: null }

/** A move on its way to the server. */
export interface Move extends Place {
  readonly id: number
  /** It takes an earlier one back. */
  readonly undoes: boolean
  readonly key: string
}

/** The category that is about to be deleted, what stands in its way, and where that shall go. */
export interface ToDelete {
  readonly id: number
  readonly name: string
  readonly children: number
  readonly products: number
  /** `undefined`: not chosen yet; `null`: the top of the tree. */
  readonly children_to: number | null | undefined
  readonly products_to: number | undefined
}

export interface CategoryTreeInput {
  readonly holder: Holder
  readonly query: TreeQuery
  /** What was open when the tree was left; `null` when it was never seen. */
  readonly opened: readonly number[] | null
  /** What it showed when it was left: that stands until it is read anew. */
  readonly shown?: Tree | null
}

/** Plain data: it can be logged, stored and replayed. */
export interface CategoryTreeContext extends Omit<CategoryTreeInput, 'shown'> {
  /** As the server has it; `null` until it was read. */
  readonly stored: Tree | null
  /** Moves that the server has not confirmed, in their order. */
  readonly moves: readonly Move[]
  /** As it is shown: with the moves on their way. */
  readonly tree: Tree
  /** Rows of a search that were opened or closed against what the search shows. */
  readonly turned: readonly number[]
  /** The category whose new parent is being chosen. */
  readonly placing: { readonly id: number; readonly parent_id: number | null } | null
  readonly toDelete: ToDelete | null
  /** Of the deletion: kept over retries. */
  readonly key: string
  readonly failure: ApiFailure | null
  /** What became of the last move that was refused: everything is where it was. */
  readonly notMoved: NotMoved | null
}

/** A move that was refused, or whose answer was lost: the same once more goes with the same key, and has one effect. */
export interface NotMoved {
  readonly move: Move
  readonly name: string
  readonly refusals: readonly Refusal[]
}

type Changes = Partial<CategoryTreeContext>

export function unread({ shown = null, ...input }: CategoryTreeInput): CategoryTreeContext {
  return {
    ...input,
    stored: shown,
    moves: [],
    tree: shown ?? [],
    turned: [],
    placing: null,
    toDelete: null,
    key: '',
    failure: null,
    notMoved: null,
  }
}

/** Small trees are open when they are first seen. */
const openAtFirst = 100

/** The tree as it was read. */
export function read(context: CategoryTreeContext, rows: readonly ListedCategory[]): Changes {
  const tree = grown(rows)
  const opened = context.opened ?? (tree.length > openAtFirst ? [] : parentsIn(tree))
  // What is known now is not what was sent then.
  const notMoved = context.notMoved && { ...context.notMoved, move: { ...context.notMoved.move, key: '' } }
  return { stored: tree, tree, moves: [], failure: null, notMoved, opened: revealed(tree, opened, context.query.open) }
}

/** Every category that has others below it. */
export function parentsIn(tree: Tree): number[] {
  return tree.filter(({ children }) => children > 0).map(({ id }) => id)
}

/** Another question; what was turned in an earlier search is forgotten. */
export function withQuery({ tree, opened }: CategoryTreeContext, query: TreeQuery): Changes {
  return { query, turned: [], opened: opened && revealed(tree, opened, query.open) }
}

/** A category opened or closed: in a search for this search alone. */
export function turned(context: CategoryTreeContext, id: number, narrowed: boolean): Changes {
  const flip = (ids: readonly number[]) => (ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id])
  return narrowed ? { turned: flip(context.turned) } : { opened: flip(context.opened ?? []) }
}

/** One more move: shown at once, confirmed later. What it goes under is open, so that it stays in sight. */
export function moved(context: CategoryTreeContext, move: Omit<Move, 'key'>): Changes {
  const tree = withMoved(context.tree, move.id, move)
  return {
    tree,
    moves: [...context.moves, { ...move, key: keyFor(context, move) }],
    opened: revealed(tree, context.opened ?? [], move.parent_id),
    notMoved: null,
    placing: null,
  }
}

function keyFor({ notMoved }: CategoryTreeContext, { id, parent_id, position }: Omit<Move, 'key'>): string {
  const again = notMoved?.move
  const same = again?.id === id && again.parent_id === parent_id && again.position === position
  return (same && again.key) || newRequestKey()
}

/** The server has confirmed the first of the moves. */
export function settled({ stored, moves, tree }: CategoryTreeContext, place: CategoryPlace): Changes {
  const [first, ...others] = moves
  if (!first || !stored) return {}
  return {
    stored: withChange(withMoved(stored, place.id, first), place),
    tree: withChange(tree, place),
    moves: others,
  }
}

/** The server has refused the first of the moves: nothing of what came after it stands either. */
export function rolledBack({ stored, moves, tree }: CategoryTreeContext, failure: ApiFailure): Changes {
  const [move] = moves
  if (!move) return {}
  const name = branchOf(tree, move.id)?.name ?? ''
  return { tree: stored ?? [], moves: [], notMoved: { move, name, refusals: failureMessages(failure, 'notUpdated') } }
}

/** Where the first of the moves comes from, for taking it back. */
export function backOf({ stored, moves }: CategoryTreeContext): Place & { id: number; name: string; undoes: boolean } {
  const { id = 0, undoes = false } = moves[0] ?? {}
  return { id, undoes, name: branchOf(stored ?? [], id)?.name ?? '', ...placeOf(stored ?? [], id) }
}

/** The move that the dialog asks for: behind those that are there. */
export function placed({ tree, placing }: CategoryTreeContext): Omit<Move, 'key'> {
  const { id = 0, parent_id = null } = placing ?? {}
  return { id, undoes: false, ...lastUnder(tree, id, parent_id) }
}

export function deletionOf({ tree }: CategoryTreeContext, id: number): ToDelete {
  const { name = '', children = 0, products = 0 } = branchOf(tree, id) ?? {}
  return { id, name, children, products, children_to: undefined, products_to: undefined }
}

/** What the server found in the way, where the tree knew of less. */
export function recounted(toDelete: ToDelete | null, { rules }: ApiFailure): ToDelete | null {
  const count = (what: string) => Number(rules.find(({ about }) => about?.what === what)?.about?.count ?? 0)
  return toDelete && { ...toDelete, children: count('categories'), products: count('products') }
}

/** Nothing stands in the way any more: it lies elsewhere. */
export function emptied(toDelete: ToDelete | null): ToDelete | null {
  return toDelete && { ...toDelete, children: 0, products: 0, children_to: undefined, products_to: undefined }
}

/** The category is gone. Whoever it was above is read anew. */
export function gone({ tree, toDelete }: CategoryTreeContext): Changes {
  const left = without(tree, toDelete?.id ?? 0)
  return { stored: left, tree: left, toDelete: null }
}

function revealed(tree: Tree, opened: readonly number[], id: number | null): readonly number[] {
  const path = pathTo(tree, id).filter((one) => !opened.includes(one))
  return path.length > 0 ? [...opened, ...path] : opened
}
