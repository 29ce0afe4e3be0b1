import { deflateRawSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import type { Cell } from '#server/db/schema/imports.ts'
import { readFile } from '#server/platform/imports/read.ts'
import { textOf } from '#server/platform/imports/table.ts'
import { csv, xlsx } from './files.ts'

/** A feed of which no name is known. */
const unnamed = { names: { fields: new Map(), ofVariants: [], codes: [] }, group: null, row: null }

interface Row {
  readonly position: number
  readonly cells: readonly Cell[]
}

async function read(name: string, content: Buffer) {
  return (await rowsOf(name, content)).map(({ cells }) => cells.map(textOf))
}

async function rowsOf(name: string, content: Buffer): Promise<Row[]> {
  const { pieces } = await readFile({ name, content: content.toString('base64') }, unnamed)
  return pieces.flatMap((piece) => JSON.parse(piece) as Row[])
}

/** The rules that a file is refused with. */
async function refusal(name: string, content: Buffer): Promise<string[]> {
  return readFile({ name, content: content.toString('base64') }, unnamed).then(
    () => [],
    (thrown) => thrown.refusals?.map((one: { id: string }) => one.id) ?? [String(thrown)],
  )
}

describe('a file of text', () => {
  test.each([
    [';', 'Ad;Fiyat', '"Şişe; büyük";12,50'],
    [',', 'Ad,Fiyat', '"Şişe; büyük","12,50"'],
    ['a tab', 'Ad\tFiyat', 'Şişe; büyük\t12,50'],
  ])('is read with its cells parted by %s', async (_, ...lines) => {
    expect(await read('a.csv', csv(...lines))).toEqual([
      ['Ad', 'Fiyat'],
      ['Şişe; büyük', '12,50'],
    ])
  })

  test('is read in UTF-8 with and without a mark, in UTF-16 and in Windows-1254', async () => {
    const text = 'Ad;İl\r\nIşık;Şırnak\r\n'
    const expected = [
      ['Ad', 'İl'],
      ['Işık', 'Şırnak'],
    ]
    const windows = Buffer.from('Ad;\xddl\r\nI\xfe\xfdk;\xde\xfdrnak\r\n', 'latin1')
    for (const bytes of [
      Buffer.from(text),
      Buffer.from(`\ufeff${text}`),
      Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]),
      windows,
    ])
      expect(await read('a.csv', bytes)).toEqual(expected)
  })

  test('D16: gives back the text that an export kept from being run', async () => {
    expect(await read('a.csv', csv('Ad;Kod', `"'=1+1";"'-5"`))).toEqual([
      ['Ad', 'Kod'],
      ['=1+1', '-5'],
    ])
  })

  test('keeps the numbers of its rows, and leaves out empty ones and the filters of an export', async () => {
    const content = csv('Ad;Kod;Stok', 'a;1;2', ';;', 'b;2;3', '', '"Durum";"Aktif"')
    const rows = await rowsOf('a.csv', content)
    expect(rows.map(({ position, cells }) => [position, textOf(cells[0])])).toEqual([
      [1, 'Ad'],
      [2, 'a'],
      [4, 'b'],
    ])
  })
})

describe('a workbook', () => {
  test('is read with its numbers as numbers, and texts as they are', async () => {
    const content = await xlsx(['Ad', 'Fiyat'], [['=Şişe & <b>', 1234.5]])
    const rows = await rowsOf('a.xlsx', content)
    expect(rows[1]?.cells).toEqual(['=Şişe & <b>', 1234.5])
  })

  test('D16: says of a cell that it has a formula, and runs none', async () => {
    const sheet = cells('<c r="A1" t="inlineStr"><is><t>Ad</t></is></c>', '<c r="A2"><f>1+1</f><v>2</v></c>')
    const rows = await rowsOf('a.xlsx', workbook(sheet))
    expect(rows[1]?.cells).toEqual([{ formula: '2' }])
  })
})

describe('a file is refused', () => {
  const sheetOf = (body: string) => `<worksheet><sheetData>${body}</sheetData></worksheet>`
  const header = '<row r="1"><c r="A1" t="inlineStr"><is><t>Ad</t></is></c></row>'

  const oneText = `<sst><si><t>${'ş'.repeat(32_767)}</t></si></sst>`
  const shared = (rows: number) =>
    Array.from({ length: rows }, (_, at) => `<row r="${at + 2}"><c r="A${at + 2}" t="s"><v>0</v></c></row>`).join('')

  test.each<[string, string, () => Buffer | Promise<Buffer>, string]>([
    ['of another kind by its name', 'a.pdf', () => csv('Ad', 'a'), 'import.format'],
    ['of another kind by its content', 'a.xlsx', () => Buffer.from('%PDF-1.7'), 'import.unreadable'],
    ['an old workbook', 'a.csv', () => Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0]), 'import.unreadable'],
    ['bytes that are no text', 'a.csv', () => Buffer.from('Ad;K\0d\r\na;b'), 'import.unreadable'],
    ['R98: above the size', 'a.csv', () => Buffer.alloc(10 * 1024 * 1024 + 1, 'a'), 'files.max_size_exceeded'],
    ['without rows', 'a.csv', () => csv('Ad;Kod', ';'), 'import.no_rows'],
    ['empty', 'a.csv', () => csv(''), 'import.no_rows'],
    [
      'with too many columns',
      'a.csv',
      () => csv(Array.from({ length: 201 }, (_, at) => `k${at}`).join(';'), 'a'),
      'import.too_many_columns',
    ],
    [
      'with too many rows',
      'a.csv',
      () => csv('Ad', ...Array.from({ length: 50_001 }, () => 'a')),
      'import.too_many_rows',
    ],
    ['a broken archive', 'a.xlsx', () => Buffer.from('PK\x03\x04 nothing more'), 'import.unreadable'],
    ['an archive without a sheet', 'a.xlsx', () => zip({ 'a.txt': 'a' }), 'import.unreadable'],
    ['no XML inside', 'a.xlsx', () => workbook('<worksheet><row></worksheet>'), 'import.unreadable'],
    [
      'with a million columns',
      'a.xlsx',
      () => workbook(sheetOf(`${header}<row r="2"><c r="BCDEF2"><v>1</v></c></row>`)),
      'import.too_many_columns',
    ],
    [
      'with the last column of a sheet',
      'a.xlsx',
      () => workbook(sheetOf(`${header}<row r="2"><c r="XFD2"><v>1</v></c></row>`)),
      'import.too_many_columns',
    ],
    [
      'with one long text that a thousand cells share',
      'a.xlsx',
      () => workbook(sheetOf(header + shared(1100)), { 'xl/sharedStrings.xml': oneText }),
      'import.too_large_inside',
    ],
    ['of line breaks alone', 'a.csv', () => Buffer.alloc(2 * 1024 * 1024, '\n'), 'import.too_many_rows'],
    [
      'with a row behind the last of a sheet',
      'a.xlsx',
      () => workbook(sheetOf(`${header}<row r="1048577"><c r="A1048577"><v>1</v></c></row>`)),
      'import.too_many_rows',
    ],
    ['a bomb', 'a.xlsx', () => workbook(' '.repeat(201 * 1024 * 1024)), 'import.too_large_inside'],
  ])('%s', async (_, name, content, rule) => {
    expect(await refusal(name, await content())).toEqual([rule])
  })
})

test('hostile files that come together are refused one after the other, and the next good one is read', async () => {
  const bomb = workbook(' '.repeat(201 * 1024 * 1024))
  const refusals = await Promise.all(Array.from({ length: 3 }, () => refusal('a.xlsx', bomb)))
  expect(refusals).toEqual(Array.from({ length: 3 }, () => ['import.too_large_inside']))
  expect(await read('a.csv', csv('Ad', 'a'))).toEqual([['Ad'], ['a']])
})

function cells(...rows: readonly string[]): string {
  return `<worksheet><sheetData>${rows.map((row) => `<row>${row}</row>`).join('')}</sheetData></worksheet>`
}

function workbook(sheet: string, others: Readonly<Record<string, string>> = {}): Buffer {
  return zip({
    ...others,
    'xl/workbook.xml': '<workbook><sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/worksheets/sheet1.xml': sheet,
  })
}

/** The smallest archive of these files. */
function zip(files: Readonly<Record<string, string>>): Buffer {
  const parts: Buffer[] = []
  const listing: Buffer[] = []
  let at = 0
  for (const [name, text] of Object.entries(files)) {
    const packed = deflateRawSync(text)
    const own = Buffer.alloc(30)
    own.writeUInt32LE(0x04034b50, 0)
    own.writeUInt16LE(8, 8)
    own.writeUInt32LE(packed.length, 18)
    own.writeUInt16LE(name.length, 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    entry.writeUInt16LE(8, 10)
    entry.writeUInt32LE(packed.length, 20)
    entry.writeUInt16LE(name.length, 28)
    entry.writeUInt32LE(at, 42)
    parts.push(own, Buffer.from(name), packed)
    listing.push(entry, Buffer.from(name))
    at += own.length + name.length + packed.length
  }
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(Object.keys(files).length, 10)
  end.writeUInt32LE(Buffer.concat(listing).length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...parts, ...listing, end])
}
