import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { shortcuts } from '#screens/platform/frame/shortcut-table.ts'

/** The sheet of shortcuts and the handlers of keys have one source: the table of shortcuts. */

const tables = ['shortcut-table', 'shortcut-words'].map((name) => `src/screens/platform/frame/${name}.ts`)
const sources = new Map(
  globSync('src/screens/**/*.{ts,tsx}')
    .filter((path) => !tables.includes(path))
    .map((path) => [path, readFileSync(path, 'utf8')]),
)

/** What hears keys without a shortcut of its own, and why. */
const others: Readonly<Record<string, string>> = {
  'src/screens/catalog/products/form/ScrolledRows.tsx':
    'the arrows of a list of ticks, which is one stop of the Tab key',
  'src/screens/catalog/products/list/CellEditor.tsx': 'Enter of a small form, which saves it',
  'src/screens/catalog/products/list/use-cell-keys.ts':
    'the arrows between the values of a row, and the way back to it',
  'src/screens/catalog/products/prices/CellInput.tsx':
    'ends what is typed into a cell: Enter, Tab and Escape of a field',
  'src/screens/content/coupons/TimeLine.tsx': 'the arrows of a slider that has the focus',
  'src/screens/platform/tree/TreeArea.tsx': 'hands the keys on to the tree in it',
  'src/screens/platform/palette/Search.tsx': 'the arrows of a list of choices, beside the key that closes it',
  'src/screens/platform/statecharts/PictureView.tsx': 'gives the keys of a picture that has the focus to its zoom',
  'src/screens/platform/statecharts/use-zoom.ts': 'plus, minus and nought zoom the picture that has the focus',
  'src/screens/platform/scanner/use-scanner.ts': 'whatever a scanner types goes into the field of codes',
  'src/screens/platform/scanner/use-scans-over-fields.ts':
    'tells a scan from typing by its timing, and keeps it from other fields',
}

const hears = /onKeyDown[=:]|addEventListener\('keydown'/

test('whoever hears a key hears it by its shortcut', () => {
  const hearing = [...sources].filter(([, source]) => hears.test(source)).map(([path]) => path)
  expect(hearing.length).toBeGreaterThan(5)
  const apart = hearing.filter((path) => !/\b(matches|isPressed)\(/.test(sources.get(path) ?? ''))
  expect(apart.filter((path) => !(path in others))).toEqual([])
  expect(Object.keys(others).filter((path) => !hearing.includes(path))).toEqual([])
})

test.each(Object.keys(shortcuts))('%s is heard somewhere', (name) => {
  const used = new RegExp(`'${name}'|\\b${name}: |[a-z]="${name}"`)
  expect([...sources].filter(([, source]) => used.test(source)).map(([path]) => path)).not.toEqual([])
})
