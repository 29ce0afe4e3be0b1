import type { Refusal } from '#api/rules/platform/rule.ts'
import { type RecordFormContext, wrong } from './record-form.context.ts'

/** What the form tells at its fields now: errors of those that were left once, all of them after saving was tried, and what the server refused. */
export function shownRefusals(context: RecordFormContext): Refusal[] {
  const own = context.revealed
    ? wrongNow(context)
    : wrongNow(context).flatMap((refusal) => onlyTouched(context, refusal))
  return [...own, ...context.refused]
}

/** Whether a refusal names this field, or something inside it. */
export function isUnder(path: string, refusal: Refusal): boolean {
  return refusal.at?.some((at) => at === path || at.startsWith(`${path}.`)) ?? false
}

// The same draft is asked for by every field of the form.
const judged = new WeakMap<RecordFormContext['draft'], Refusal[]>()

function wrongNow(context: RecordFormContext): Refusal[] {
  const known = judged.get(context.draft) ?? wrong(context)
  judged.set(context.draft, known)
  return known
}

function onlyTouched({ touched }: RecordFormContext, refusal: Refusal): Refusal[] {
  const at = (refusal.at ?? []).filter((path) => touched.some((one) => one === path || one.startsWith(`${path}.`)))
  return at.length > 0 ? [{ ...refusal, at }] : []
}
