import { type ExportFormat, exportTypes } from '#api/contract/platform/exports.ts'
import { dayAt } from '#api/rules/platform/formats.ts'
import type { OutgoingFile } from '#server/platform/http/endpoint.ts'
import { csvOf } from './csv.ts'
import { piecesOf } from './pieces.ts'
import type { Sheet } from './sheet.ts'
import { xlsxOf } from './xlsx.ts'

/** A table as the file that was asked for, called after its list and the day of the shop. */
export function fileOf(sheet: Sheet, { list, zone }: FileName, format: ExportFormat): OutgoingFile {
  const name = `${list}-${dayAt(new Date(), zone)}`
  if (format === 'xlsx') return { name: `${name}.xlsx`, type: exportTypes[0], content: xlsxOf(sheet) }
  const style = format === 'csv' ? plain : turkish
  return { name: `${name}.csv`, type: exportTypes[1], content: piecesOf(csvOf(sheet, style)) }
}

interface FileName {
  readonly list: string
  /** By whose clock it is today. */
  readonly zone: string
}

const plain = { separator: ',', turkish: false } as const
const turkish = { separator: ';', turkish: true } as const
