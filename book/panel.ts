/** Writes what the panel reads of the book into a folder: a file for each chapter, the contents, all rules, what can be searched for, what changed, and all in one ZIP. The build runs it (vite-plugin.ts). */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { strToU8, type Zippable, zipSync } from 'fflate'
import { releases } from '#server/platform/changelogs/releases.ts'
import { readBook } from './book.ts'
import { closedPicturesOf } from './drawing/drawn.ts'
import { chaptersOf, exportedFiles } from './exported.ts'
import { pagesAt, pagesNow } from './history/committed-pages.ts'
import { readHistory } from './history/read-history.ts'
import { machines } from './machines.ts'
import { searchIndex } from './panel/search-index.ts'
import { bookRules } from './rules/book-rules.ts'
import { readRules } from './rules/read-rules.ts'
import { contentsLines } from './shelves.ts'

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('book/panel.ts takes the folder that it writes to')
const book = await readBook()
const chapters = await chaptersOf(book)
mkdirSync(folder, { recursive: true })
for (const chapter of chapters) {
  const { chart } = chapter
  const closed = await closedPicturesOf(chart, book.sentences.word)
  writeFileSync(join(folder, `${chart.id}.chapter.json`), `${JSON.stringify(chapter)}\n`)
  writeFileSync(join(folder, `${chart.id}.closed.json`), `${JSON.stringify(closed)}\n`)
}
const rules = await bookRules(await readRules(), book)
const told = chapters.flatMap(({ chart }, at) => {
  const entry = machines[at]
  return entry ? [{ chart, entry }] : []
})
const files = {
  contents: contentsLines(chapters.map(({ chart }) => chart)),
  search: searchIndex(told, rules),
  rules,
  changes: readHistory(releases, pagesNow(), pagesAt),
}
for (const [name, data] of Object.entries(files))
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(data)}\n`)
writeFileSync(join(folder, 'statecharts.zip'), zipOf(exportedFiles(book, chapters)))

/** The same files give the same bytes. */
function zipOf(files: ReadonlyMap<string, string>): Uint8Array {
  const mtime = new Date(2026, 0, 1)
  const entries = [...files].map(([name, text]): [string, Zippable[string]] => [name, [strToU8(text), { mtime }]])
  return zipSync(Object.fromEntries(entries))
}
