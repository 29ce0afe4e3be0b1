import { closedFiles, files } from 'virtual:statecharts'
import { fromPromise } from 'xstate'
import { chapterMachine, type Saving } from '#machines/platform/chapter/chapter.machine.ts'
import type { Chapter, ClosedPictures } from '#machines/platform/chapter/chapter.types.ts'
import { handOver } from '#screens/platform/wiring/hand-over.ts'

/** A chapter that reads its file, which is made with the panel; other forms of it are made when they are asked for. */
export const chapter = chapterMachine.provide({
  actors: {
    read: fromPromise(({ input, signal }: { input: Reading; signal: AbortSignal }) =>
      read<Chapter>(files[input.id], signal),
    ),
    print: fromPromise<unknown, undefined>(async () => {
      // The sheets are drawn first.
      await new Promise((ready) => setTimeout(ready))
      await new Promise((printed) => {
        window.addEventListener('afterprint', printed, { once: true })
        window.print()
      })
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

/** The same in the book, with its boxes to be closed. */
export const openChapter = chapter.provide({
  actors: {
    read: fromPromise(async ({ input, signal }: { input: Reading; signal: AbortSignal }): Promise<Chapter> => {
      const [told, closed] = await Promise.all([
        read<Chapter>(files[input.id], signal),
        read<readonly ClosedPictures[]>(closedFiles[input.id], signal),
      ])
      return { ...told, closed }
    }),
  },
})

interface Reading {
  readonly id: string
}

async function read<T>(file: string | undefined, signal: AbortSignal): Promise<T> {
  if (!file) throw new Error('There is no such chapter')
  const answer = await fetch(file, { signal })
  if (!answer.ok) throw new Error(`${file} does not come: ${answer.status}`)
  return answer.json()
}
