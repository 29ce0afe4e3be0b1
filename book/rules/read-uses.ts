import { globSync, readFileSync } from 'node:fs'

/** The files of the server and of the resources that import something of the rules, by the rule's file and its name there. */
export function readUses(): ReadonlyMap<string, readonly string[]> {
  const uses = new Map<string, string[]>()
  const files = globSync('{server,src/api/resources}/**/*.ts').map((path) => path.replaceAll('\\', '/'))
  for (const file of files.sort()) {
    for (const [, names = '', target = ''] of readFileSync(file, 'utf8').matchAll(imported)) {
      for (const name of names.split(',').map((one) => one.trim().replace(/ as .*$/, ''))) {
        const key = `src/api/rules/${target} ${name}`
        uses.set(key, [...(uses.get(key) ?? []), file])
      }
    }
  }
  return uses
}

const imported = /import \{([^}]*)\} from '#api\/rules\/([^']+)'/g
