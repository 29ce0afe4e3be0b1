import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/**
 * What a panel remembers is a part of it (`panelPart`): a module that remembers something by itself takes it from one opened panel into the
 * next. What an object was found to be (a WeakMap) goes with the object.
 */

/** What a module may keep all the same. */
const kept: Readonly<Record<string, string>> = {
  'src/screens/platform/wiring/panel.ts parts': 'the parts of the open panel, where all the others are',
  'src/locales/i18n.ts reading': 'catalogues that were fetched are a part of the program',
  'src/locales/resources.ts reading': 'the queue of what is fetched of the program',
  'src/locales/resources.ts waiting': 'the queue of what is fetched of the program',
  'src/locales/shop-time.ts zone': 'words and moments are made without a panel, as in prints and tests of texts',
  'src/screens/platform/sentences.ts tellPermission': 'words that were fetched are a part of the program',
  'src/ui/useRefusals.tsx Floating': 'a component that was fetched is a part of the program',
  'src/ui/usePrinting.ts underWay': 'whether the window is being printed, which it does not say when asked',
  'src/ui/useRows.ts collators': 'how a language sorts, costly to make and always the same',
  'src/api/rules/platform/formats.ts madeDates': 'how a language writes days, costly to make and always the same',
  'src/api/rules/platform/formats.ts madeNumbers': 'how a language writes numbers, costly to make and always the same',
}

const changing =
  /^(?:export )?(?:let (\w+)|const (\w+)\b(?!: readonly|: Readonly)[^\n]*? = (?:new (?:Map|Set|Array|EventTarget)(?:<.*>)?\(\)|\[\](?: as .*)?$|\{\}(?: as .*)?$|createActor\())/gm

function keptIn(source: string): string[] {
  return [...source.matchAll(changing)].map(([, variable, constant]) => variable ?? constant ?? '')
}

const files = globSync('src/**/*.{ts,tsx}')
const found = files.flatMap((file) => keptIn(readFileSync(file, 'utf8')).map((name) => `${file} ${name}`))

test('no module of the panel remembers anything by itself', () => {
  expect(files.length).toBeGreaterThan(500)
  expect(found.toSorted()).toEqual(Object.keys(kept).toSorted())
})

test.each([
  'let known = 0',
  'export let known: string',
  'const known = new Map<string, () => void>()',
  'const known = new Set()',
  'const known: (() => void)[] = []',
  'const known: Record<string, string> = {}',
  'export const known = createActor(machine).start()',
])('what remembers is found: %s', (source) => {
  expect(keptIn(`import x from 'x'\n${source}\n`)).toEqual(['known'])
})

test.each([
  'const known = new Set([1, 2])',
  'const known = new WeakMap<object, string>()',
  "const known = ['a']",
  'const none: readonly string[] = []',
  'function f() {\n  let known = 0\n}',
  'const known = panelPart(() => new Map())',
])('what does not is left alone: %s', (source) => {
  expect(keptIn(source)).toEqual([])
})
