import {
  changeReadable,
  changesSettled,
  somethingToApply,
  somethingToRedo,
  somethingToUndo,
  somewhereToFill,
  stepInSight,
  targetsChosen,
} from '#api/rules/catalog/price-cells.ts'
import { writingIn } from '#api/rules/catalog/price-reading.ts'
import { kindUndoable, somethingToUndo as somethingDone } from '#api/rules/platform/jobs.ts'
import { somethingChanged } from '#api/rules/platform/records.ts'
import { asGuards, type RuleGuard } from '#machines/platform/refusals.ts'
import { allColumns, columnsOf, targetsOf } from './columns.ts'
import { changedIn } from './edits.ts'
import { fitting } from './price-edit.context.ts'
import type { PriceEditContext, PriceEditEvent } from './price-edit.types.ts'
import { blockOf } from './spots.ts'

type Rules = Record<
  | 'price.changes_open'
  | 'price.step_hidden'
  | 'price.fill_range'
  | 'price.change_amount'
  | 'price.none_fits'
  | 'edit.nothing_to_undo'
  | 'edit.nothing_to_redo'
  | 'form.unchanged'
  | 'validation.country_or_marketplace'
  | 'job.not_undoable'
  | 'job.nothing_done',
  RuleGuard
>

/** The rules of the grid as guards, each with its facts. */
export const priceEditRules = {
  ...asGuards([changesSettled], ({ context, event }) => ({
    changes: changesAt(context, event),
  })),
  ...asGuards([somethingToUndo], ({ context }) => ({ steps: context.undo.length })),
  ...asGuards([somethingToRedo], ({ context }) => ({ steps: context.redo.length })),
  ...asGuards([stepInSight], ({ context, event }) => ({ hidden: hiddenIn(context, event) })),
  ...asGuards([somewhereToFill], ({ context }) => {
    const { top, bottom } = blockOf(context)
    return { span: bottom - top + 1 }
  }),
  ...asGuards([changeReadable], ({ context }) => ({ change: context.change, writing: writingIn(context.language) })),
  ...asGuards([somethingChanged], ({ context }) => ({ changed: context.changed > 0 })),
  ...asGuards([targetsChosen], ({ context }) => ({ targets: targetsOf(context) })),
  ...asGuards([somethingToApply], ({ context }) => ({ fitting: fitting(context.checked).length })),
  ...asGuards([kindUndoable, somethingDone], ({ context }) => context.job),
} as Rules

/** How many changes would go out of sight. */
function changesAt({ lists, edits, changed }: PriceEditContext, event: PriceEditEvent): number {
  if (event.type !== 'SHOW_COLUMNS') return changed
  const hidden = allColumns(lists).filter(({ key }) => !event.columns.includes(key))
  return changedIn(edits, hidden)
}

/** How many prices of the step that would be undone or done again are out of sight. */
function hiddenIn(context: PriceEditContext, { type }: PriceEditEvent): number {
  const step = (type === 'REDO' ? context.redo : context.undo).at(-1) ?? []
  const keys = columnsOf(context).map(({ key }) => key)
  return step.filter(({ key }) => !keys.includes(key)).length
}
