import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AnyListing } from '#api/listings/platform/listing.ts'
import type { Operation } from '#api/operations/platform/operation.ts'
import { everyStepOperation } from '#api/operations/platform/steps.ts'
import { fileOf, importsIn, reachOf, read } from './server-code.ts'

/** A call of the API with the files of the server that its code runs through. */
interface Call {
  readonly operation: Operation
  readonly files: ReadonlySet<string>
}

/** What handles each operation, as the endpoints say it. */
export async function readCalls(): Promise<readonly Call[]> {
  const files = globSync('server/**/*endpoints.ts').map((path) => path.replaceAll('\\', '/'))
  const calls: Call[] = []
  for (const file of files.sort()) calls.push(...(await callsIn(file)))
  return calls
}

/** The files that take in rows of each kind of file, as the rooms name them. */
export function readImports(): ReadonlyMap<string, ReadonlySet<string>> {
  const kinds = new Map<string, ReadonlySet<string>>()
  for (const room of globSync('server/*/room.ts').map((path) => path.replaceAll('\\', '/'))) {
    const names = importsIn(read(room))
    const [, after = ''] = read(room).split('importKinds: {')
    for (const [, quoted, plain, handlers = ''] of blockOf(after).matchAll(/(?:'([^']+)'|(\w+)): (\{[^}]*\}|\w+)/g)) {
      const files = [...handlers.matchAll(/\w+/g)].flatMap(([name]) => fileOf(room, names.get(name) ?? '') ?? [])
      kinds.set(quoted ?? plain ?? '', new Set(files.flatMap((file) => [...reachOf(file)])))
    }
  }
  return kinds
}

/** What stands before the brace that closes it. */
function blockOf(text: string): string {
  let depth = 1
  for (const [at, letter] of [...text].entries()) {
    depth += letter === '{' ? 1 : letter === '}' ? -1 : 0
    if (depth === 0) return text.slice(0, at)
  }
  return ''
}

/** Each `endpoint(operation, handle)`: what it runs through are the imports that it names. */
async function callsIn(file: string): Promise<Call[]> {
  const text = read(file)
  const names = importsIn(text)
  const through = (part: string) => {
    const reached = new Set<string>([file])
    for (const [name] of part.matchAll(/\b\w+\b/g)) {
      const target = names.get(name)
      const next = target ? fileOf(file, target) : null
      if (next) for (const one of reachOf(next)) reached.add(one)
    }
    return reached
  }
  const calls: Call[] = []
  for (const part of text.split(/\b(?=endpoint\(|stepEndpoints\()/)) {
    const files = through(part)
    const [, area = '', name = ''] = /^endpoint\(\s*(\w+)\.(\w+)/.exec(part) ?? []
    const operation = (await imported(names.get(area), area))?.[name] as Operation | undefined
    if (operation) calls.push({ operation, files })
    const [, list = ''] = /^stepEndpoints\(\s*(\w+)/.exec(part) ?? []
    const listing = (await imported(names.get(list), list)) as AnyListing | undefined
    if (listing) calls.push(...everyStepOperation(listing).map((step: Operation) => ({ operation: step, files })))
  }
  return calls
}

async function imported(target: string | undefined, name: string): Promise<Record<string, unknown> | undefined> {
  if (!target?.startsWith('#api/')) return undefined
  const path = join(process.cwd(), target.replace('#api/', 'src/api/'))
  const found = (await import(pathToFileURL(path).href)) as Record<string, Record<string, unknown>>
  return found[name]
}
