import { and, assign, emit, raise, setup } from 'xstate'
import { type ApiFailure, asFailure } from '#api/contract/platform/failure.ts'
import type { RecordPage } from '#api/resources/platform/wire.ts'
import { somethingSelected } from '#api/rules/platform/records.ts'
import { permitted } from '#api/rules/platform/session.ts'
import { asGuards, type RuleGuard } from '#machines/platform/refusals.ts'
import { newRequestKey } from '#machines/platform/request-key.ts'
import { unwired } from '#machines/platform/unwired.ts'
import {
  after,
  deletionsOf,
  filtered,
  initialContext,
  type ListQuery,
  lastPage,
  listedAs,
  type RecordListContext,
  type RecordListInput,
  type Removed,
  resourceOf,
  selectedWith,
  sorted,
  turned,
  withFixed,
  withQuery,
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
  /** The deletion once more, after it got no answer. */
  | { type: 'RETRY' }

/** What a list is asked for; see `RecordPage` for `until`. */
export type Listing = Pick<RecordListContext, 'resource' | 'query' | 'until'>

export interface Removing {
  readonly resource: RecordListContext['resource']
  readonly records: RecordListContext['toDelete']
  readonly key: string
}

type Rules = Record<'auth.forbidden' | 'list.none_selected', RuleGuard>

const rules = {
  ...asGuards([permitted], ({ context }) => ({
    holder: context.holder,
    gate: { codes: resourceOf(context).codes.delete },
  })),
  ...asGuards([somethingSelected], ({ context, event }) => ({
    selected: (event.ids ?? context.selected).length,
  })),
} as Rules

const flow = setup({
  types: {
    context: {} as RecordListContext,
    input: {} as RecordListInput,
    events: {} as RecordListEvent,
    emitted: {} as { type: 'deleted'; records: RecordListContext['toDelete'] },
    tags: {} as 'busy' | 'asking',
  },
  actors: {
    list: unwired<RecordPage, Listing>('list'),
    /** Deletes one after the other and tells what came of each. */
    remove: unwired<Removed, Removing>('remove'),
  },
  delays: {
    /** A pause in typing. */
    typing: 250,
  },
  guards: {
    ...rules,
    isPastTheEnd: ({ context, event }) => {
      const { rows, total } = outputOf<RecordPage>(event)
      return rows.length === 0 && context.query.page > lastPage(total)
    },
    hasNone: ({ event }) => outputOf<RecordPage>(event).total === 0,
    allWent: ({ event }) => outputOf<Removed>(event).refused.length === 0,
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
      query: { ...context.query, page: lastPage(outputOf<RecordPage>(event).total) },
    })),
    takeFailure: assign(({ event }) => ({ failure: failureOf(event) })),
    select: assign(({ context, event }) => (event.type === 'SELECT' ? selectedWith(context, event.ids, event.on) : {})),
    chooseDeletion: assign(({ context, event }) => ({
      toDelete: deletionsOf(context, event.type === 'DELETE' ? event.ids : undefined),
      removed: null,
      deleteFailure: null,
      key: '',
    })),
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

/** A target inside the region is entered anew, so a list under way is asked again; `reenter` would leave the deletion beside it too. */
const turning = {
  SHOW: { target: '.loading', actions: 'show' },
  SET_PAGE: { target: '.loading', actions: 'turnPage' },
  SORT: { target: '.loading', actions: 'sort' },
  FILTER: { target: '.loading', actions: 'filter' },
  SEARCH: { target: '.typing', actions: 'search' },
  REFRESH: { target: '.loading', actions: 'startAfresh' },
  SELECT: { actions: 'select' },
} as const

/** A list of records: what it shows, and beside it the deletion of one or of the selected ones (rules R10, R185, R194, R223, D19). */
export const recordListMachine = flow.createMachine({
  id: 'recordList',
  context: ({ input }) => initialContext(input),
  type: 'parallel',
  states: {
    rows: {
      initial: 'loading',
      on: turning,
      states: {
        typing: { after: { typing: 'loading' } },
        loading: {
          tags: ['busy'],
          invoke: {
            id: 'list',
            src: 'list',
            input: ({ context: { resource, query, fixed, until } }) => ({
              resource,
              query: withFixed(query, fixed),
              until,
            }),
            onDone: [
              { guard: 'isPastTheEnd', target: 'loading', reenter: true, actions: 'goToLastPage' },
              { guard: 'hasNone', target: 'empty', actions: 'takeRows' },
              { target: 'shown', actions: 'takeRows' },
            ],
            onError: { target: 'failed', actions: 'takeFailure' },
          },
        },
        shown: {},
        empty: {},
        failed: { description: 'No list could be had. REFRESH tries again.' },
      },
    },
    deletion: {
      initial: 'idle',
      states: {
        idle: {
          on: {
            DELETE: {
              guard: and(['auth.forbidden', 'list.none_selected']),
              target: 'confirming',
              actions: 'chooseDeletion',
            },
          },
        },
        confirming: { tags: ['asking'], on: { CONFIRM: 'deleting', CANCEL: 'idle' } },
        deleting: {
          tags: ['busy'],
          entry: 'makeKey',
          invoke: {
            id: 'remove',
            src: 'remove',
            input: ({ context: { resource, toDelete, key } }) => ({ resource, records: toDelete, key }),
            onDone: [
              { guard: 'allWent', target: 'idle', actions: ['announce', 'takeRemoved', 'refresh'] },
              { target: 'refused', actions: ['announce', 'takeRemoved', 'refresh'] },
            ],
            onError: { target: 'failed', actions: 'takeDeleteFailure' },
          },
        },
        refused: {
          tags: ['asking'],
          description: 'The server named what stands in the way.',
          on: { CANCEL: 'idle' },
        },
        failed: {
          tags: ['asking'],
          description: 'Some records may be gone all the same: who gives up is shown the list anew.',
          on: { RETRY: 'deleting', CANCEL: { target: 'idle', actions: 'refresh' } },
        },
      },
    },
  },
})

// biome-ignore lint/suspicious/noExplicitAny: the events of actors carry what the actor gave
type AnyEvent = any

function outputOf<T>(event: AnyEvent): T {
  return event.output as T
}

function failureOf(event: AnyEvent): ApiFailure {
  return asFailure(event.error)
}
