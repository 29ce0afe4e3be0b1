import { files } from 'virtual:statecharts'
import { fromPromise } from 'xstate'
import { chapterMachine } from '#machines/platform/chapter/chapter.machine.ts'
import type { Chapter } from '#machines/platform/chapter/chapter.types.ts'

/** A chapter that reads its file, which is made with the panel. */
export const chapter = chapterMachine.provide({
  actors: {
    read: fromPromise(async ({ input, signal }: { input: { id: string }; signal: AbortSignal }): Promise<Chapter> => {
      const file = files[input.id]
      if (!file) throw new Error(`There is no chapter about ${input.id}`)
      const answer = await fetch(file, { signal })
      if (!answer.ok) throw new Error(`The chapter about ${input.id} does not come: ${answer.status}`)
      return answer.json()
    }),
  },
})
