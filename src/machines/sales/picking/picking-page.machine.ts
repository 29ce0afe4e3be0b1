import { assign, emit, setup } from 'xstate'
import { type ApiFailure, asFailure } from '#api/contract/platform/failure.ts'
import type { Picking } from '#api/contract/sales/picking.ts'
import { stale } from '#api/rules/platform/records.ts'
import { newRequestKey } from '#machines/platform/request-key.ts'
import { openingGuards, openingStates } from '#machines/platform/step-page/opening-states.ts'
import { unwired } from '#machines/platform/unwired.ts'
import { lineOf, more, together } from './basket.ts'
import {
  bodyOf,
  caughtUp,
  isExpected,
  isUnsaved,
  linesOf,
  nothingUnder,
  type PickingPageContext,
  type PickingPageEvent,
  type PickingPageInput,
  type PickingSending,
  wrongScan,
} from './picking-page.context.ts'
import { basketGuards, closedBy } from './picking-page.rules.ts'

const flow = setup({
  types: {
    context: {} as PickingPageContext,
    input: {} as PickingPageInput,
    events: {} as PickingPageEvent,
    emitted: {} as { type: 'picked' } | { type: 'misscanned' },
    tags: {} as 'busy' | 'asking',
  },
  actors: {
    open: unwired<Picking, { id: number }>('open'),
    save: unwired<Picking, PickingSending>('save'),
  },
  // So long the picks of another device may stay unseen.
  delays: { pause: 5_000 },
  guards: {
    ...basketGuards,
    isExpected: ({ context, event }) =>
      event.type === 'SCAN' && closedBy(context).length === 0 && isExpected(context, event.code),
    isTooMany: ({ context: { wrong } }) => wrong?.kind === 'twice',
    hasUnsaved: ({ context }) => isUnsaved(context),
    isBehind: ({ context: { behind } }) => behind,
    isPausing: ({ context: { pausing } }) => pausing,
    ...openingGuards,
    isStale: ({ event }) => failureIn(event).error === stale.id,
    isRefused: ({ event }) => failureIn(event).kind === 'conflict' || failureIn(event).rules.length > 0,
    isPicked: ({ event }) => outputIn(event).status === 'picked',
    isPickedElsewhere: ({ context, event }) =>
      outputIn(event).status === 'picked' && context.picking?.status === 'open' && !isUnsaved(context),
  },
  actions: {
    takeOpened: assign(({ event }) => ({ ...nothingUnder, picking: outputIn(event) })),
    catchUp: assign(({ context, event }) => caughtUp(context, outputIn(event))),
    takeSaved: assign(({ context: { ending, finish }, event }) => ({
      ...{ picking: outputIn(event), sending: {}, failure: null },
      finish: finish && !ending,
    })),
    takeFailure: assign(({ event }) => ({ failure: failureIn(event), pausing: false })),
    fallBehind: assign({ behind: true }),
    addOne: assign(({ context, event }) => {
      const line = event.type === 'SCAN' ? lineOf(linesOf(context), event.code) : undefined
      return line ? { pending: more(context.pending, line.line_id, 1), last: line.line_id, wrong: null } : {}
    }),
    set: assign(({ context, event }) => {
      const line = event.type === 'SET' ? linesOf(context).find(({ line_id }) => line_id === event.line_id) : undefined
      if (!line || event.type !== 'SET') return {}
      const by = event.picked - line.picked
      return { pending: more(context.pending, line.line_id, by), last: line.line_id, wrong: null }
    }),
    say: assign(({ context: { pending }, event }) => {
      if (event.type !== 'SHORT') return {}
      const { line_id, short_reason } = event
      return { pending: together(pending, { [line_id]: { by: 0, short_reason } }), last: line_id, wrong: null }
    }),
    remember: assign(({ context, event }) =>
      event.type === 'SCAN' ? { wrong: wrongScan(context, event.code), last: null } : {},
    ),
    dismiss: assign({ wrong: null }),
    askFinish: assign({ finish: true, wrong: null }),
    askPause: assign({ pausing: true }),
    pack: assign(({ context: { pending, finish } }) => ({
      ...{ sending: pending, pending: {}, ending: finish },
      key: newRequestKey(),
    })),
    emitPicked: emit({ type: 'picked' as const }),
    emitMisscanned: emit({ type: 'misscanned' as const }),
  },
})

const scan = [
  { guard: 'isExpected', target: 'ready', actions: ['addOne', 'emitPicked'] },
  { guard: 'pickable', target: 'wrong', reenter: true, actions: 'remember' },
] as const

const byHand = {
  SET: { guard: 'within', target: 'ready', actions: ['set', 'emitPicked'] },
  SHORT: { guard: 'pickable', target: 'ready', actions: 'say' },
  FINISH: { guard: 'whole', target: 'ending', actions: 'askFinish' },
} as const

const open = {
  src: 'open',
  input: ({ context: { id } }: { context: PickingPageContext }) => ({ id }),
} as const

/** The basket of one order on any device: scans and touches count at once, and are stored beside them (rules R63, R64). */
export const pickingPageMachine = flow.createMachine({
  id: 'pickingPage',
  context: ({ input }) => ({ ...input, ...nothingUnder, picking: null, key: '' }),
  initial: 'opening',
  states: {
    ...openingStates(
      [
        { guard: 'isPicked', target: 'done', actions: 'takeOpened' },
        { target: 'basket', actions: 'takeOpened' },
      ],
      {},
    ),
    basket: {
      type: 'parallel',
      states: {
        hand: {
          initial: 'ready',
          states: {
            ready: {
              always: { guard: 'isTooMany', target: 'wrong' },
              on: { ...byHand, SCAN: [...scan] },
            },
            wrong: {
              description: 'What came and what was expected stand there until a scan, a key or a touch.',
              entry: 'emitMisscanned',
              on: { ...byHand, SCAN: [...scan], DISMISS: { target: 'ready', actions: 'dismiss' } },
            },
            ending: { tags: ['busy'], description: 'All is accounted for: nothing more goes into the basket.' },
          },
        },
        store: {
          initial: 'saved',
          on: { PAUSE: { actions: 'askPause' } },
          states: {
            saved: {
              always: [
                { guard: 'hasUnsaved', target: 'saving', actions: 'pack' },
                { guard: 'isPausing', target: '#pickingPage.paused' },
              ],
              after: { pause: 'looking' },
            },
            looking: {
              description: 'What other devices picked meanwhile is read.',
              invoke: {
                id: 'look',
                ...open,
                onDone: [
                  { guard: 'isPickedElsewhere', target: '#pickingPage.done', actions: 'takeOpened' },
                  { target: 'saved', actions: 'catchUp' },
                ],
                onError: 'saved',
              },
            },
            saving: {
              tags: ['busy'],
              invoke: {
                id: 'save',
                src: 'save',
                input: ({ context }) => ({ id: context.id, key: context.key, body: bodyOf(context) }),
                onDone: [
                  { guard: 'isPicked', target: '#pickingPage.done', actions: 'takeOpened' },
                  { target: 'saved', actions: 'takeSaved' },
                ],
                onError: [
                  { guard: 'isStale', target: 'catchingUp' },
                  { guard: 'isRefused', target: '#pickingPage.refused', actions: 'takeFailure' },
                  { target: 'unsaved', actions: 'takeFailure' },
                ],
              },
            },
            catchingUp: {
              tags: ['busy'],
              description: 'Another device was faster: its picks are read, and those of this one added to them.',
              invoke: {
                id: 'catchUp',
                ...open,
                onDone: { target: 'saved', actions: 'catchUp' },
                onError: { target: 'unsaved', actions: ['takeFailure', 'fallBehind'] },
              },
            },
            unsaved: {
              description: 'No answer came. Picking goes on; the basket waits here until it is sent again.',
              on: {
                RETRY: [{ guard: 'isBehind', target: 'catchingUp' }, { target: 'saving' }],
                PAUSE: [
                  { guard: 'isBehind', target: 'catchingUp', actions: 'askPause' },
                  { target: 'saving', actions: 'askPause' },
                ],
              },
            },
          },
        },
      },
    },
    refused: {
      tags: ['asking'],
      description: 'The order may not be picked any more, or not so.',
      on: { REFRESH: 'opening' },
    },
    paused: { description: 'All of it is stored: any device may go on.', on: { RESUME: 'opening' } },
    done: { on: { RESUME: { guard: 'pickable', target: 'basket' } } },
  },
})

// biome-ignore lint/suspicious/noExplicitAny: the events of actors carry what the actor gave
type AnyEvent = any

function outputIn(event: AnyEvent): Picking {
  return event.output
}

function failureIn(event: AnyEvent): ApiFailure {
  return asFailure(event.error)
}
