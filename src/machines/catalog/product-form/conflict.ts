import type { Product } from '#api/contract/catalog/products.ts'
import { normalized } from '#api/rules/catalog/product-sums.ts'
import { pendingParts, type Side, withChoice } from '#machines/platform/conflict/parts.ts'
import { over } from './context.ts'
import { draftOf } from './draft.ts'
import type { FormContext } from './form.types.ts'
import { merge } from './merge.ts'

type Changes = Partial<FormContext>

/** Their version is set beside mine. */
export function compared(context: FormContext, theirs: Product): Changes {
  const { draft: _, ...compared } = together({ ...context, theirs, choices: {} })
  return { theirs, choices: {}, ...compared }
}

/** A side was chosen for one of the parts, or for all of them. */
export function chosen(context: FormContext, path: string | null, side: Side): Changes {
  return { choices: withChoice(context, context.choices, path, side) }
}

/** Where the parts stand that two people changed against each other and nobody has decided. */
export function unchosen(context: FormContext): string[] {
  return pendingParts(context, context.choices)
}

/** Both versions together, by the choices, ready to be saved over theirs. */
export function reconciled(context: FormContext): Changes {
  if (!context.theirs) return {}
  return { ...over(context.theirs, context), draft: together(context).draft }
}

/** Mine goes, theirs stays. */
export function takeTheirs(context: FormContext): Changes {
  if (!context.theirs) return {}
  const changes = over(context.theirs, context)
  return { ...changes, draft: changes.original }
}

/** What one value can be spelled in several ways is no difference, so all versions are compared in one spelling. */
function together({ original, draft, theirs, lists, choices }: FormContext) {
  const other = theirs ? draftOf(theirs, lists) : original
  return merge({ base: normalized(original), mine: normalized(draft), theirs: normalized(other) }, choices)
}
