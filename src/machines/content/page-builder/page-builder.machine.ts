import { and, assign, emit, setup } from 'xstate'
import type { PageDesign, PageLayout } from '#api/contract/content/page-builder.ts'
import { asFailure } from '#api/contract/platform/failure.ts'
import { blockRules } from '#api/resources/content/page-items/judge-blocks.ts'
import { asOneGuard } from '#machines/platform/refusals.ts'
import { sendingGuards, sendingStates } from '#machines/platform/sending-states.ts'
import { unwired } from '#machines/platform/unwired.ts'
import {
  isUnsaved,
  type Looked,
  type Looking,
  type PageBuilderContext,
  type PageBuilderEvent,
  type PageBuilderInput,
  type Sending,
  wrongIn,
} from './page-builder.context.ts'
import { pageBuilderGuards } from './page-builder.guards.ts'
import { changed, opened, redone, reread, restored, sendingOf, stored, undone } from './page-builder.steps.ts'

type Done = { readonly output: unknown }

/** The home page as it is built: blocks added, moved, changed and translated, with every step taken back and again; saved, published and scheduled. */
export const pageBuilderMachine = setup({
  types: {
    context: {} as PageBuilderContext,
    input: {} as PageBuilderInput,
    events: {} as PageBuilderEvent,
    emitted: {} as { type: 'done'; act: Sending['act'] },
    tags: {} as 'busy' | 'asking',
  },
  actors: {
    open: unwired<PageDesign, PageBuilderInput>('open'),
    send: unwired<PageLayout, Sending>('send'),
    look: unwired<Looked, Looking>('look'),
  },
  guards: {
    ...pageBuilderGuards,
    ...sendingGuards,
    valid: asOneGuard(blockRules, ({ context }) => [...wrongIn(context)]),
    isMissing: ({ event }) => asFailure((event as { error?: unknown }).error).kind === 'notFound',
  },
  actions: {
    show: assign(({ context, event }) => opened(context, (event as unknown as Done).output as PageDesign)),
    showAnew: assign(({ context, event }) => reread(context, (event as unknown as Done).output as PageDesign)),
    showLanguage: assign(({ event }) =>
      event.type === 'SHOW_LANGUAGE' ? { language: event.language, selected: null, typing: null } : {},
    ),
    select: assign(({ event }) => (event.type === 'SELECT' ? { selected: event.key, typing: null } : {})),
    change: assign(({ context, event }) => changed(context, event)),
    undo: assign(({ context }) => undone(context)),
    redo: assign(({ context }) => redone(context)),
    setMoment: assign(({ event }) => (event.type === 'SET_MOMENT' ? { moment: event.at } : {})),
    makeSending: assign(({ context, event }) => sendingOf(context, event)),
    store: assign(({ context, event }) => stored(context, (event as unknown as Done).output as PageLayout)),
    announce: emit(({ context }) => ({ type: 'done' as const, act: context.sending?.act ?? 'save' })),
    takeFailure: assign(({ event }) => ({ failure: asFailure((event as { error?: unknown }).error) })),
    choose: assign(({ event }) => ({ looking: event.type === 'VIEW_VERSION' ? event.version : null })),
    takeLooked: assign(({ event }) => ({ looked: (event as unknown as Done).output as Looked, failure: null })),
    restore: assign(({ context }) => restored(context)),
  },
}).createMachine({
  id: 'pageBuilder',
  context: ({ input }) => ({
    ...input,
    ...{ design: null, language: 0, drafts: {}, selected: null, past: [], future: [], typing: null, moment: '' },
    ...{ looking: null, looked: null, sending: null, failure: null },
  }),
  initial: 'opening',
  states: {
    opening: {
      tags: 'busy',
      invoke: {
        id: 'open',
        src: 'open',
        input: ({ context: { theme_id } }) => ({ theme_id }),
        onDone: { target: 'editing', actions: 'show' },
        onError: [
          { guard: 'isMissing', target: 'missing', actions: 'takeFailure' },
          { target: 'unreachable', actions: 'takeFailure' },
        ],
      },
    },
    missing: { description: 'There is no such theme.' },
    unreachable: { on: { RETRY: 'opening' } },
    editing: {
      on: {
        SHOW_LANGUAGE: { actions: 'showLanguage' },
        SELECT: { actions: 'select' },
        ADD: { guard: 'pagebuilder.too_many_blocks', actions: 'change' },
        COPY: { guard: 'pagebuilder.too_many_blocks', actions: 'change' },
        DELETE: { actions: 'change' },
        MOVE: { actions: 'change' },
        CHANGE: { actions: 'change' },
        ADD_ROW: { guard: 'pagebuilder.banner_limit', actions: 'change' },
        COPY_FROM: { guard: 'pagebuilder.nothing_to_copy', actions: 'change' },
        UNDO: { guard: 'label_designer.nothing_to_undo', actions: 'undo' },
        REDO: { guard: 'label_designer.nothing_to_redo', actions: 'redo' },
        SAVE: { guard: and(['form.unchanged', 'valid']), target: 'sending', actions: 'makeSending' },
        PUBLISH: {
          guard: and(['pagebuilder.save_first', 'pagebuilder.empty', 'pagebuilder.already_published']),
          target: 'sending',
          actions: 'makeSending',
        },
        SET_MOMENT: { actions: 'setMoment' },
        SCHEDULE: {
          guard: and([
            'pagebuilder.save_first',
            'pagebuilder.empty',
            'pagebuilder.already_published',
            'pagebuilder.schedule_past',
          ]),
          target: 'sending',
          actions: 'makeSending',
        },
        UNSCHEDULE: { guard: 'pagebuilder.not_scheduled', target: 'sending', actions: 'makeSending' },
        VIEW_VERSIONS: { target: 'looking', actions: 'choose' },
      },
    },
    ...sendingStates(
      ({ context }: { context: PageBuilderContext }) => context.sending as Sending,
      { target: 'editing', actions: ['store', 'announce'] },
      { target: 'rereading' },
    ),
    rereading: {
      tags: 'busy',
      description: 'What others saved meanwhile is read; what was typed here stays.',
      invoke: {
        id: 'reread',
        src: 'open',
        input: ({ context: { design, theme_id } }) => ({ theme_id: design?.theme.id ?? theme_id }),
        onDone: { target: 'editing', actions: 'showAnew' },
        onError: { target: 'failed', actions: 'takeFailure' },
      },
    },
    looking: {
      tags: 'busy',
      invoke: {
        id: 'look',
        src: 'look',
        input: ({ context: { design, language, looking } }) => ({
          theme_id: design?.theme.id ?? 0,
          language_id: language,
          version: looking,
        }),
        onDone: { target: 'comparing', actions: 'takeLooked' },
        onError: { target: 'lookFailed', actions: 'takeFailure' },
      },
    },
    comparing: {
      tags: 'asking',
      description: 'Older versions, and what restoring one would change.',
      on: {
        VIEW_VERSION: { target: 'looking', actions: 'choose' },
        RESTORE: { guard: 'pagebuilder.no_version', target: 'editing', actions: 'restore' },
        BACK: 'editing',
      },
    },
    lookFailed: { tags: 'asking', on: { RETRY: 'looking', BACK: 'editing' } },
  },
})

/** Whether any language says something that is not saved yet. */
export function isDirty(context: PageBuilderContext): boolean {
  return Object.keys(context.drafts).some((language) => isUnsaved(context, Number(language)))
}
