import { assign, setup } from 'xstate'
import { unwired } from '#machines/platform/unwired.ts'
import type { Chapter, ChapterFile } from './chapter.types.ts'

/** How large a picture may be drawn; 1 is its own size. */
export const scales = [0.25, 0.5, 0.75, 1, 1.5, 2] as const
const ownSize = scales.indexOf(1)

interface ChapterInput {
  /** The machine that the chapter is about. */
  readonly id: string
}

interface ChapterContext extends ChapterInput {
  readonly chapter: Chapter | null
  /** The place of the scale among `scales`; `null` fits the picture into the page. */
  readonly scale: number | null
  /** What was last asked for to be taken away. */
  readonly file: ChapterFile | null
}

type ChapterEvent =
  | { type: 'RETRY' }
  | { type: 'ENLARGE' }
  | { type: 'REDUCE' }
  | { type: 'FIT' }
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
  actors: { read: unwired<Chapter, ChapterInput>('read'), save: unwired<unknown, Saving>('save') },
  actions: {
    enlarge: assign({ scale: ({ context }) => Math.min(scales.length - 1, (context.scale ?? ownSize - 1) + 1) }),
    reduce: assign({ scale: ({ context }) => Math.max(0, (context.scale ?? ownSize) - 1) }),
    fit: assign({ scale: null }),
    want: assign({ file: ({ event }) => (event.type === 'DOWNLOAD' ? event.file : null) }),
  },
}).createMachine({
  id: 'chapter',
  context: ({ input }) => ({ id: input.id, chapter: null, scale: null, file: null }),
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
      },
      initial: 'still',
      states: {
        still: { on: { DOWNLOAD: { target: 'saving', actions: 'want' } } },
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
        unsaved: { on: { DOWNLOAD: { target: 'saving', actions: 'want' } } },
      },
    },
    unreadable: { on: { RETRY: 'reading' } },
  },
})
