import { createHash, randomUUID } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'

const folder = 'node_modules/.cache/kepenk-walks'
const sources = ['{src,server,tests,book}/**/*.{ts,tsx}', 'package-lock.json']

let sum: string | undefined

/**
 * What was found once, for whoever asks next: another file of this run, or a run on the same day and the same sources. Whatever changed, all is
 * found anew.
 */
export function foundOnce<T>(name: string, find: () => T): T {
  sum ??= sumOf(globSync(sources).sort())
  const path = join(folder, `${name}.${sum}`)
  if (existsSync(path)) return deserialize(readFileSync(path)) as T
  const found = find()
  mkdirSync(folder, { recursive: true })
  // Whole at once: somebody else may be looking for it.
  const whole = `${path}.${randomUUID()}`
  writeFileSync(whole, serialize(found))
  renameSync(whole, path)
  return found
}

function sumOf(paths: readonly string[]): string {
  const hash = createHash('sha256').update(new Date().toDateString())
  for (const path of paths) hash.update(`${path}\n`).update(readFileSync(path))
  return hash.digest('hex').slice(0, 16)
}
