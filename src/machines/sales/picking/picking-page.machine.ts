import { assign, emit, fromCallback, setup } from 'xstate'
import { type ApiFailure, asFailure } from '#api/contract/platform/failure.ts'
import type { Picking } from '#api/contract/sales/picking.ts'
import { stale } from '#api/rules/platform/records.ts'
import { newRequestKey } from '#machines/platform/request-key.ts'
import { openingGuards, openingStates } from '#machines/platform/step-page/opening-states.ts'
import { unwired } from '#machines/platform/unwired.ts'
import { lineOf, more, together } from './basket.ts'
import type { KeptBasket } from './kept-basket.ts'
import {
  bodyOf,
  caughtUp,
  isExpected,
  isUnder,
  isUnsaved,
  keptOf,
  linesOf,
  nothingUnder,
  type OpenedPicking,
  type PickingPageContext,
  type PickingPageEvent,
  type PickingPageInput,
  type PickingSending,
  takenUp,
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
    open: unwired<OpenedPicking, { id: number }>('open'),
    look: unwired<Picking, { id: number }>('look'),
    save: unwired<Picking, PickingSending>('save'),
    /** Hears when the network is there again. */
    connection: fromCallback<{ type: 'ONLINE' }>(() => {}),
  },
  // So long the picks of another device may stay unseen.
  delays: { pause: 5_000, patience: ({ context: { tries } }) => Math.min(longestPatience, 2_500 * 2 ** tries) },
  guards: {
    ...basketGuards,
    isExpected: ({ context, event }) =>
      event.type === 'SCAN' && closedBy(context).length === 0 && isExpected(context, event.code),
    isTooMany: ({ context: { wrong } }) => wrong?.kind === 'twice',
    isFresh: ({ context: { fresh } }) => fresh,
    isFreshAndBehind: ({ context: { fresh, behind } }) => fresh && behind,
    isUnder: ({ context }) => isUnder(context),
    hasKept: ({ event }) => openedIn(event).kept !== null,
    wasPicked: ({ event }) => openedIn(event).picking.status === 'picked',
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
    /** Keeps what is not stored yet in the browser, or forgets what is. */
    keep: (_, _basket: { order_id: number; kept: KeptBasket | null }) => {},
    takeUp: assign(({ event }) => takenUp(openedIn(event))),
    takeOpened: assign(({ event }) => ({ ...nothingUnder, picking: outputIn(event) })),
    catchUp: assign(({ context, event }) => caughtUp(context, outputIn(event))),
    takeSaved: assign(({ context: { ending, finish }, event }) => ({
      ...{ picking: outputIn(event), sending: {}, failure: null, ending: false, tries: 0 },
      finish: finish && !ending,
    })),
    /** A network that was there for a moment only is waited for no longer than at first. */
    countTriesAnew: assign({ tries: 0 }),
    takeFailure: assign(({ context: { tries }, event }) => ({
      ...{ failure: failureIn(event), pausing: false },
      ...{ fresh: false, tries: tries + 1 },
    })),
    fallBehind: assign({ behind: true }),
    addOne: assign(({ context, event }) => {
      const line = event.type === 'SCAN' ? lineOf(linesOf(context), event.code) : undefined
      return line
        ? { pending: more(context.pending, line.line_id, 1), last: line.line_id, wrong: null, fresh: true }
        : {}
    }),
    set: assign(({ context, event }) => {
      const line = event.type === 'SET' ? linesOf(context).find(({ line_id }) => line_id === event.line_id) : undefined
      if (!line || event.type !== 'SET') return {}
      const by = event.picked - line.picked
      return { pending: more(context.pending, line.line_id, by), last: line.line_id, wrong: null, fresh: true }
    }),
    say: assign(({ context: { pending }, event }) => {
      if (event.type !== 'SHORT') return {}
      const { line_id, short_reason } = event
      return {
        pending: together(pending, { [line_id]: { by: 0, short_reason } }),
        last: line_id,
        wrong: null,
        fresh: true,
      }
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
    forget: assign(nothingUnder),
    emitPicked: emit({ type: 'picked' as const }),
    emitMisscanned: emit({ type: 'misscanned' as const }),
  },
})

/** So long the next try is waited for at most. */
const longestPatience = 60_000

const keep = {
  type: 'keep',
  params: ({ context }: { context: PickingPageContext }) => ({ order_id: context.id, kept: keptOf(context) }),
} as const

const again = [{ guard: 'isBehind', target: 'catchingUp' }, { target: 'saving' }] as const

const scan = [
  { guard: 'isExpected', target: 'ready', actions: ['addOne', keep, 'emitPicked'] },
  { guard: 'pickable', target: 'wrong', reenter: true, actions: 'remember' },
] as const

const byHand = {
  SET: { guard: 'within', target: 'ready', actions: ['set', keep, 'emitPicked'] },
  SHORT: { guard: 'pickable', target: 'ready', actions: ['say', keep] },
  FINISH: { guard: 'whole', target: 'ending', actions: ['askFinish', keep] },
} as const

const look = {
  src: 'look',
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
        { guard: 'hasKept', target: 'basket', actions: 'takeUp' },
        { guard: 'wasPicked', target: 'done', actions: 'takeUp' },
        { target: 'basket', actions: 'takeUp' },
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
              entry: keep,
              always: [
                { guard: 'isUnder', target: 'saving' },
                { guard: 'hasUnsaved', target: 'saving', actions: 'pack' },
                { guard: 'isPausing', target: '#pickingPage.paused' },
              ],
              after: { pause: 'looking' },
            },
            looking: {
              description: 'What other devices picked meanwhile is read.',
              invoke: {
                id: 'look',
                ...look,
                onDone: [
                  { guard: 'isPickedElsewhere', target: '#pickingPage.done', actions: 'takeOpened' },
                  { target: 'saved', actions: 'catchUp' },
                ],
                onError: 'saved',
              },
            },
            saving: {
              tags: ['busy'],
              entry: keep,
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
                ...look,
                onDone: { target: 'saved', actions: 'catchUp' },
                onError: { target: 'unsaved', actions: ['takeFailure', 'fallBehind'] },
              },
            },
            unsaved: {
              description:
                'No answer came. Picking goes on; the basket is kept in the browser, and sent again after a while, with the next scan, and when the network is there.',
              invoke: { id: 'connection', src: 'connection' },
              always: [
                { guard: 'isFreshAndBehind', target: 'catchingUp' },
                { guard: 'isFresh', target: 'saving' },
              ],
              after: { patience: [...again] },
              on: {
                RETRY: [...again],
                ONLINE: again.map((one) => ({ ...one, actions: 'countTriesAnew' }) as const),
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
      on: { REFRESH: { target: 'opening', actions: ['forget', keep] } },
    },
    paused: { description: 'All of it is stored: any device may go on.', on: { RESUME: 'opening' } },
    done: { entry: keep, on: { RESUME: { guard: 'pickable', target: 'basket' } } },
  },
})

// biome-ignore lint/suspicious/noExplicitAny: the events of actors carry what the actor gave
type AnyEvent = any

function openedIn(event: AnyEvent): OpenedPicking {
  return event.output
}

function outputIn(event: AnyEvent): Picking {
  return event.output
}

function failureIn(event: AnyEvent): ApiFailure {
  return asFailure(event.error)
}
