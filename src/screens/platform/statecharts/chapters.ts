import { files } from 'virtual:statecharts'
import { fromPromise } from 'xstate'
import { chapterMachine, type Saving } from '#machines/platform/chapter/chapter.machine.ts'
import type { Chapter } from '#machines/platform/chapter/chapter.types.ts'
import { handOver } from '#screens/platform/wiring/hand-over.ts'

/** A chapter that reads its file, which is made with the panel; other forms of it are made when they are asked for. */
export const chapter = chapterMachine.provide({
  actors: {
    read: fromPromise(async ({ input, signal }: { input: { id: string }; signal: AbortSignal }): Promise<Chapter> => {
      const file = files[input.id]
      if (!file) throw new Error(`There is no chapter about ${input.id}`)
      const answer = await fetch(file, { signal })
      if (!answer.ok) throw new Error(`The chapter about ${input.id} does not come: ${answer.status}`)
      return answer.json()
    }),
    save: fromPromise<unknown, Saving>(async ({ input: { chapter, file } }) => {
      if (!chapter || !file) return
      const { format, language } = file
      if (format === 'png') {
        const { pngOf } = await import('./formats/png.ts')
        const { file: picture, name } = await pngOf(chapter, language)
        return handOver(picture, name)
      }
      const { fileOf } = await import('./formats/files.ts')
      const { name, type, text } = fileOf(chapter, format, language)
      handOver(new Blob([text], { type }), name)
    }),
  },
})
