import type { Product } from '#api/contract/products.ts'
import { normalized } from '#api/rules/product-sums.ts'
import { over } from './context.ts'
import { draftOf } from './draft.ts'
import type { FormContext, Side } from './form.types.ts'
import { merge } from './merge.ts'

type Changes = Partial<FormContext>

/** Their version is set beside mine. */
export function compared(context: FormContext, theirs: Product): Changes {
  return { theirs, choices: {}, differences: together({ ...context, theirs, choices: {} }).differences }
}

/** A side was chosen for one of the differences, or for all that are open. */
export function chosen({ choices, differences }: FormContext, path: string | null, side: Side): Changes {
  const paths = path === null ? differences.map((one) => one.path) : [path]
  return { choices: { ...choices, ...Object.fromEntries(paths.map((one) => [one, side])) } }
}

/** The paths that two people changed against each other and nobody has decided. */
export function unchosen({ differences, choices }: FormContext): string[] {
  return differences.map((one) => one.path).filter((path) => !choices[path])
}

/** Both versions together, by the choices, ready to be saved over theirs. */
export function reconciled(context: FormContext): Changes {
  if (!context.theirs) return {}
  return { ...over(context.theirs, context), draft: together(context).draft }
}

/** Mine goes, theirs stays. */
export function surrendered(context: FormContext): Changes {
  if (!context.theirs) return {}
  const changes = over(context.theirs, context)
  return { ...changes, draft: changes.original }
}

/** What one value can be spelled in several ways is no difference, so all versions are compared in one spelling. */
function together({ original, draft, theirs, lists, choices }: FormContext) {
  const other = theirs ? draftOf(theirs, lists) : original
  return merge({ base: normalized(original), mine: normalized(draft), theirs: normalized(other) }, choices)
}
