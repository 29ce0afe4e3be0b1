import type { SnapshotFrom } from 'xstate'
import { placesStaying } from '#api/rules/catalog/product-facts.ts'
import { sameValue } from '#machines/platform/record-form/same-value.ts'
import type { FormContext } from './form.types.ts'
import { problemsOf } from './problems.ts'
import type { productFormMachine } from './product-form.machine.ts'

type Snapshot = SnapshotFrom<typeof productFormMachine>

/** Whether a step may have changed what a variant's row shows: its own values and reasons, or what all rows have in common. */
export function concernsRow(before: Snapshot, now: Snapshot, index: number): boolean {
  return before.context.draft.variants[index] !== now.context.draft.variants[index] || concernsAll(before, now)
}

/** Every row asks the same of the same step. */
const judged = new WeakMap<Snapshot, { before: Snapshot; concerns: boolean }>()

function concernsAll(before: Snapshot, now: Snapshot): boolean {
  const known = judged.get(now)
  if (known?.before === before) return known.concerns
  const concerns =
    before.status !== now.status ||
    !sameValue(before.value, now.value) ||
    !sameBut(before.context, now.context, ['draft']) ||
    !sameBut(before.context.draft, now.context.draft, ['variants', 'translations']) ||
    placesStaying(before.context.draft) !== placesStaying(now.context.draft) ||
    !sameErrors(before.context, now.context)
  judged.set(now, { before, concerns })
  return concerns
}

function sameBut<T extends object>(one: T, other: T, but: readonly (keyof T)[]): boolean {
  const keys = Object.keys(other) as (keyof T)[]
  return keys.every((key) => but.includes(key) || sameValue(one[key], other[key]))
}

/** Whether fields tell the same errors. Until one was left or the list of rules was opened, none tells any. */
function sameErrors(before: FormContext, now: FormContext): boolean {
  return (!now.revealed && now.touched.length === 0) || sameValue(problemsOf(before), problemsOf(now))
}
