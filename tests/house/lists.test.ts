import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { listNamed, listNames } from '#api/resources/lists.ts'
import { endpoints } from '#server/endpoints.ts'

/** What every list of the panel has, whoever adds one: it comes with the parts that all lists share. */

const files = globSync('src/screens/**/*.tsx').map((file) => ({ file, text: readFileSync(file, 'utf8') }))
/** Screens with a list: those that run the machine of lists, with the parts of their own folder that they hand it to. */
const withList = files
  .filter(({ text }) => /useActorRef\(recordList,/.test(text))
  .map(({ file, text }) => ({ file, text: [text, ...partsOf(file, text)].join('\n') }))
/** A table inside another screen: it has the person's columns, and no bar of its own. */
const inside = ['src/screens/suppliers/Details.tsx']

test('there are lists to judge', () => {
  expect(withList.length).toBeGreaterThan(2)
  expect(listNames.length).toBeGreaterThan(5)
})

describe.each(withList.map(({ file, text }) => [file, text] as const))('%s', (file, text) => {
  test("draws its rows with the person's columns and height of rows", () => {
    expect(text).toMatch(/useListLook\(/)
    expect(text).toMatch(/<RecordTable[^>]*look=\{look\}/s)
  })

  test('has views, filters, columns, the export and print above its rows, and its filters in the address', () => {
    if (inside.includes(file)) return expect(text).not.toMatch(/useListAddress/)
    expect(text).toMatch(/<ListBar[^>]*look=\{look\}/s)
    expect(text).toMatch(/useListAddress\(/)
  })
})

test('the bar of lists has views, a way to clear the filters, print, columns and the export', () => {
  const bar = readFileSync('src/screens/records/ListBar.tsx', 'utf8')
  for (const part of ['ViewPicker', 'ClearAll', 'window.print', 'ColumnChooser', 'ListExport', 'usePrintTitle'])
    expect(bar).toContain(part)
})

test('the tree of categories has print, the export and the way to its import, as lists have', () => {
  const bar = readFileSync('src/screens/categories/TreeBar.tsx', 'utf8')
  for (const part of ['window.print', 'ExportMenu', 'usePrintTitle', 'Printed']) expect(bar).toContain(part)
  expect(readFileSync('src/screens/categories/CategoryTree.tsx', 'utf8')).toContain('<ImportLink list="categories"')
})

test('the grid of prices has views, a way to clear the filters, print, columns and the export, as lists have', () => {
  const bar = readFileSync('src/screens/products/prices/PriceBar.tsx', 'utf8')
  for (const part of [
    'ViewPicker',
    'ClearAll',
    'window.print',
    'ColumnChooser',
    'ExportMenu',
    'usePrintTitle',
    'Printed',
  ])
    expect(bar).toContain(part)
})

describe.each(listNames.filter((name) => listNamed(name).acts.includes('list')))('%s', (name) => {
  test('can be exported by whoever may see it', () => {
    const found = endpoints.find(({ path }) => path === `/v1/panel/${name}/export`)
    expect([found?.method, found?.codes]).toEqual(['GET', listNamed(name).codes.list])
  })
})

test('a list with columns of its own exports each of them', () => {
  const own = {
    products: 'products/list/product-columns.tsx',
    reviews: 'reviews/review-columns.tsx',
    matches: 'matches/match-columns.tsx',
    orders: 'orders/order-columns.tsx',
    refunds: 'refunds/refund-columns.tsx',
    jobs: 'jobs/job-columns.tsx',
  }
  for (const [area, file] of Object.entries(own)) {
    const shown = [...readFileSync(`src/screens/${file}`, 'utf8').matchAll(/\bid: '(\w+)',\s+header/g)].map(
      ([, id]) => id,
    )
    const exported = readFileSync(`server/exports/${area}.ts`, 'utf8')
    expect(shown.length).toBeGreaterThan(4)
    for (const id of shown) if (id !== 'acts') expect(exported).toContain(`column('${id}'`)
  }
})

function partsOf(file: string, text: string): string[] {
  const folder = file.slice(0, file.lastIndexOf('/'))
  return [...text.matchAll(/from '\.\/(\w+\.tsx)'/g)].map(([, name]) => readFileSync(`${folder}/${name}`, 'utf8'))
}
