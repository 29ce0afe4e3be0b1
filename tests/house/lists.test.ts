import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, normalize } from 'node:path'
import { describe, expect, test } from 'vitest'
import { listNamed, listNames } from '#api/registry/lists.ts'
import { endpoints } from '#server/registry.ts'

/** What every list of the panel has, whoever adds one and whatever machine it runs on. */

const text = (file: string) => readFileSync(file, 'utf8')
const files = globSync('src/screens/**/*.{ts,tsx}')
const drawsRows = /<DataTable\b|<table[\s>]|\broles\.grid\(|role="(tree)?grid"/

/** Tables that are no list of their own, each with the reason; whatever else draws rows is a list, and is judged as one. */
const parts: Readonly<Record<string, string>> = {
  'platform/trash/TrashDialog.tsx': 'what was deleted of a list, in a dialog over it',
  'catalog/bulk/DryRunTable.tsx':
    'the second step of a bulk change: what becomes of what a list with all of this has chosen',
  'platform/imports/GoodRows.tsx': 'the first rows of one file as they will be stored, on its page',
  'platform/jobs/JobRows.tsx': 'the records of one job, on its page, with a file of their own',
  'catalog/matches/SideBySide.tsx': 'two products beside each other',
  'sales/orders/OrderLines.tsx': 'the lines of one order, on its page',
  'sales/orders/OrderSum.tsx': 'the sum of one order, on its page',
  'money/collections/ReceiptPaper.tsx': 'a sheet of paper',
  'sales/orders/PackingSlip.tsx': 'a sheet of paper',
  'money/ledger/TrialBalance.tsx': 'a report: sums, a row for each account and each day',
  'money/cheques/ChequeMonth.tsx': 'a month: sums, a row for each week',
  'money/purchases/PurchaseLines.tsx': 'the products of one purchase, on its page',
  'sales/reports/ReportTable.tsx': 'a report: sums, a row for each thing that it is told apart by',
  'sales/orders/SummaryTables.tsx': 'a report: sums, a row for each state and each day',
  'content/menus/MenuTree.tsx': 'the items of one menu, in its form',
  'catalog/products/form/VariantTable.tsx': 'the variants of one product, in its form',
  'catalog/products/prices/DryRunDialog.tsx': 'what applying prices would change, in a dialog over the grid',
  'catalog/products/prices/PricePaper.tsx': 'the grid of prices on paper',
  'sales/refunds/OpeningSum.tsx': 'what one refund comes to, while it is opened',
  'sales/refunds/RefundSum.tsx': 'what one refund comes to, on its page',
  'sales/sheets/InvoiceLines.tsx': 'a sheet of paper',
  'platform/flow/FlowTables.tsx': 'a process map in words, beside its picture',
  'platform/flow/RecordWay.tsx': 'the way of one record in words, beside its picture',
  'sales/orders/bulk/TakesTable.tsx': 'what stands before the orders that a list has chosen: sums, a row for each rule',
  'platform/flow/WeeksTable.tsx': 'the last weeks of a map, beside its picture',
  'platform/statecharts/RulesTable.tsx': 'the rules of one chart, beside its picture',
  'platform/statecharts/StatesTable.tsx': 'one chart in words, beside its picture',
  'platform/statecharts/TransitionsTable.tsx': 'one chart in words, beside its picture',
}
/** Screens with the rows of a list as a part of another page: they have the person's columns, and no bar of their own. */
const inside: Readonly<Record<string, string>> = {
  'money/suppliers/Details.tsx': 'the products of one supplier, under what is known of it; all of them are a link away',
  'sales/customers/CustomerPage.tsx': 'the addresses and orders of one customer; all of them are a link away',
}

const pathOf = (name: string) => `src/screens/${name}`
const tables = files.filter((file) => drawsRows.test(text(file)))
const lists = tables.filter((file) => !Object.keys(parts).map(pathOf).includes(file))
const bars = files.filter((file) => text(file).includes('<ViewPicker'))
/** The bars of all lists, of the tree and of the grid. */
const withBar = files.filter((file) => importsOf(file).includes(pathOf('platform/records/Bar.tsx')))
/** What draws the rows, the bar and the rest of every list but those with a machine of their own. */
const body = pathOf('platform/records/ListBody.tsx')
/** The screens that show a list, as routes name them. */
const screens = files.filter(
  (file) => /^export default /m.test(text(file)) && within(file).some((one) => lists.includes(one)),
)
const excused = Object.keys(inside).map(pathOf)
const ofAll = screens.filter((file) => within(file).includes(body))
/** The lists that do not come as pages of rows; each keeps in its own files what `ListBody` gives to the others. */
const ofTheirOwn = ['catalog/categories/CategoryTree.tsx', 'catalog/products/MultiplePriceEdit.tsx'].map(pathOf)

test('there are lists to judge, and what is excused is there and draws rows', () => {
  expect([lists.length > 2, ofAll.length > 8, withBar.length > 2, listNames.length > 5]).not.toContain(false)
  expect(Object.keys(parts).map(pathOf).sort()).toEqual(tables.filter((file) => !lists.includes(file)).sort())
  expect(screens).toEqual(expect.arrayContaining(excused))
})

describe.each(lists)('%s', (file) => {
  test("draws its rows with the person's columns, their widths and the height of rows", () => {
    const own = [file, ...importsOf(file).filter((one) => dirname(one) === dirname(file))].map(text).join('\n')
    expect(own).toMatch(/import type \{ ListLook \} from '.*use-look\.ts'/)
    for (const part of [/\bchoices\b/, /\bdensity\b/, /\bonResize\b/, /\bresized\(/]) expect(own).toMatch(part)
  })
})

test('every screen with a list has the page of all lists, but for the two whose rows are no pages', () => {
  const others = screens.filter((file) => !ofAll.includes(file) && !excused.includes(file))
  expect(others.sort()).toEqual([...ofTheirOwn].sort())
  const rows = pathOf('platform/records/RecordTable.tsx')
  expect(files.filter((file) => importsOf(file).includes(rows)).sort()).toEqual([body, ...excused].sort())
})

test.each(listNames)('%s has a screen, of all lists or of its own', (name) => {
  const { menu, list = 'platform/records/RecordList' } = listNamed(name)
  const opens = (file: string) => text(file).includes(`useOpenList('${name}'`)
  const found = menu === undefined ? ofAll.filter(opens) : [pathOf(`${list}.tsx`)]
  if (name === 'product-prices') expect(found).toEqual([])
  else expect([...ofAll, ...ofTheirOwn]).toContain(found[0])
})

describe.each([body, ...ofTheirOwn])('%s', (file) => {
  test('has its bar above its rows, and both look as the person wants it', () => {
    const drawn = [...ownOf(file).matchAll(/<(\w+Bar)\b[^>]*\blook=\{look\}/g)].map(([, name]) => `${name}.tsx`)
    expect(withBar.filter((one) => within(file).includes(one) && drawn.includes(basename(one)))).toHaveLength(1)
    expect(ownOf(file)).toMatch(/<(?!\w+Bar\b)\w+\b[^>]*\blook=\{look\}/)
  })

  test('has what is asked of it in its address', () => {
    expect(ownOf(file)).toMatch(/use\w*Address\(/)
  })
})

test.each(excused)('%s is a part of a page, which keeps its own address', (file) => {
  expect(ownOf(file)).toMatch(/\blook=\{look\}/)
  expect(ownOf(file)).not.toMatch(/use\w*Address\(/)
})

test('no bar but that of all lists has views, print, columns and the file', () => {
  expect(bars).toEqual([pathOf('platform/records/Bar.tsx')])
  for (const part of [/<ViewPicker/, /<Printed[^>]*\bview=/, /<PrintButton/, /usePrintTitle\(/, /<ColumnChooser/])
    expect(text(bars[0] ?? '')).toMatch(part)
})

describe.each(withBar)('%s', (file) => {
  test('is searched, can be cleared of its filters, and becomes a file', () => {
    for (const part of [/<\w*Search(Box)?\b/, /<ClearFilters\b/, /\bfile=\{<(\w*Export|ExportMenu)\b/])
      expect(text(file)).toMatch(part)
  })
})

test('the tree of categories has the way to its import, as lists have', () => {
  expect(text('src/screens/catalog/categories/CategoryTree.tsx')).toContain('<ImportLink list="categories"')
})

describe.each(listNames.filter((name) => listNamed(name).acts.includes('list')))('%s', (name) => {
  test('can be exported by whoever may see it', () => {
    const found = endpoints.find(({ path }) => path === `/v1/panel/${name}/export`)
    const { list } = listNamed(name).codes
    expect([found?.method, found?.codes]).toEqual(['GET', list.length === 0 ? 'signed-in' : list])
  })
})

test('a list with columns of its own exports each of them', () => {
  const own = {
    'catalog/exports/categories': 'catalog/categories/tree-columns.tsx',
    'catalog/products/export': 'catalog/products/list/product-columns.tsx',
    'catalog/reviews/export': 'catalog/reviews/review-columns.tsx',
    'catalog/matches/export': 'catalog/matches/match-columns.tsx',
    'sales/orders/export': 'sales/orders/order-columns.tsx',
    'sales/refunds/export': 'sales/refunds/refund-columns.tsx',
    'platform/jobs/export': 'platform/jobs/job-columns.tsx',
  }
  for (const [area, file] of Object.entries(own)) {
    const shown = [...text(pathOf(file)).matchAll(/\bid: '(\w+)',\s+header/g)].map(([, id]) => id)
    const exported = text(`server/${area}.ts`)
    expect(shown.length).toBeGreaterThan(4)
    for (const id of shown) if (id !== 'acts') expect(exported).toContain(`column('${id}'`)
  }
})

/** A file of the screens with all that it imports there, and what that imports. */
function within(file: string, found = new Set<string>()): string[] {
  if (found.has(file)) return [...found]
  found.add(file)
  for (const one of importsOf(file)) within(one, found)
  return [...found]
}

/** A screen with those of its parts that lie in its folder. */
function ownOf(file: string): string {
  return within(file)
    .filter((one) => dirname(one).startsWith(dirname(file)))
    .map(text)
    .join('\n')
}

function importsOf(file: string): string[] {
  return [...text(file).matchAll(/^(?:import|export|\}) .*?from '((?:\.|#screens)[^']*\.tsx?)'/gm)].map(
    ([, name = '']) => (name.startsWith('#') ? name.replace('#', 'src/') : normalize(`${dirname(file)}/${name}`)),
  )
}
