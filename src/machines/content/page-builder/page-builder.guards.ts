import { somethingToRedo, somethingToUndo } from '#api/rules/content/labels.ts'
import {
  bannersFew,
  blocksFew,
  isScheduled,
  pageNotEmpty,
  publishesNew,
  savedFirst,
  scheduledAhead,
  somethingToCopy,
  versionChosen,
} from '#api/rules/content/page-builder.ts'
import { somethingChanged } from '#api/rules/platform/records.ts'
import { asGuards, type RuleGuard } from '#machines/platform/refusals.ts'
import { missingFrom, readable, withRow } from './blocks.ts'
import { blocksIn, factsOf, isUnsaved, type PageBuilderContext, type PageBuilderEvent } from './page-builder.context.ts'

interface Args {
  readonly context: PageBuilderContext
  readonly event: PageBuilderEvent
}

type Named =
  | 'pagebuilder.too_many_blocks'
  | 'pagebuilder.banner_limit'
  | 'pagebuilder.nothing_to_copy'
  | 'pagebuilder.save_first'
  | 'pagebuilder.empty'
  | 'pagebuilder.already_published'
  | 'pagebuilder.schedule_past'
  | 'pagebuilder.not_scheduled'
  | 'pagebuilder.no_version'
  | 'label_designer.nothing_to_undo'
  | 'label_designer.nothing_to_redo'
  | 'form.unchanged'

/** The rules that stand in the way of what is done to a page. */
export const pageBuilderGuards = {
  ...asGuards([blocksFew], ({ context }: Args) => ({ blocks: blocksIn(context).length + 1 })),
  ...asGuards([bannersFew], bannersAfter),
  ...asGuards([somethingToCopy], ({ context, event }: Args) => ({
    others:
      event.type === 'COPY_FROM' ? missingFrom(blocksIn(context), context.drafts[event.language] ?? []).length : 0,
  })),
  ...asGuards([savedFirst], ({ context }: Args) => ({ unsaved: isUnsaved(context, context.language) })),
  ...asGuards([pageNotEmpty, publishesNew, isScheduled], ({ context }: Args) => factsOf(context)),
  ...asGuards([scheduledAhead], ({ context, event }: Args) => ({
    at: context.moment,
    now: event.type === 'SCHEDULE' ? event.now : '',
  })),
  ...asGuards([versionChosen], ({ context }: Args) => ({ chosen: context.looked?.version?.version ?? null })),
  ...asGuards([somethingToUndo], ({ context }: Args) => ({ past: context.past.length })),
  ...asGuards([somethingToRedo], ({ context }: Args) => ({ future: context.future.length })),
  ...asGuards([somethingChanged], ({ context }: Args) => ({ changed: isUnsaved(context, context.language) })),
} as Record<Named, RuleGuard>

/** The block with the row that is to be added. */
function bannersAfter({ context, event }: Args) {
  const block = event.type === 'ADD_ROW' ? blocksIn(context).find(({ key }) => key === event.key) : undefined
  if (!block || event.type !== 'ADD_ROW') return { type: '', data: {} }
  return { type: block.type, data: readable(withRow(block, event.field)) ?? {} }
}
