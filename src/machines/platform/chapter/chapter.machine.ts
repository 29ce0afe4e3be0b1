import { assign, setup } from 'xstate'
import { unwired } from '#machines/platform/unwired.ts'
import type { Chapter } from './chapter.types.ts'

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
}

type ChapterEvent = { type: 'RETRY' } | { type: 'ENLARGE' } | { type: 'REDUCE' } | { type: 'FIT' }

/** A chapter of the statechart book, from opening it; its picture can be drawn larger and smaller. */
export const chapterMachine = setup({
  types: {
    context: {} as ChapterContext,
    input: {} as ChapterInput,
    events: {} as ChapterEvent,
    tags: {} as 'busy',
  },
  actors: { read: unwired<Chapter, ChapterInput>('read') },
  actions: {
    enlarge: assign({ scale: ({ context }) => Math.min(scales.length - 1, (context.scale ?? ownSize - 1) + 1) }),
    reduce: assign({ scale: ({ context }) => Math.max(0, (context.scale ?? ownSize) - 1) }),
    fit: assign({ scale: null }),
  },
}).createMachine({
  id: 'chapter',
  context: ({ input }) => ({ id: input.id, chapter: null, scale: null }),
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
    open: { on: { ENLARGE: { actions: 'enlarge' }, REDUCE: { actions: 'reduce' }, FIT: { actions: 'fit' } } },
    unreadable: { on: { RETRY: 'reading' } },
  },
})
