import { type ExportFormat, exportTypes } from '#api/contract/platform/exports.ts'
import { type CsvStyle, csvOf } from '#server/platform/exports/csv.ts'
import { piecesOf } from '#server/platform/exports/pieces.ts'
import type { Sheet } from '#server/platform/exports/sheet.ts'
import { xlsxOf } from '#server/platform/exports/xlsx.ts'
import { csvTable } from '#server/platform/imports/csv-in.ts'
import { xlsxTable } from '#server/platform/imports/xlsx-in.ts'
import type { Accounting } from './accounting.ts'
import { sampleEntries } from './entry-sheet.ts'

/** A program that reads files, which people carry over to it. */
export function fileAccounting(format: Exclude<ExportFormat, 'csv-tr'>, style: CsvStyle): Accounting {
  const contentOf = (entries: Sheet) => (format === 'xlsx' ? xlsxOf(entries) : piecesOf(csvOf(entries, style)))
  return {
    // Written to its end once, so that a file which cannot be made is told now, and not when it is fetched.
    take: async (entries) => {
      for await (const _ of contentOf(entries));
    },
    file: (entries, name) => ({
      name: `${name}.${format}`,
      type: format === 'xlsx' ? exportTypes[0] : exportTypes[1],
      content: contentOf(entries),
    }),
    test: async () => {
      const pieces: Uint8Array[] = []
      for await (const piece of contentOf(sampleEntries())) pieces.push(piece)
      const bytes = Buffer.concat(pieces)
      const { rows } = format === 'xlsx' ? xlsxTable(bytes) : csvTable(bytes)
      const [head, first] = rows
      return `${format.toUpperCase()}, ${bytes.length} bayt, ${head?.cells.length ?? 0} sütun: ${(first?.cells ?? []).map(String).join(' | ')}`
    },
  }
}
