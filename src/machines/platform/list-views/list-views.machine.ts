import { assign, emit, setup } from 'xstate'
import { type ApiFailure, asFailure } from '#api/contract/platform/failure.ts'
import type { ListView, ViewDraft, ViewState } from '#api/contract/platform/list-views.ts'
import { type ListName, listNamed } from '#api/registry/lists.ts'
import { viewNameRules, wrongInView } from '#api/rules/platform/list-views.ts'
import { type Holder, permitted } from '#api/rules/platform/session.ts'
import { asGuards, asOneGuard, type RuleGuard } from '#machines/platform/refusals.ts'
import { newRequestKey } from '#machines/platform/request-key.ts'
import { unwired } from '#machines/platform/unwired.ts'

interface ListViewsInput {
  readonly list: ListName
  readonly holder: Holder
}

interface ListViewsContext extends ListViewsInput {
  readonly views: readonly ListView[]
  /** The view that is named or kept anew; without an id it is a new one. */
  readonly draft: ViewDraft & { readonly id: number | null; readonly version: number }
  readonly toDelete: ListView | null
  /** Columns that were changed while their view was open: they are kept by keeping the view. */
  readonly adjusted: { readonly view: number; readonly columns: ViewState['columns'] } | null
  readonly failure: ApiFailure | null
  /** Kept over retries, so that a view whose answer was lost is stored once. */
  readonly key: string
}

export interface KeepingView extends Pick<ListViewsContext, 'list' | 'draft' | 'key'> {}
export interface RemovingView extends Pick<ListViewsContext, 'toDelete' | 'key'> {}

type ListViewsEvent =
  /** What is shown, as a new view. */
  | { type: 'SAVE_AS'; state: ViewState }
  | { type: 'RENAME'; view: ListView }
  /** What is shown now, under the name of this view. */
  | { type: 'OVERWRITE'; view: ListView; state: ViewState }
  | { type: 'TYPE_NAME'; name: string }
  | { type: 'SHARE'; shared: 0 | 1 }
  | { type: 'SUBMIT' }
  | { type: 'DELETE'; view: ListView }
  | { type: 'CONFIRM' }
  | { type: 'CANCEL' }
  | { type: 'RETRY' }
  | { type: 'ADJUST'; view: number; columns: ViewState['columns'] }

type Rules = Record<'auth.forbidden', RuleGuard>

/** The shop's views are kept by whoever may edit the records that they show; everybody keeps their own. */
const rules = asGuards([permitted], ({ context, event }) => ({
  holder: context.holder,
  gate: { codes: (event.view ?? context.draft).shared === 1 ? listNamed(context.list).codes.edit : [] },
})) as Rules

const blank = {
  id: null,
  version: 0,
  name: '',
  shared: 0,
  query: { search: '', order_index: '', order_direction: 'desc', filters: {} },
  columns: null,
} as const

const flow = setup({
  types: {
    context: {} as ListViewsContext,
    input: {} as ListViewsInput,
    events: {} as ListViewsEvent,
    emitted: {} as { type: 'kept'; view: ListView } | { type: 'removed'; id: number },
    tags: {} as 'busy' | 'asking' | 'settled',
  },
  actors: {
    load: unwired<readonly ListView[], { list: ListName }>('load'),
    keep: unwired<ListView, KeepingView>('keep'),
    remove: unwired<unknown, RemovingView>('remove'),
  },
  guards: {
    ...rules,
    named: asOneGuard(viewNameRules, ({ context }) => wrongInView(context.draft)),
  },
  actions: {
    takeViews: assign(({ event }) => ({ views: outputOf<readonly ListView[]>(event), failure: null })),
    takeFailure: assign(({ event }) => ({ failure: asFailure((event as { error?: unknown }).error) })),
    draftNew: assign(({ event }) => (event.type === 'SAVE_AS' ? drafted({ ...blank, ...event.state }) : {})),
    draftOf: assign(({ event }) => (event.type === 'RENAME' ? drafted(event.view) : {})),
    draftOver: assign(({ event }) => (event.type === 'OVERWRITE' ? drafted({ ...event.view, ...event.state }) : {})),
    typeName: assign(({ context: { draft }, event }) =>
      event.type === 'TYPE_NAME' ? { draft: { ...draft, name: event.name }, failure: null, key: newRequestKey() } : {},
    ),
    share: assign(({ context: { draft }, event }) =>
      event.type === 'SHARE' ? { draft: { ...draft, shared: event.shared }, failure: null, key: newRequestKey() } : {},
    ),
    chooseDeletion: assign(({ event }) =>
      event.type === 'DELETE' ? { toDelete: event.view, failure: null, key: newRequestKey() } : {},
    ),
    adjust: assign(({ event }) =>
      event.type === 'ADJUST' ? { adjusted: { view: event.view, columns: event.columns } } : {},
    ),
    takeKept: assign(({ context: { views }, event }) => {
      const view = outputOf<ListView>(event)
      return { views: sorted([...views.filter(({ id }) => id !== view.id), view]), adjusted: null }
    }),
    emitKept: emit(({ event }) => ({ type: 'kept' as const, view: outputOf<ListView>(event) })),
    takeRemoved: assign(({ context: { views, toDelete } }) => ({
      views: views.filter(({ id }) => id !== toDelete?.id),
    })),
    emitRemoved: emit(({ context }) => ({ type: 'removed' as const, id: context.toDelete?.id ?? 0 })),
  },
})

/** The views of a list: what was asked of it and how it looked, under a name, for oneself or for the shop. */
export const listViewsMachine = flow.createMachine({
  id: 'listViews',
  context: ({ input }) => ({
    ...input,
    views: [],
    draft: blank,
    toDelete: null,
    adjusted: null,
    failure: null,
    key: '',
  }),
  initial: 'loading',
  states: {
    loading: {
      tags: ['busy'],
      invoke: {
        id: 'load',
        src: 'load',
        input: ({ context: { list } }) => ({ list }),
        onDone: { target: 'ready', actions: 'takeViews' },
        onError: { target: 'notLoaded', actions: 'takeFailure' },
      },
    },
    notLoaded: { tags: ['settled'], on: { RETRY: 'loading' } },
    ready: {
      tags: ['settled'],
      on: {
        SAVE_AS: { target: 'naming', actions: 'draftNew' },
        RENAME: { guard: 'auth.forbidden', target: 'naming', actions: 'draftOf' },
        OVERWRITE: { guard: 'auth.forbidden', target: 'saving', actions: 'draftOver' },
        DELETE: { guard: 'auth.forbidden', target: 'confirming', actions: 'chooseDeletion' },
        ADJUST: { actions: 'adjust' },
      },
    },
    naming: {
      tags: ['settled', 'asking'],
      on: {
        TYPE_NAME: { actions: 'typeName' },
        SHARE: { actions: 'share' },
        SUBMIT: { guard: { type: 'named' }, target: 'saving' },
        CANCEL: 'ready',
      },
    },
    saving: {
      tags: ['busy', 'settled', 'asking'],
      invoke: {
        id: 'keep',
        src: 'keep',
        input: ({ context: { list, draft, key } }) => ({ list, draft, key }),
        onDone: { target: 'ready', actions: ['takeKept', 'emitKept'] },
        onError: { target: 'notSaved', actions: 'takeFailure' },
      },
    },
    notSaved: {
      tags: ['settled', 'asking'],
      on: {
        RETRY: 'saving',
        TYPE_NAME: { target: 'naming', actions: 'typeName' },
        SHARE: { target: 'naming', actions: 'share' },
        CANCEL: 'ready',
      },
    },
    confirming: { tags: ['settled', 'asking'], on: { CONFIRM: 'deleting', CANCEL: 'ready' } },
    deleting: {
      tags: ['busy', 'settled', 'asking'],
      invoke: {
        id: 'remove',
        src: 'remove',
        input: ({ context: { toDelete, key } }) => ({ toDelete, key }),
        onDone: { target: 'ready', actions: ['takeRemoved', 'emitRemoved'] },
        onError: { target: 'notDeleted', actions: 'takeFailure' },
      },
    },
    notDeleted: { tags: ['settled', 'asking'], on: { RETRY: 'deleting', CANCEL: 'ready' } },
  },
})

function outputOf<T>(event: unknown): T {
  return (event as { output: T }).output
}

function drafted(draft: ListViewsContext['draft']) {
  return { draft, failure: null, key: newRequestKey() }
}

function sorted(views: readonly ListView[]): ListView[] {
  return [...views].sort((one, other) => one.name.localeCompare(other.name, 'tr'))
}
