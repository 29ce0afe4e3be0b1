import { isRisky } from '#api/rules/platform/sheet-text.ts'
import type { Cell, CellKind, Sheet } from './sheet.ts'
import { type Entry, zipOf } from './zip.ts'

/**
 * A table as the smallest workbook that spreadsheets open (ECMA-376): texts, numbers, amounts and days as what they are, headers that stay
 * in sight, and on a second sheet what the rows were chosen by. Texts are never formulas here; those that would become one when somebody
 * edits the cell are marked as texts (rule D16), so the cell holds the very text.
 */
export function xlsxOf(sheet: Sheet): AsyncGenerator<Uint8Array> {
  const noted = sheet.notes.length > 0
  const titles = [sheet.title, ...(noted ? [sheet.notesTitle] : [])].map(sheetTitle)
  return zipOf([
    { name: '[Content_Types].xml', content: [head, contentTypes(titles)] },
    { name: '_rels/.rels', content: [head, packageParts] },
    { name: 'xl/workbook.xml', content: [head, workbook(titles)] },
    { name: 'xl/_rels/workbook.xml.rels', content: [head, workbookParts(titles)] },
    { name: 'xl/styles.xml', content: [head, styles] },
    { name: 'xl/worksheets/sheet1.xml', content: rowsOf(sheet) },
    ...(noted ? [notesOf(sheet)] : []),
  ])
}

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const parts = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packaged = 'http://schemas.openxmlformats.org/package/2006'
const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

/** The places of the looks below. */
const look = { plain: 0, header: 1, amount: 2, date: 3, risky: 4 }
const face = '<sz val="11"/><name val="Calibri"/>'
const fonts = `<fonts count="2"><font>${face}</font><font><b/>${face}</font></fonts>`
const fill = (pattern: string) => `<fill><patternFill patternType="${pattern}"/></fill>`
const fills = `<fills count="2">${fill('none')}${fill('gray125')}</fills>`
const borders = '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>'
const looks = [
  '<xf/>',
  '<xf fontId="1" applyFont="1"/>',
  '<xf numFmtId="4" applyNumberFormat="1"/>',
  '<xf numFmtId="14" applyNumberFormat="1"/>',
  '<xf quotePrefix="1"/>',
]
const styles =
  `<styleSheet xmlns="${main}">${fonts}${fills}${borders}` +
  `<cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="${looks.length}">${looks.join('')}</cellXfs></styleSheet>`

async function* rowsOf({ columns, rows }: Sheet): AsyncGenerator<string> {
  yield `${head}<worksheet xmlns="${main}">${stays}${widths(columns.length)}<sheetData>`
  yield rowOf(columns.map(({ header }) => textCell(header, look.header)))
  for await (const row of rows) yield rowOf(row.map((cell, at) => cellOf(cell, columns[at]?.kind ?? 'text')))
  yield '</sheetData></worksheet>'
}

function notesOf({ notes }: Sheet): Entry {
  const rows = notes.map(({ label, value }) => rowOf([textCell(label, look.header), cellOf(value, 'text')]))
  const content = `<worksheet xmlns="${main}">${widths(2)}<sheetData>${rows.join('')}</sheetData></worksheet>`
  return { name: 'xl/worksheets/sheet2.xml', content: [head, content] }
}

const stays =
  '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>'

function widths(count: number): string {
  return `<cols><col min="1" max="${count}" width="24" customWidth="1"/></cols>`
}

/** Cells tell no place: they stand one after the other. */
function rowOf(cells: readonly string[]): string {
  return `<row>${cells.join('')}</row>`
}

function cellOf(cell: Cell, kind: CellKind): string {
  if (cell === null || cell === '') return '<c/>'
  if (kind === 'text') return textCell(String(cell), isRisky(String(cell)) ? look.risky : look.plain)
  if (kind === 'date') return `<c s="${look.date}"><v>${dayNumber(String(cell))}</v></c>`
  return `<c s="${kind === 'amount' ? look.amount : look.plain}"><v>${Number(cell)}</v></c>`
}

function textCell(text: string, style: number): string {
  return `<c t="inlineStr" s="${style}"><is><t xml:space="preserve">${escaped(text.slice(0, longest))}</t></is></c>`
}

/** The most letters that a cell may have. */
const longest = 32_767

/** XML has no control characters; the format spells them out, and whatever looks spelled out already. */
function escaped(text: string): string {
  return text
    .toWellFormed()
    .replace(/_x[0-9a-f]{4}_/gi, (spelled) => `_x005F${spelled}`)
    .replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;' })[sign] ?? '&gt;')
    .replace(
      /[^\P{Cc}\t\n]|[\ufffe\uffff]/gu,
      (sign) => `_x${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}_`,
    )
}

/** Days since the 30th of December 1899, as spreadsheets count them. */
function dayNumber(day: string): number {
  return Math.round(Date.parse(`${day}T00:00:00Z`) / 86_400_000) + 25_569
}

/** A sheet's name has at most 31 letters, and some of them have a meaning. */
function sheetTitle(title: string): string {
  return escaped(title.replace(/[[\]:*?/\\']/g, ' ').slice(0, 31)).replaceAll('"', '&quot;')
}

function workbook(titles: readonly string[]): string {
  const sheets = titles.map((title, at) => `<sheet name="${title}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`)
  return `<workbook xmlns="${main}" xmlns:r="${parts}"><sheets>${sheets.join('')}</sheets></workbook>`
}

function workbookParts(titles: readonly string[]): string {
  const sheets = titles.map((_, at) => part(at + 1, 'worksheet', `worksheets/sheet${at + 1}.xml`))
  const all = [...sheets, part(titles.length + 1, 'styles', 'styles.xml')]
  return `<Relationships xmlns="${packaged}/relationships">${all.join('')}</Relationships>`
}

const packageParts = `<Relationships xmlns="${packaged}/relationships">${part(1, 'officeDocument', 'xl/workbook.xml')}</Relationships>`

function part(id: number, what: string, target: string): string {
  return `<Relationship Id="rId${id}" Type="${parts}/${what}" Target="${target}"/>`
}

function contentTypes(titles: readonly string[]): string {
  const sheets = titles.map((_, at) => override(`worksheets/sheet${at + 1}.xml`, 'worksheet'))
  const all = [override('workbook.xml', 'sheet.main'), override('styles.xml', 'styles'), ...sheets]
  const kinds =
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    '<Default Extension="xml" ContentType="application/xml"/>'
  return `<Types xmlns="${packaged}/content-types">${kinds}${all.join('')}</Types>`
}

function override(target: string, what: string): string {
  return `<Override PartName="/xl/${target}" ContentType="${type}.${what}+xml"/>`
}
