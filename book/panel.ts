/** Writes what the panel reads of the book into a folder: a file for each chapter, and the contents. The build runs it (vite-plugin.ts). */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Chapter, ContentsLine } from '#machines/platform/chapter/chapter.types.ts'
import { readBook } from './book.ts'
import { picturesOf } from './drawing/drawn.ts'

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('book/panel.ts takes the folder that it writes to')
const { chapters, sentences } = await readBook()
mkdirSync(folder, { recursive: true })
for (const { chart, proof } of chapters) {
  const chapter: Chapter = { chart, pictures: await picturesOf(chart, sentences.word), proof }
  writeFileSync(join(folder, `${chart.id}.chapter.json`), `${JSON.stringify(chapter)}\n`)
}
const contents: ContentsLine[] = chapters.map(({ chart: { id, title } }) => ({ id, title }))
writeFileSync(join(folder, 'contents.json'), `${JSON.stringify(contents)}\n`)
