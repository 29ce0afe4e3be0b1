import { assign, emit, raise, setup } from 'xstate'
import type { Switch } from '#api/contract/platform/common.ts'
import type { RecordPage } from '#api/resources/platform/wire.ts'
import { somethingSelected } from '#api/rules/platform/records.ts'
import { permitted } from '#api/rules/platform/session.ts'
import { failureOf, outputOf } from '#machines/platform/actor-events.ts'
import { asGuards, type RuleGuard } from '#machines/platform/refusals.ts'
import { newRequestKey } from '#machines/platform/request-key.ts'
import type { Undoing } from '#machines/platform/undo/undo.machine.ts'
import { unwired } from '#machines/platform/unwired.ts'
import {
  after,
  filtered,
  type ListQuery,
  lastPage,
  listedAs,
  type Named,
  type NotRemoved,
  namedOf,
  parted,
  type RecordListContext,
  type RecordListInput,
  type Removed,
  refusedOf,
  resourceOf,
  type SwitchResult,
  selectedWith,
  settled,
  sorted,
  turned,
  withQuery,
  withRefused,
} from './record-list.context.ts'

export type RecordListEvent =
  /** The address line says something else, such as after going back. */
  | { type: 'SHOW'; query: ListQuery }
  | { type: 'SET_PAGE'; page: number }
  /** Without a direction, the same column again turns the order round. */
  | { type: 'SORT'; column: string; descending?: boolean }
  | { type: 'FILTER'; name: string; value: string | null }
  | { type: 'SEARCH'; text: string }
  | { type: 'REFRESH' }
  | { type: 'SELECT'; ids: readonly number[]; on: boolean }
  /** Without ids: the selected ones. */
  | { type: 'DELETE'; ids?: readonly number[] }
  | { type: 'CONFIRM' }
  | { type: 'CANCEL' }
  /** The deletion, or what is asked before it, once more, after it got no answer. */
  | { type: 'RETRY' }
  /** Instead of deleting one that cannot go: nobody is offered it any more. */
  | { type: 'MAKE_PASSIVE'; id: number }
  /** The selected ones become active or passive. */
  | { type: 'SET_STATUS'; status: Switch }

/** What a list is asked for; see `RecordPage` for `until`. */
export type Listing = Pick<RecordListContext, 'resource' | 'query' | 'until'>

/** The records of which the server is asked what stands in the way of deleting them. */
export type Asking = Pick<Removing, 'resource' | 'records'>

/** One that stays and is made passive. */
export interface Passivating {
  readonly resource: RecordListContext['resource']
  readonly record: RecordListContext['toDelete'][number]
  readonly key: string
}

/** Records that become active or passive. */
export interface Switching {
  readonly resource: RecordListContext['resource']
  readonly records: readonly Named[]
  readonly status: Switch
  readonly key: string
}

export interface Removing {
  readonly resource: RecordListContext['resource']
  readonly records: RecordListContext['toDelete']
  readonly key: string
}

type Rules = Record<'auth.forbidden' | 'list.none_selected', RuleGuard>

const rules = {
  ...asGuards([permitted], ({ context, event }) => ({
    holder: context.holder,
    gate: { codes: resourceOf(context).codes[event.type === 'DELETE' ? 'delete' : 'edit'] },
  })),
  ...asGuards([somethingSelected], ({ context, event }) => ({
    selected: (event.ids ?? context.selected).length,
  })),
} as Rules

/** What happens in it: its types, guards and actions. */
export const flow = setup({
  types: {
    context: {} as RecordListContext,
    input: {} as RecordListInput,
    events: {} as RecordListEvent,
    emitted: {} as
      | { type: 'deleted'; records: RecordListContext['toDelete'] }
      | { type: 'passive'; undoing: Undoing }
      | { type: 'switched'; status: Switch; changed: SwitchResult['changed']; all: boolean },
    tags: {} as 'busy' | 'asking',
  },
  actors: {
    list: unwired<RecordPage, Listing>('list'),
    /** What stands in the way of deleting these, of those that cannot go. */
    ask: unwired<readonly NotRemoved[], Asking>('ask'),
    /** Makes one passive, and tells what takes that back. */
    passivate: unwired<Undoing, Passivating>('passivate'),
    /** Deletes one after the other and tells what came of each. */
    remove: unwired<Removed, Removing>('remove'),
    /** Makes records active or passive, and tells what came of each. */
    switch: unwired<SwitchResult, Switching>('switch'),
  },
  delays: {
    /** A pause in typing. */
    typing: 250,
  },
  guards: {
    ...rules,
    isPastTheEnd: ({ context, event }) => {
      const { rows, total } = outputOf<RecordPage>(event)
      return rows.length === 0 && context.query.page > lastPage(context.query, total)
    },
    hasNone: ({ event }) => outputOf<RecordPage>(event).total === 0,
    allWent: ({ event }) => outputOf<Removed | SwitchResult>(event).refused.length === 0,
    noneMayGo: ({ context, event }) => outputOf<readonly NotRemoved[]>(event).length === context.toDelete.length,
    isLastRefused: ({ context }) => context.removed?.refused.length === 1,
  },
  actions: {
    show: assign(({ event }) => (event.type === 'SHOW' ? { query: event.query, selected: [], until: null } : {})),
    turnPage: assign(({ context, event }) => (event.type === 'SET_PAGE' ? turned(context, event.page) : {})),
    sort: assign(({ context, event }) => (event.type === 'SORT' ? withQuery(context, sorted(context, event)) : {})),
    filter: assign(({ context, event }) =>
      event.type === 'FILTER' ? withQuery(context, filtered(context, event.name, event.value)) : {},
    ),
    search: assign(({ context, event }) => (event.type === 'SEARCH' ? withQuery(context, { search: event.text }) : {})),
    takeRows: assign(({ context, event }) => listedAs(context, outputOf<RecordPage>(event))),
    goToLastPage: assign(({ context, event }) => ({
      query: { ...context.query, page: lastPage(context.query, outputOf<RecordPage>(event).total) },
    })),
    takeFailure: assign(({ event }) => ({ failure: failureOf(event) })),
    select: assign(({ context, event }) => (event.type === 'SELECT' ? selectedWith(context, event.ids, event.on) : {})),
    chooseDeletion: assign(({ context, event }) => ({
      toDelete: namedOf(context, event.type === 'DELETE' ? event.ids : undefined),
      tied: [],
      removed: null,
      deleteFailure: null,
      key: '',
    })),
    takeTied: assign(({ context, event }) => parted(context, outputOf<readonly NotRemoved[]>(event))),
    choosePassive: assign(({ context, event }) =>
      event.type === 'MAKE_PASSIVE' ? { passivating: refusedOf(context, event.id), deleteFailure: null } : {},
    ),
    chooseStatus: assign(({ context, event }) =>
      event.type === 'SET_STATUS'
        ? { switching: { status: event.status, records: namedOf(context), refused: [] }, deleteFailure: null, key: '' }
        : {},
    ),
    takeSwitched: assign(({ context, event }) => withRefused(context, outputOf<SwitchResult>(event).refused)),
    announceSwitched: emit(({ context, event }) => {
      const { changed, refused } = outputOf<SwitchResult>(event)
      const status = context.switching?.status ?? 0
      return { type: 'switched' as const, status, changed, all: refused.length === 0 }
    }),
    takePassive: assign(({ context }) => settled(context)),
    announcePassive: emit(({ event }) => ({ type: 'passive' as const, undoing: outputOf<Undoing>(event) })),
    /** Kept over retries, so that a deletion whose answer was lost is not told to have failed. */
    makeKey: assign({ key: ({ context }) => context.key || newRequestKey() }),
    takeRemoved: assign(({ context, event }) => after(context, outputOf<Removed>(event))),
    announce: emit(({ context, event }) => {
      const { deleted } = outputOf<Removed>(event)
      return { type: 'deleted' as const, records: context.toDelete.filter(({ id }) => deleted.includes(id)) }
    }),
    takeDeleteFailure: assign(({ event }) => ({ deleteFailure: failureOf(event) })),
    startAfresh: assign({ until: null }),
    refresh: raise({ type: 'REFRESH' }),
  },
})
