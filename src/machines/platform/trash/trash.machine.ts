import { assign, emit, raise, setup } from 'xstate'
import type { TrashPage } from '#api/contract/platform/trash.ts'
import { listNamed } from '#api/registry/lists.ts'
import { permitted } from '#api/rules/platform/session.ts'
import { whyNotRestored } from '#api/rules/platform/trash.ts'
import { failureOf, outputOf } from '#machines/platform/actor-events.ts'
import { asGuards, type RuleGuard } from '#machines/platform/refusals.ts'
import { newRequestKey } from '#machines/platform/request-key.ts'
import { unwired } from '#machines/platform/unwired.ts'
import {
  initialContext,
  lastPage,
  nothingWanted,
  shownAs,
  type TrashContext,
  type TrashInput,
  type TrashRequest,
  type Wanted,
  without,
} from './trash.context.ts'

export type TrashEvent =
  | { type: 'OPEN' }
  | { type: 'CLOSE' }
  | { type: 'SEARCH'; text: string }
  | { type: 'SET_PAGE'; page: number }
  | { type: 'REFRESH' }
  | { type: 'RESTORE'; id: number; label: string }
  /** The same once more, after it got no answer. */
  | { type: 'RETRY' }
  /** What was told of a record that did not come back was read. */
  | { type: 'CANCEL' }

export interface Restoring extends Pick<TrashContext, 'list' | 'key'> {
  readonly id: number
}

const rules = asGuards([permitted], ({ context }) => ({
  holder: context.holder,
  gate: { codes: listNamed(context.list).codes.delete },
})) as Record<'auth.forbidden', RuleGuard>

const flow = setup({
  types: {
    context: {} as TrashContext,
    input: {} as TrashInput,
    events: {} as TrashEvent,
    emitted: {} as { type: 'restored' } & Wanted,
    tags: {} as 'busy' | 'asking',
  },
  actors: {
    look: unwired<TrashPage, TrashRequest>('look'),
    restore: unwired<object, Restoring>('restore'),
  },
  delays: {
    /** A pause in typing. */
    typing: 250,
  },
  guards: {
    ...rules,
    isPastTheEnd: ({ context, event }) => {
      const { rows, total } = outputOf<TrashPage>(event)
      return rows.length === 0 && context.page > lastPage(total)
    },
    hasNone: ({ event }) => outputOf<TrashPage>(event).total === 0,
    isRefused: ({ event }) => whyNotRestored(failureOf(event)) !== null,
  },
  actions: {
    beginAfresh: assign(({ context: { list, holder } }) => initialContext({ list, holder })),
    search: assign(({ event }) => (event.type === 'SEARCH' ? { search: event.text, page: 0 } : {})),
    turnPage: assign(({ event }) => (event.type === 'SET_PAGE' ? { page: Math.max(0, event.page) } : {})),
    takeRows: assign(({ event }) => shownAs(outputOf<TrashPage>(event))),
    goToLastPage: assign(({ event }) => ({ page: lastPage(outputOf<TrashPage>(event).total) })),
    takeFailure: assign(({ event }) => ({ failure: failureOf(event) })),
    want: assign(({ event }) =>
      event.type === 'RESTORE'
        ? { ...nothingWanted, wanted: { id: event.id, label: event.label }, key: newRequestKey() }
        : {},
    ),
    emitRestored: emit(({ context: { wanted } }) => ({ type: 'restored' as const, id: 0, label: '', ...wanted })),
    takeAway: assign(({ context }) => without(context)),
    takeRefusals: assign(({ event }) => ({ refused: whyNotRestored(failureOf(event)) ?? [] })),
    takeRestoreFailure: assign(({ event }) => ({ restoreFailure: failureOf(event) })),
    giveUp: assign(nothingWanted),
    refresh: raise({ type: 'REFRESH' }),
  },
})

/** What was deleted from a list and can be had back for 30 days: it is looked through, and one record after the other is restored. */
export const trashMachine = flow.createMachine({
  id: 'trash',
  context: ({ input }) => initialContext(input),
  initial: 'closed',
  states: {
    closed: { on: { OPEN: { guard: 'auth.forbidden', target: 'open', actions: 'beginAfresh' } } },
    open: {
      type: 'parallel',
      states: {
        rows: {
          initial: 'loading',
          on: {
            SEARCH: { target: '.typing', actions: 'search' },
            SET_PAGE: { target: '.loading', actions: 'turnPage' },
            REFRESH: '.loading',
          },
          states: {
            typing: { tags: ['busy'], after: { typing: 'loading' } },
            loading: {
              tags: ['busy'],
              invoke: {
                id: 'look',
                src: 'look',
                input: ({ context: { list, page, search } }) => ({ list, page, search }),
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
        restoring: {
          initial: 'idle',
          states: {
            idle: { on: { RESTORE: { target: 'restoring', actions: 'want' }, CLOSE: '#trash.closed' } },
            restoring: {
              tags: ['busy'],
              invoke: {
                id: 'restore',
                src: 'restore',
                input: ({ context: { list, wanted, key } }) => ({ list, id: wanted?.id ?? 0, key }),
                onDone: { target: 'idle', actions: ['emitRestored', 'takeAway', 'refresh'] },
                onError: [
                  { guard: 'isRefused', target: 'refused', actions: 'takeRefusals' },
                  { target: 'failed', actions: 'takeRestoreFailure' },
                ],
              },
            },
            refused: {
              tags: ['asking'],
              description: 'A rule stands in the way; where somebody was faster, the trash is shown anew.',
              on: { CANCEL: { target: 'idle', actions: ['giveUp', 'refresh'] } },
            },
            failed: {
              tags: ['asking'],
              description: 'It may be back all the same: who gives up is shown the trash anew.',
              on: { RETRY: 'restoring', CANCEL: { target: 'idle', actions: ['giveUp', 'refresh'] } },
            },
          },
        },
      },
    },
  },
})
