/** Writes what the panel reads of the book into a folder: a file for each chapter, the contents, and all in one ZIP. The build runs it (vite-plugin.ts). */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { strToU8, type Zippable, zipSync } from 'fflate'
import type { ContentsLine } from '#machines/platform/chapter/chapter.types.ts'
import { readBook } from './book.ts'
import { chaptersOf, exportedFiles } from './exported.ts'

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('book/panel.ts takes the folder that it writes to')
const book = await readBook()
const chapters = await chaptersOf(book)
mkdirSync(folder, { recursive: true })
for (const chapter of chapters)
  writeFileSync(join(folder, `${chapter.chart.id}.chapter.json`), `${JSON.stringify(chapter)}\n`)
const contents: ContentsLine[] = chapters.map(({ chart: { id, title } }) => ({ id, title }))
writeFileSync(join(folder, 'contents.json'), `${JSON.stringify(contents)}\n`)
writeFileSync(join(folder, 'statecharts.zip'), zipOf(exportedFiles(book, chapters)))

/** The same files give the same bytes. */
function zipOf(files: ReadonlyMap<string, string>): Uint8Array {
  const mtime = new Date(2026, 0, 1)
  const entries = [...files].map(([name, text]): [string, Zippable[string]] => [name, [strToU8(text), { mtime }]])
  return zipSync(Object.fromEntries(entries))
}
