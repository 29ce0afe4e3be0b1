import { kindUndoable, somethingToUndo as somethingDone } from '#api/rules/jobs.ts'
import {
  changeReadable,
  changesSettled,
  somethingToApply,
  somethingToRedo,
  somethingToUndo,
  somewhereToFill,
  targetsChosen,
} from '#api/rules/price-cells.ts'
import { writingIn } from '#api/rules/price-reading.ts'
import { somethingChanged } from '#api/rules/records.ts'
import { asGuards, type RuleGuard } from '#machines/refusals.ts'
import { allColumns } from './columns.ts'
import { changedIn } from './edits.ts'
import { fitting } from './price-edit.context.ts'
import type { PriceEditContext, PriceEditEvent } from './price-edit.types.ts'
import { blockOf } from './spots.ts'

type Rules = Record<
  | 'price.changes_open'
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
  ...asGuards([somewhereToFill], ({ context }) => {
    const { top, bottom } = blockOf(context)
    return { span: bottom - top + 1 }
  }),
  ...asGuards([changeReadable], ({ context }) => ({ change: context.change, writing: writingIn(context.language) })),
  ...asGuards([somethingChanged], ({ context }) => ({ changed: context.changed > 0 })),
  ...asGuards([targetsChosen], ({ context }) => ({ targets: context.shown })),
  ...asGuards([somethingToApply], ({ context }) => ({ fitting: fitting(context.checked).length })),
  ...asGuards([kindUndoable, somethingDone], ({ context }) => context.job),
} as Rules

/** How many changes would go out of sight. */
function changesAt({ lists, edits, changed }: PriceEditContext, event: PriceEditEvent): number {
  if (event.type !== 'SHOW_LIST' && event.type !== 'SHOW_STRUCK') return changed
  if (event.on) return 0
  const hidden = allColumns(lists).filter(({ country_id, of }) =>
    event.type === 'SHOW_LIST' ? country_id === event.country_id : of === 'strikethrough_price',
  )
  return changedIn(edits, hidden)
}
