/**
 * `npm run book`: writes docs/statecharts from the machines, their words, the catalogues and the last run of the walks, and docs/rules.md.
 * `-- --check` changes nothing and fails when the committed book is behind. `-- --out <folder>` writes every form of every machine there.
 */
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { readBook, staleIn } from './book.ts'
import { committedFiles } from './committed.ts'
import { chaptersOf, exportedFiles } from './exported.ts'
import { pngsOf } from './pngs.ts'
import { bookFolder } from './proofs.ts'

const { values } = parseArgs({ options: { check: { type: 'boolean' }, out: { type: 'string' } } })

const book = await readBook()
if (values.out !== undefined) await exportTo(values.out)
else if (values.check) check(await committedFiles(book))
else renew(await committedFiles(book))
if (values.out === undefined) reportStale()

function renew(files: ReadonlyMap<string, string>): void {
  for (const path of strangers(files)) rmSync(path)
  write('.', files)
}

async function exportTo(folder: string): Promise<void> {
  const chapters = await chaptersOf(book)
  const files = new Map<string, string | Buffer>(exportedFiles(book, chapters))
  for (const chapter of chapters) for (const [name, png] of await pngsOf(chapter)) files.set(name, png)
  write(folder, files)
}

function write(folder: string, files: ReadonlyMap<string, string | Buffer>): void {
  for (const [name, text] of files) {
    const path = join(folder, name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  console.log(`${files.size} files written`)
}

/** It is no fault to have changed something; until it is walked again the book says so. */
function reportStale(): void {
  const stale = staleIn(book)
  if (stale.size === 0) return
  const lines = [...stale].map(([machine, levels]) => `${machine} (${levels.join(', ')})`)
  console.log(`Not shown, because they changed since they were walked: ${lines.join(', ')}.`)
  console.log(`Run: npm run paths -- ${[...stale.keys()].join(' ')}`)
}

function check(files: ReadonlyMap<string, string>): void {
  const stale = [...files].filter(([name, text]) => textOf(name) !== text).map(([name]) => name)
  const wrong = [...stale, ...strangers(files)]
  if (wrong.length === 0) return
  console.error(`The book is behind the machines: ${wrong.join(', ')}. Run: npm run book`)
  process.exitCode = 1
}

/** Files of machines that are no more. */
function strangers(files: ReadonlyMap<string, string>): string[] {
  const own = (name: string) => files.has(name) || files.has(name.replace(/\.proof\.json$/, '.md'))
  return globSync(`${bookFolder}/**/*.*`)
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => !own(name))
}

function textOf(name: string): string | null {
  try {
    return readFileSync(name, 'utf8')
  } catch {
    return null
  }
}
