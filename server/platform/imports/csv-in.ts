import papaparse from 'papaparse'
import { importLimits } from '#api/contract/platform/imports.ts'
import { fold } from '#api/rules/platform/fold.ts'
import { unreadable } from '#api/rules/platform/imports.ts'
import { textOfCell } from '#api/rules/platform/sheet-text.ts'
import { decoded } from './decoded.ts'
import { gathering, refuseRows } from './gather.ts'
import { notRead, type Table } from './table.ts'

/**
 * A table from CSV, whatever parts its cells, in UTF-8, UTF-16 or Windows-1254. Apostrophes before what a spreadsheet would run are taken
 * off again (rule D16), and what an export of ours tells of its filters under an empty line is no row.
 */
export function csvTable(bytes: Uint8Array): Table {
  const text = decoded(bytes)
  if (text.includes('\0')) notRead({ id: unreadable.id, at: ['file'] })
  const gathered = gathering()
  let position = 0
  let headers: readonly string[] = []
  let emptyBefore = false
  papaparse.parse<string[]>(text, {
    delimiter: separatorOf(text),
    step: ({ data }, parser) => {
      position += 1
      if (position > importLimits.last_row) refuseRows()
      const empty = data.every((cell) => cell.trim() === '')
      const note =
        emptyBefore &&
        data.length === 2 &&
        (headers.length > 2 + search.length || headers.includes(fold(data[0] ?? '')))
      emptyBefore = empty || note
      if (empty || note) return
      if (headers.length === 0) headers = [...data, ...search].map(fold)
      // A line break inside of quotes that were never closed swallows the rest of the file.
      if (data.some((cell) => cell.length > importLimits.cell)) {
        parser.abort()
        notRead({ id: unreadable.id, at: ['file'] })
      }
      gathered.add(position, data.map(textOfCell))
    },
  })
  return gathered.done()
}

/** What an export calls its search, which may stand under its rows as one of its headers does. */
const search = ['Arama', 'Search']

/** Headers name no separators: whichever there is most of between them parts all cells. A title above them may have none. */
function separatorOf(text: string): string {
  const lines = text
    .slice(0, 65_536)
    .split(/\r?\n/, importLimits.top)
    .map((one) => one.replace(/"[^"]*"/g, ''))
  const line = lines.find((one) => /[;,\t|]/.test(one)) ?? ''
  const [most] = [';', ',', '\t', '|']
    .map((sign) => ({ sign, count: line.split(sign).length }))
    .sort((one, other) => other.count - one.count)
  return most?.sign ?? ','
}
