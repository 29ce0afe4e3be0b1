import { products } from '#api/listings/catalog/products.ts'
import { categories } from '#api/resources/catalog/categories.ts'
import { hasNoChildren, hasNoProducts, productsFitIn } from '#api/rules/catalog/categories.ts'
import { permits, permitted } from '#api/rules/platform/session.ts'
import { fitsUnder } from '#api/rules/platform/tree.ts'
import { asGuards, type RuleGuard } from '#machines/platform/refusals.ts'
import type { CategoryTreeContext } from './category-tree.context.ts'
import type { CategoryTreeEvent } from './category-tree.machine.ts'
import { branchOf, pathTo } from './tree.ts'

type Rules = Record<
  | 'auth.forbidden'
  | 'category.under_itself'
  | 'delete.category_has_children'
  | 'delete.category_has_products'
  | 'category.products_need_leaf',
  RuleGuard
>

interface GuardArgs {
  readonly context: CategoryTreeContext
  readonly event: CategoryTreeEvent
}

/** What guards the tree of categories. */
export const treeRules = {
  ...asGuards([permitted], ({ context, event }: GuardArgs) => ({
    holder: context.holder,
    gate: { codes: codesFor(context, event).find((codes) => !permits(context.holder, codes)) ?? [] },
  })),
  ...asGuards([fitsUnder], (args: GuardArgs) => ({
    id: movedIn(args).id,
    above: pathTo(args.context.tree, movedIn(args).to),
  })),
  // What goes elsewhere first is not in the way.
  ...asGuards([hasNoChildren, hasNoProducts], ({ context: { toDelete } }: GuardArgs) => ({
    children: toDelete && toDelete.children_to === undefined ? toDelete.children : 0,
    products: toDelete && toDelete.products_to === undefined ? toDelete.products : 0,
  })),
  ...asGuards([productsFitIn], ({ context: { toDelete, tree } }: GuardArgs) => ({
    id: toDelete?.id ?? 0,
    children_to: toDelete?.children_to,
    products_to: toDelete?.products_to,
    leaf: branchOf(tree, toDelete?.products_to ?? 0)?.leaf === 1,
  })),
} as Rules

/** The codes that an act needs, all of them: who deletes what has contents moves these too, and whoever moves products changes them. */
function codesFor({ toDelete }: CategoryTreeContext, { type }: CategoryTreeEvent): (readonly number[])[] {
  if (type === 'DELETE') return [categories.codes.delete]
  if (type !== 'CONFIRM' || !toDelete) return [categories.codes.edit]
  const moves = toDelete.children + toDelete.products > 0
  return [
    categories.codes.delete,
    ...(moves ? [categories.codes.edit] : []),
    ...(toDelete.products > 0 ? [products.codes.edit] : []),
  ]
}

/** Which category would come to lie where. */
function movedIn({ context: { toDelete, placing }, event }: GuardArgs): { id: number; to: number | null } {
  if (event.type === 'MOVE') return { id: event.id, to: event.parent_id }
  if (toDelete) return { id: toDelete.id, to: toDelete.children_to ?? null }
  return { id: placing?.id ?? 0, to: placing?.parent_id ?? null }
}
