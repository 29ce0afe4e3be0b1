import { fromPromise } from 'xstate'
import { chapterMachine } from '#machines/platform/chapter/chapter.machine.ts'
import type { Chapter, ContentsLine } from '#machines/platform/chapter/chapter.types.ts'
import listed from '../../../../docs/statecharts/contents.json' with { type: 'json' }

/**
 * Where the chapters lie, which are made with the book (`npm run book`). Each is fetched when it is opened: a file can be asked for again,
 * where a module that did not come once stays away.
 */
const files = import.meta.glob<string>('../../../../docs/statecharts/*.chapter.json', {
  query: '?url',
  import: 'default',
  eager: true,
})

/** The book's contents, in its order. */
export const contents: readonly ContentsLine[] = listed

/** A chapter that reads its file. */
export const chapter = chapterMachine.provide({
  actors: {
    read: fromPromise(async ({ input, signal }: { input: { id: string }; signal: AbortSignal }): Promise<Chapter> => {
      const file = files[`../../../../docs/statecharts/${input.id}.chapter.json`]
      if (!file) throw new Error(`There is no chapter about ${input.id}`)
      const answer = await fetch(file, { signal })
      if (!answer.ok) throw new Error(`The chapter about ${input.id} does not come: ${answer.status}`)
      return answer.json()
    }),
  },
})
