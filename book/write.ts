/**
 * `npm run book`: writes docs/statecharts from the machines, their words, the catalogues and the last run of the walks (paths.json).
 * `-- --check` changes nothing and fails when the committed book is behind.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bookFiles } from './files.ts'

const folder = 'docs/statecharts'

const files = await bookFiles(folder)
if (process.argv.includes('--check')) check()
else write()

function write(): void {
  mkdirSync(folder, { recursive: true })
  for (const name of strangers()) rmSync(join(folder, name))
  for (const [name, text] of files) writeFileSync(join(folder, name), text)
  console.log(`${files.size} files in ${folder}`)
}

function check(): void {
  const stale = [...files].filter(([name, text]) => textOf(name) !== text).map(([name]) => name)
  const wrong = [...stale, ...strangers()]
  if (wrong.length === 0) return
  console.error(`The book is behind the machines: ${wrong.join(', ')}. Run: npm run book`)
  process.exitCode = 1
}

/** Files of machines that are no more. */
function strangers(): string[] {
  return readdirSync(folder).filter((name) => !files.has(name) && name !== 'paths.json')
}

function textOf(name: string): string | null {
  try {
    return readFileSync(join(folder, name), 'utf8')
  } catch {
    return null
  }
}
