import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Who may import from whom: the direction of house.md, each area with what it may name. */
const allowed: Record<string, readonly string[]> = {
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
  'src/api/client': ['src/api'],
  'src/machines': [
    'src/machines',
    'src/api/contract',
    'src/api/rules',
    'src/api/resources',
    'src/api/listings',
    'src/api/operations',
  ],
  'src/screens/wiring': ['src/screens/wiring', 'src/machines', 'src/api', 'src/locales/detect'],
  'src/screens': [
    'src/screens',
    'src/machines',
    'src/api/contract',
    'src/api/rules',
    'src/api/resources',
    'src/api/listings',
    'src/api/routes',
    'src/api/outside',
    'src/api/menu',
    'src/api/gate',
    'src/ui',
    'src/locales',
  ],
  server: [
    'server',
    'src/api/contract',
    'src/api/rules',
    'src/api/resources',
    'src/api/listings',
    'src/api/operations',
    'src/machines',
  ],
}

const homes: Record<string, string> = {
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

test('there are files to judge', () => {
  expect(files.length).toBeGreaterThan(50)
})

test.each(Object.keys(allowed))('%s imports only what it may', (area) => {
  const wrong = files
    .filter((file) => areaOf(file) === area)
    .flatMap((file) => importsOf(file).map((target) => [file, target] as const))
    .filter(
      ([, target]) =>
        !allowed[area]?.some(
          (place) => target === place || target.startsWith(`${place}/`) || target.startsWith(`${place}.`),
        ),
    )
    .map(([file, target]) => `${file} imports ${target}`)
  expect(wrong).toEqual([])
})

test('machines and the agreement know neither React nor calls', () => {
  const wrong = files
    .filter((file) => /^src\/(machines|api\/(contract|rules|resources|operations))\//.test(file))
    .filter((file) =>
      /from '(react|react-dom|ofetch|@lingui\/react|@xstate\/react|wouter)/.test(readFileSync(file, 'utf8')),
    )
  expect(wrong).toEqual([])
})

test('the server takes only charts and refusals from the machines', () => {
  const wrong = files
    .filter((file) => file.startsWith('server/'))
    .flatMap((file) => importsOf(file).map((target) => [file, target] as const))
    .filter(([, target]) => target.startsWith('src/machines/') && !/\.chart\.ts$|\/refusals\.ts$/.test(target))
  expect(wrong).toEqual([])
})

/** The longest area that holds the file. */
function areaOf(file: string): string | undefined {
  return Object.keys(allowed)
    .filter((area) => file.startsWith(`${area}/`))
    .sort((a, b) => b.length - a.length)[0]
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
