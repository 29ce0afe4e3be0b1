import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

/** Who may import from whom: the floors and rooms of the house. */

/** The floors, each with what it may name. */
const floors: Readonly<Record<string, readonly string[]>> = {
  'src/ui': ['src/ui'],
  'src/api/contract': ['src/api/contract', 'src/api/rules'],
  'src/api/rules': ['src/api/rules', 'src/api/contract', 'src/api/resources'],
  'src/api/resources': ['src/api/resources', 'src/api/rules', 'src/api/contract'],
  'src/api/listings': ['src/api/listings', 'src/api/resources', 'src/api/rules', 'src/api/contract'],
  'src/api/operations': [
    'src/api/operations',
    'src/api/listings',
    'src/api/resources',
    'src/api/rules',
    'src/api/contract',
  ],
  'src/api/routes': ['src/api/routes', 'src/api/listings', 'src/api/resources', 'src/api/rules', 'src/api/contract'],
  'src/api/registry': ['src/api'],
  'src/api/client': ['src/api'],
  'src/machines': ['src/machines', 'src/api'],
  'src/screens': ['src/screens', 'src/machines', 'src/api', 'src/ui', 'src/locales', 'docs/statecharts'],
  server: ['server', 'src/api', 'src/machines'],
}

/** The rooms of a floor, lowest first. Those of one line stand beside each other. */
const rooms: readonly (readonly string[])[] = [
  ['platform', 'integrations', 'db'],
  ['catalog'],
  ['content'],
  ['sales', 'settings'],
  ['money'],
]

/** Above the rooms: what opens them, and the lists that name every tenant. */
const tops: readonly string[] = ['start', 'demo']

const homes: Readonly<Record<string, string>> = {
  '#api': 'src/api',
  '#machines': 'src/machines',
  '#screens': 'src/screens',
  '#ui': 'src/ui',
  '#locales': 'src/locales',
  '#server': 'server',
  '#book': 'book',
  '#tests': 'tests',
}

const files = globSync('{src,server}/**/*.{ts,tsx}')
const imports = files.flatMap((file) => importsOf(file).map((target) => ({ file, target })))

test('there are files and imports to judge', () => {
  expect([files.length > 50, imports.length > 1000]).toEqual([true, true])
})

describe('floors', () => {
  test.each(Object.keys(floors))('%s imports only what it may', (floor) => {
    const may = floors[floor] ?? []
    const wrong = imports.filter(({ file, target }) => floorOf(file) === floor && !may.some((one) => isIn(target, one)))
    expect(wrong.map(told)).toEqual([])
  })

  test('calls are made by wiring alone', () => {
    const callers = /^src\/(api\/|screens\/\w+\/wiring\/)/
    const wrong = imports.filter(({ file, target }) => isIn(target, 'src/api/client') && !callers.test(file))
    expect(wrong.map(told)).toEqual([])
  })

  test('machines and the agreement know neither React nor calls', () => {
    const plain = files.filter((file) => /^src\/(machines|api\/(?!client))/.test(file))
    const wrong = plain.filter((file) =>
      /from '(react|react-dom|ofetch|@lingui\/react|@xstate\/react|wouter)/.test(readFileSync(file, 'utf8')),
    )
    expect(wrong).toEqual([])
  })

  test('the server takes only charts and what is asked of them from the machines, and nothing of calls', () => {
    const wrong = imports
      .filter(({ file }) => isIn(file, 'server'))
      .filter(
        ({ target }) =>
          isIn(target, 'src/api/client') ||
          (isIn(target, 'src/machines') &&
            !/\.chart\.ts$|\/(refusals|steps-of|order-state|order-way|order-steps)\.ts$/.test(target)),
      )
    expect(wrong.map(told)).toEqual([])
  })
})

describe('rooms', () => {
  test('every file of a floor lies in a room, or is one of its registries', () => {
    const loose = files.filter((file) => /^(src\/(api|machines|screens)|server)\//.test(file) && levelOf(file) === null)
    expect(loose.filter((file) => !registries.test(file))).toEqual([])
  })

  test('no room imports from a room above its own, on any floor', () => {
    const wrong = imports.filter(({ file, target }) => {
      const [own, other] = [levelOf(file), levelOf(target)]
      // Tables and adapters are no rooms: on their own floor they know the platform at most, of the agreement whatever they keep or send.
      if (/^server\/(db|integrations)\//.test(file) && isIn(target, 'src/api')) return false
      return own !== null && other !== null && other > own
    })
    expect(wrong.map(told)).toEqual([])
  })

  test('rooms that stand beside each other do not import each other', () => {
    const beside = rooms.slice(1).flatMap((line) => (line.length > 1 ? line : []))
    const wrong = imports.filter(({ file, target }) => {
      const [own, other] = [roomOf(file), roomOf(target)]
      return own !== other && beside.includes(own ?? '') && beside.includes(other ?? '')
    })
    expect(wrong.map(told)).toEqual([])
  })

  test('on the server no room imports what opens it, or a registry', () => {
    const above = /^server\/(start|demo)\/|^server\/(app|main|serve|registry)\.ts$/
    const wrong = imports.filter(
      ({ file, target }) => file.startsWith('server/') && (levelOf(file) ?? 9) < rooms.length && above.test(target),
    )
    expect(wrong.map(told)).toEqual([])
  })
})

/** What stands beside the rooms of a floor: its registry, and what opens it. */
const registries =
  /^src\/api\/registry\/|^src\/screens\/(aids|bars|cards|drawn-rows|life-words|lives|(lazy-|public-)?screens)\.ts$|^server\/(app|config|main|plain-error|registry|serve)\.ts$/

/** How high a file lies among the rooms; `null` outside of them. */
function levelOf(file: string): number | null {
  const room = roomOf(file)
  if (room === null) return null
  return tops.includes(room) ? rooms.length : rooms.findIndex((line) => line.includes(room))
}

function roomOf(file: string): string | null {
  const [, room = ''] = /^(?:src\/api\/\w+|src\/machines|src\/screens|server)\/([\w-]+)\//.exec(file) ?? []
  return [...rooms.flat(), ...tops].includes(room) ? room : null
}

/** The longest floor that holds the file. */
function floorOf(file: string): string | undefined {
  return Object.keys(floors)
    .filter((floor) => isIn(file, floor))
    .sort((a, b) => b.length - a.length)[0]
}

function isIn(file: string, folder: string): boolean {
  return file === folder || file.startsWith(`${folder}/`) || file.startsWith(`${folder}.`)
}

function told({ file, target }: { file: string; target: string }): string {
  return `${file} imports ${target}`
}

/** The files of this project that a file imports, from the project's root. */
function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  return [...text.matchAll(/(?:from|import\()\s*'([#.][^']+)'/g)].map(([, path = '']) => {
    if (path.startsWith('.')) return new URL(path, `file:///${file}`).pathname.slice(1)
    const [home = '', ...rest] = path.split('/')
    return [homes[home] ?? home, ...rest].join('/')
  })
}
