import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { textOfCell } from '#api/rules/platform/sheet-text.ts'
import { fileOf } from '#server/platform/exports/file.ts'
import type { Cell, Sheet } from '#server/platform/exports/sheet.ts'
import { readCsv, readSheet, readZip } from './read-files.ts'

const columns = [
  { header: 'Ad', kind: 'text' },
  { header: 'Adet', kind: 'number' },
  { header: 'Fiyat', kind: 'amount' },
  { header: 'Gün', kind: 'date' },
] as const

const name = { list: 'products', zone: 'Europe/Istanbul' }

function sheetOf(rows: readonly (readonly Cell[])[], notes: Sheet['notes'] = []): Sheet {
  return {
    title: 'Ürün: [1/2]',
    columns,
    notes,
    notesTitle: 'Filtreler',
    rows: (async function* () {
      yield* rows
    })(),
  }
}

async function written(sheet: Sheet, format: 'csv' | 'csv-tr' | 'xlsx'): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of fileOf(sheet, name, format).content) chunks.push(chunk)
  return Buffer.concat(chunks)
}

const prefixes = ['=', '+', '-', '@', '\t', '\r', '\n', '\0', '＝', '＋', '－', '＠', '"', ';', "'"]
const texts = fc
  .tuple(
    fc.constantFrom('', ...prefixes),
    fc.string({ unit: 'binary' }).filter((text) => text.isWellFormed()),
  )
  .map((parts) => parts.join(''))

describe('a CSV', () => {
  test('D16: has texts that come back as they were, and none that begins as a formula does', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(texts, { maxLength: 5 }), fc.constantFrom('csv', 'csv-tr'), async (names, format) => {
        const rows = names.map((name) => [name, 1, '2.50', null])
        const text = (await written(sheetOf(rows), format)).toString()
        const [, ...read] = readCsv(text, format === 'csv' ? ',' : ';')
        expect(read.map(([name]) => textOfCell(name ?? ''))).toEqual(names)
        for (const [name] of read) expect(name).not.toMatch(/^[=+\-@\t\r\n\0＝＋－＠";]/)
      }),
      { numRuns: 50 },
    )
  })

  test('D16: keeps a negative number a number, unquoted and without an apostrophe', async () => {
    const text = (await written(sheetOf([['a', -3, '-12.50', '2026-11-21']]), 'csv')).toString()
    expect(text).toBe('\ufeff"Ad","Adet","Fiyat","Gün"\r\n"a",-3,-12.50,2026-11-21\r\n')
  })

  test('has decimal commas, semicolons and Turkish days where they are asked for', async () => {
    const text = (await written(sheetOf([['a;b', -3, '-1234.50', '2026-11-21']]), 'csv-tr')).toString()
    expect(text).toBe('\ufeff"Ad";"Adet";"Fiyat";"Gün"\r\n"a;b";-3;-1234,50;21.11.2026\r\n')
  })

  test('names under the rows what they were chosen by', async () => {
    const text = (await written(sheetOf([], [{ label: 'Arama', value: '=1+1' }]), 'csv')).toString()
    expect(readCsv(text, ',')).toEqual([['Ad', 'Adet', 'Fiyat', 'Gün'], [''], ['Arama', "'=1+1"]])
  })
})

describe('a workbook', () => {
  test('D16: has the very texts, and marks those that must stay texts', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(texts, { maxLength: 5 }), async (names) => {
        const rows = names.map((name) => [name, null, null, null])
        const [, ...read] = readSheet(readZip(await written(sheetOf(rows), 'xlsx')), 'sheet1')
        expect(read.map(([name]) => name?.text ?? '')).toEqual(names)
        for (const [name] of read)
          expect(name?.style).toBe(/^'*[=+\-@\t\r\n\0＝＋－＠";]/.test(name?.text ?? '') ? 4 : 0)
      }),
      { numRuns: 50 },
    )
  })

  test('D16: keeps numbers, amounts and days as what they are', async () => {
    const files = readZip(await written(sheetOf([['a', -3, '-12.50', '2026-11-21']]), 'xlsx'))
    const [header, row] = readSheet(files, 'sheet1')
    expect(header?.map(({ text, style }) => [text, style])).toEqual(columns.map((column) => [column.header, 1]))
    expect(row?.slice(1)).toEqual([
      { text: null, number: -3, style: 0 },
      { text: null, number: -12.5, style: 2 },
      { text: null, number: 46_347, style: 3 },
    ])
  })

  test('names on a sheet of its own what the rows were chosen by', async () => {
    const files = readZip(await written(sheetOf([], [{ label: 'Arama', value: 'paşa' }]), 'xlsx'))
    expect(readSheet(files, 'sheet2').map((row) => row.map(({ text }) => text))).toEqual([['Arama', 'paşa']])
    expect(files.get('xl/workbook.xml')).toMatch(/name="Ürün {3}1 2 ".*name="Filtreler"/)
  })

  test('names every part that it has, and no other', async () => {
    for (const notes of [[], [{ label: 'Arama', value: 'a' }]]) {
      const files = readZip(await written(sheetOf([], notes), 'xlsx'))
      const named = [...(files.get('[Content_Types].xml') ?? '').matchAll(/PartName="\/([^"]+)"/g)].map(
        ([, name]) => name,
      )
      expect(named.sort()).toEqual([...files.keys()].filter((name) => /^xl\/[^_]*\.xml$/.test(name)).sort())
    }
  })
})

test('a file of many rows goes out in pieces', async () => {
  const rows = Array.from({ length: 5_000 }, (_, at) => [`Ürün ${at}`, at, '1.00', null])
  let pieces = 0
  for await (const _ of fileOf(sheetOf(rows), name, 'csv').content) pieces += 1
  expect(pieces).toBeGreaterThan(1)
})
