import { importLimits } from '#api/contract/platform/imports.ts'
import { unreadable } from '#api/rules/platform/imports.ts'
import type { Cell } from '#server/db/schema/imports.ts'
import { gathering, refuseColumns, refuseRows } from './gather.ts'
import { notRead, type Table } from './table.ts'
import { unzip } from './unzip.ts'
import { eachTag } from './xml-in.ts'

/** The table of the first sheet of a workbook (ECMA-376). Formulas are not run: a cell that has one says so, with what it came to last. */
export function xlsxTable(bytes: Uint8Array): Table {
  const open = unzip(bytes)
  const workbook = open('xl/workbook.xml')
  if (workbook === null) notRead({ id: unreadable.id, at: ['file'] })
  const sheet = open(firstSheet(workbook, open('xl/_rels/workbook.xml.rels') ?? ''))
  if (sheet === null) notRead({ id: unreadable.id, at: ['file'] })
  return sheetTable(sheet, sharedTexts(open('xl/sharedStrings.xml') ?? ''), dateStyles(open('xl/styles.xml') ?? ''))
}

function firstSheet(workbook: string, parts: string): string {
  let id = ''
  eachTag(workbook, {
    open: (name, attributes) => {
      if (name === 'sheet' && id === '') id = attributes()['r:id'] ?? attributes().id ?? ''
    },
  })
  let target = 'worksheets/sheet1.xml'
  eachTag(parts, {
    open: (name, attributes) => {
      if (name === 'Relationship' && attributes().Id === id) target = attributes().Target ?? target
    },
  })
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`
}

/** Texts that cells share. What is only said for reading aloud is no part of them. */
function sharedTexts(xml: string): string[] {
  const texts: string[] = []
  let own = ''
  let silent = false
  let inText = false
  eachTag(xml, {
    open: (name) => {
      if (name === 'si') own = ''
      if (name === 'rPh') silent = true
      inText = name === 't'
    },
    close: (name) => {
      if (name === 'rPh') silent = false
      if (name === 'si') texts.push(spelled(own))
      inText = false
    },
    text: (text) => {
      if (inText && !silent) own += text
    },
  })
  return texts
}

/** Which styles show a number as a day. */
function dateStyles(xml: string): boolean[] {
  const formats = new Map<string, boolean>()
  const styles: boolean[] = []
  let inCells = false
  eachTag(xml, {
    open: (name, attributes) => {
      if (name === 'numFmt') formats.set(attributes().numFmtId ?? '', isDay(attributes().formatCode ?? ''))
      if (name === 'cellXfs') inCells = true
      if (name !== 'xf' || !inCells) return
      const id = attributes().numFmtId ?? '0'
      styles.push(formats.get(id) ?? (Number(id) >= 14 && Number(id) <= 22))
    },
    close: (name) => {
      if (name === 'cellXfs') inCells = false
    },
  })
  return styles
}

function isDay(code: string): boolean {
  return /[dy]/i.test(code.replace(/"[^"]*"|\[[^\]]*\]|\\./g, ''))
}

function sheetTable(xml: string, texts: readonly string[], days: readonly boolean[]): Table {
  const gathered = gathering()
  let position = 0
  let cells: Cell[] = []
  let cell = { type: '', style: 0, formula: false, text: '' }
  let column = -1
  let taking = false
  eachTag(xml, {
    open: (name, attributes) => {
      if (name === 'row') {
        position = Number(attributes().r) || position + 1
        if (!Number.isInteger(position) || position > importLimits.last_row) refuseRows()
        cells = []
        column = -1
      } else if (name === 'c') {
        const { r = '', t = 'n', s = '0' } = attributes()
        column = r === '' ? column + 1 : columnOf(r)
        if (column >= importLimits.columns * 4) refuseColumns()
        cell = { type: t, style: Number(s), formula: false, text: '' }
      } else if (name === 'f') cell.formula = true
      taking = name === 'v' || name === 't'
    },
    close: (name) => {
      taking = false
      if (name === 'c') {
        while (cells.length < column) cells.push('')
        cells[column] = cellIn(cell, texts, days)
      }
      if (name === 'row') gathered.add(position, cells)
    },
    text: (text) => {
      if (taking) cell.text += text
    },
  })
  return gathered.done()
}

interface Read {
  readonly type: string
  readonly style: number
  readonly formula: boolean
  readonly text: string
}

function cellIn({ type, style, formula, text }: Read, texts: readonly string[], days: readonly boolean[]): Cell {
  if (formula || type === 'e') return { formula: text }
  if (type === 's') return (texts[Number(text)] ?? '').slice(0, importLimits.cell)
  if (type === 'inlineStr' || type === 'str') return spelled(text).slice(0, importLimits.cell)
  if (text === '') return ''
  if (type === 'b' || type === 'd') return text
  const number = Number(text)
  if (!Number.isFinite(number)) return text
  return days[style] ? dayOf(number) : number
}

/** Days are counted from the 30th of December 1899. */
function dayOf(number: number): string {
  const at = new Date(Math.round((number - 25_569) * 86_400_000))
  return Number.isNaN(at.getTime()) ? String(number) : at.toISOString().slice(0, 10)
}

/** `C7` is in the third column. */
function columnOf(reference: string): number {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0]
  if (!letters || /^[A-Z]{4}/.test(reference)) refuseColumns()
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

/** Letters that XML has not are spelled out. */
function spelled(text: string): string {
  return text.replace(/_x([0-9a-f]{4})_/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
}
