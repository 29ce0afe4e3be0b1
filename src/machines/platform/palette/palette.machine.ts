import { assign, emit, setup } from 'xstate'
import { type ApiFailure, asFailure } from '#api/contract/platform/failure.ts'
import type { Found } from '#api/contract/platform/search.ts'
import { unwired } from '#machines/platform/unwired.ts'

export interface PaletteContext {
  readonly text: string
  /** The place of the choice that Enter takes, among all that are shown. */
  readonly at: number
  /** The records that were found for this text. */
  readonly groups: Found['groups']
  /** Enter was pressed before anything was found, as a scanner does: the first record opens as soon as it is there. */
  readonly awaited: boolean
  readonly failure: ApiFailure | null
}

export type PaletteEvent =
  | { type: 'OPEN' }
  | { type: 'SHORTCUTS' }
  /** Also after a choice was taken. */
  | { type: 'CLOSE' }
  | { type: 'TYPE'; text: string }
  /** One up or down among so many choices; after the last one comes the first. */
  | { type: 'MOVE'; by: 1 | -1; of: number }
  | { type: 'POINT'; at: number }
  | { type: 'OPEN_FIRST' }
  | { type: 'RETRY' }

/** A record to open: its kind and its id. */
export interface Opened {
  readonly type: 'opened'
  readonly kind: string
  readonly id: number
}

const fresh: PaletteContext = { text: '', at: 0, groups: [], awaited: false, failure: null }

/** Over every screen: where to go, what to do and which record to open, by typing; and the sheet of shortcuts. */
export const paletteMachine = setup({
  types: { context: {} as PaletteContext, events: {} as PaletteEvent, emitted: {} as Opened, tags: {} as 'busy' },
  actors: { find: unwired<Found, { readonly text: string }>('find') },
  delays: { typing: 200 },
  guards: {
    isBlank: ({ event }) => event.type === 'TYPE' && event.text.trim() === '',
    isAwaited: ({ context, event }) => context.awaited && firstOf(event) !== undefined,
  },
  actions: {
    begin: assign(fresh),
    // What was found for another text is no choice any more.
    type: assign(({ event }) => (event.type === 'TYPE' ? { ...fresh, text: event.text } : {})),
    move: assign(({ context: { at }, event }) =>
      event.type === 'MOVE' ? { at: event.of === 0 ? 0 : (at + event.by + event.of) % event.of } : {},
    ),
    point: assign(({ event }) => (event.type === 'POINT' ? { at: event.at } : {})),
    await: assign({ awaited: true }),
    take: assign(({ event }) => ({ groups: outputOf(event).groups, awaited: false, failure: null })),
    takeFailure: assign(({ event }) => ({ failure: asFailure('error' in event ? event.error : null), awaited: false })),
    openFirst: emit(({ event }) => ({ type: 'opened', kind: '', id: 0, ...firstOf(event) }) as const),
  },
}).createMachine({
  id: 'palette',
  context: fresh,
  initial: 'closed',
  states: {
    closed: { on: { OPEN: { target: 'open', actions: 'begin' }, SHORTCUTS: 'shortcuts' } },
    open: {
      initial: 'resting',
      on: {
        CLOSE: 'closed',
        TYPE: [
          { guard: 'isBlank', target: '.resting', actions: 'type' },
          { target: '.typing', actions: 'type' },
        ],
        MOVE: { actions: 'move' },
        POINT: { actions: 'point' },
      },
      states: {
        resting: { description: 'Nothing is typed: the acts of the page and the screens are shown.' },
        typing: {
          tags: 'busy',
          after: { typing: 'searching' },
          on: { OPEN_FIRST: { target: 'searching', actions: 'await' } },
        },
        searching: {
          tags: 'busy',
          invoke: {
            id: 'find',
            src: 'find',
            input: ({ context: { text } }) => ({ text }),
            onDone: [
              { guard: 'isAwaited', target: '#palette.closed', actions: 'openFirst' },
              { target: 'shown', actions: 'take' },
            ],
            onError: { target: 'failed', actions: 'takeFailure' },
          },
          on: { OPEN_FIRST: { actions: 'await' } },
        },
        shown: {},
        failed: { on: { RETRY: 'searching' } },
      },
    },
    shortcuts: { on: { CLOSE: 'closed' } },
  },
})

function firstOf(event: unknown): Pick<Opened, 'kind' | 'id'> | undefined {
  const [group] = outputOf(event).groups
  const [row] = group?.rows ?? []
  return group && row && { kind: group.kind, id: row.id }
}

function outputOf(event: unknown): Found {
  return (event as { output: Found }).output
}
