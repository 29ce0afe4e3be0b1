import { existsSync, globSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'

/** The imports of a file by the names that they have there. */
export function importsIn(text: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const [, names = '', target = ''] of text.matchAll(/import (?:type )?\{([^}]*)\} from '([^']+)'/g))
    for (const name of names.split(',')) {
      const own = name
        .trim()
        .replace(/^type /, '')
        .replace(/^\w+ as /, '')
      if (own !== '') found.set(own, target)
    }
  return found
}

/** The files that code of this file may run, as far as its own folder goes: what other folders are asked for is theirs. */
export function reachOf(file: string, reached = new Set<string>()): ReadonlySet<string> {
  if (reached.has(file)) return reached
  reached.add(file)
  for (const target of new Set(importsIn(read(file)).values())) {
    const next = fileOf(file, target)
    if (next && posix.dirname(next) === posix.dirname(file)) reachOf(next, reached)
  }
  return reached
}

/** The file of the server that an import names; nothing for all others, and for what serves every room. */
export function fileOf(from: string, target: string): string | null {
  const path = target.startsWith('.')
    ? posix.join(posix.dirname(from), target)
    : target.startsWith('#server/')
      ? target.replace('#server/', 'server/')
      : null
  return path && !/^server\/(platform|db)\//.test(path) && existsSync(path) ? path : null
}

/** Every file of the server. */
export function serverFiles(): readonly string[] {
  all ??= globSync('server/**/*.ts')
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
  return all
}
let all: readonly string[] | undefined

const texts = new Map<string, string>()

export function read(file: string): string {
  const text = texts.get(file) ?? readFileSync(file, 'utf8')
  texts.set(file, text)
  return text
}
