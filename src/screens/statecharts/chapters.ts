import { fromPromise } from 'xstate'
import { chapterMachine } from '#machines/chapter/chapter.machine.ts'
import type { Chapter, ContentsLine } from '#machines/chapter/chapter.types.ts'
import listed from '../../../docs/statecharts/contents.json' with { type: 'json' }

/** The chapters are made with the book (`npm run book`), and each is loaded when it is opened. */
const files = import.meta.glob<Chapter>('../../../docs/statecharts/*.chapter.json', { import: 'default' })

/** The book's contents, in its order. */
export const contents: readonly ContentsLine[] = listed

/** A chapter that reads its file. */
export const chapter = chapterMachine.provide({
  actors: {
    read: fromPromise(async ({ input }: { input: { id: string } }) => {
      const load = files[`../../../docs/statecharts/${input.id}.chapter.json`]
      if (!load) throw new Error(`There is no chapter about ${input.id}`)
      return load()
    }),
  },
})
