/**
 * `npm run size`: how much JavaScript stands between a visitor and a usable sign-in page, compressed: the entry, the sign-in screen and all
 * that they import at once, and how many requests that is. Fails above the budgets. Further routes are listed with what each adds.
 */
import { existsSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

interface Chunk {
  readonly file: string
  readonly name?: string
  readonly isEntry?: boolean
  readonly isDynamicEntry?: boolean
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}

const budget = 105
const path = 'dist/.vite/manifest.json'
const mostRequests = 8
if (!existsSync(path)) fail('There is no build to weigh: run npm run build first.')
const manifest: Record<string, Chunk> = JSON.parse(readFileSync(path, 'utf8'))
const entry = Object.keys(manifest).find((name) => manifest[name]?.isEntry)
// As vite.config.ts names them.
const signIn = chunkNamed('auth')
const frame = chunkNamed('frame')
if (!entry || !signIn || !frame) fail('The build has no entry, no page of visitors or no frame.')

const first = within([entry, signIn])
const weight = sizeOf(first)
for (const name of [...first].sort((a, b) => kilobytes(b) - kilobytes(a)))
  console.log(line(manifest[name]?.file ?? name, kilobytes(name)))
console.log(line('first load to the sign-in page', weight))
// Their styles, and the page itself.
const requests = 1 + first.size + new Set([...first].flatMap((name) => manifest[name]?.css ?? [])).size
console.log(`${String(requests).padStart(7)}     requests until then`)
const behind = within([entry, signIn, frame])
console.log(line('more for the frame', sizeOf(behind) - weight))
console.log('\nEach screen adds:')
for (const name of Object.keys(manifest).filter((name) => /^src\/screens\/.*\.tsx$/.test(name) && !behind.has(name))) {
  const added = [...within([name])].filter((one) => !behind.has(one))
  console.log(line(name.replace('src/screens/', ''), sizeOf(new Set(added))))
}
if (weight > budget) fail(`\nThe first load is over its budget of ${budget} kB.`)
if (requests > mostRequests) fail(`\nThe first load is more than ${mostRequests} requests.`)

function chunkNamed(name: string): string | undefined {
  return Object.keys(manifest).find((key) => manifest[key]?.name === name && manifest[key].file.endsWith('.js'))
}

/** These chunks and all that they import at once. */
function within(names: readonly string[], found = new Set<string>()): Set<string> {
  for (const name of names) {
    if (found.has(name)) continue
    found.add(name)
    within(manifest[name]?.imports ?? [], found)
  }
  return found
}

function sizeOf(names: ReadonlySet<string>): number {
  return [...names].reduce((sum, name) => sum + kilobytes(name), 0)
}

function kilobytes(name: string): number {
  const file = manifest[name]?.file
  return file?.endsWith('.js') ? gzipSync(readFileSync(`dist/${file}`), { level: 9 }).length / 1000 : 0
}

function line(what: string, kb: number): string {
  return `${kb.toFixed(1).padStart(7)} kB  ${what}`
}

function fail(why: string): never {
  console.error(why)
  process.exit(1)
}
