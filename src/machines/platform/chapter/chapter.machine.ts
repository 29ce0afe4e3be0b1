import { assign, setup } from 'xstate'
import { unwired } from '#machines/platform/unwired.ts'
import type { Chapter, ChapterFile, Paper } from './chapter.types.ts'

/** How large a picture may be drawn; 1 is its own size. */
export const scales = [0.25, 0.5, 0.75, 1, 1.5, 2] as const
const ownSize = scales.indexOf(1)

interface ChapterInput {
  /** The machine that the chapter is about. */
  readonly id: string
  /** The state that is looked at first. */
  readonly focus?: string | null
}

interface ChapterContext {
  readonly id: string
  readonly chapter: Chapter | null
  /** The place of the scale among `scales`; `null` fits the picture into the page. */
  readonly scale: number | null
  /** The state whose ways in and out are shown alone; `null` shows all. */
  readonly focus: string | null
  /** The states that are closed to one box. */
  readonly closed: readonly string[]
  /** What is printed on. */
  readonly paper: Paper | null
  /** What was last asked for to be taken away. */
  readonly file: ChapterFile | null
}

type ChapterEvent =
  | { type: 'RETRY' }
  | { type: 'ENLARGE' }
  | { type: 'REDUCE' }
  | { type: 'FIT' }
  | { type: 'FOCUS'; state: string | null }
  | { type: 'CLOSE'; states: readonly string[] }
  | { type: 'PRINT'; paper: Paper }
  | { type: 'DOWNLOAD'; file: ChapterFile }

/** A file to be made of a chapter, and handed to the person. */
export interface Saving {
  readonly chapter: Chapter | null
  readonly file: ChapterFile | null
}

/** A chapter of the statechart book, from opening it; its picture can be drawn larger and smaller, and taken away in several forms. */
export const chapterMachine = setup({
  types: {
    context: {} as ChapterContext,
    input: {} as ChapterInput,
    events: {} as ChapterEvent,
    tags: {} as 'busy',
  },
  actors: {
    read: unwired<Chapter, { readonly id: string }>('read'),
    save: unwired<unknown, Saving>('save'),
    print: unwired<unknown, undefined>('print'),
  },
  actions: {
    enlarge: assign({ scale: ({ context }) => Math.min(scales.length - 1, (context.scale ?? ownSize - 1) + 1) }),
    reduce: assign({ scale: ({ context }) => Math.max(0, (context.scale ?? ownSize) - 1) }),
    fit: assign({ scale: null }),
    // What lies in a closed box is seen once that is open.
    focus: assign(({ context, event }) =>
      event.type === 'FOCUS'
        ? { focus: event.state, closed: context.closed.filter((one) => !liesIn(event.state, one)) }
        : {},
    ),
    // What is closed cannot be looked at; the whole is shown again.
    close: assign(({ context, event }) =>
      event.type === 'CLOSE'
        ? { closed: event.states, focus: event.states.some((one) => liesIn(context.focus, one)) ? null : context.focus }
        : {},
    ),
    lay: assign({ paper: ({ event }) => (event.type === 'PRINT' ? event.paper : null) }),
    putAway: assign({ paper: null }),
    want: assign({ file: ({ event }) => (event.type === 'DOWNLOAD' ? event.file : null) }),
  },
}).createMachine({
  id: 'chapter',
  context: ({ input }) => ({
    ...{ id: input.id, chapter: null, scale: null, file: null },
    ...{ focus: input.focus ?? null, closed: [], paper: null },
  }),
  initial: 'reading',
  states: {
    reading: {
      tags: 'busy',
      invoke: {
        id: 'read',
        src: 'read',
        input: ({ context }) => ({ id: context.id }),
        onDone: { target: 'open', actions: assign({ chapter: ({ event }) => event.output }) },
        onError: 'unreadable',
      },
    },
    open: {
      on: {
        ENLARGE: { actions: 'enlarge' },
        REDUCE: { actions: 'reduce' },
        FIT: { actions: 'fit' },
        FOCUS: { actions: 'focus' },
        CLOSE: { actions: 'close' },
      },
      initial: 'still',
      states: {
        still: {
          on: { DOWNLOAD: { target: 'saving', actions: 'want' }, PRINT: { target: 'printing', actions: 'lay' } },
        },
        saving: {
          tags: 'busy',
          invoke: {
            id: 'save',
            src: 'save',
            input: ({ context: { chapter, file } }) => ({ chapter, file }),
            onDone: 'still',
            onError: 'unsaved',
          },
        },
        printing: {
          tags: 'busy',
          invoke: {
            id: 'print',
            src: 'print',
            onDone: { target: 'still', actions: 'putAway' },
          },
        },
        unsaved: {
          on: { DOWNLOAD: { target: 'saving', actions: 'want' }, PRINT: { target: 'printing', actions: 'lay' } },
        },
      },
    },
    unreadable: { on: { RETRY: 'reading' } },
  },
})

function liesIn(state: string | null, closed: string): boolean {
  return state?.startsWith(`${closed}.`) ?? false
}
