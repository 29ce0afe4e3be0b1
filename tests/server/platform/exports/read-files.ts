import { createRequire } from 'node:module'
import { inflateRawSync } from 'node:zlib'

type Dom = new (html: string) => { readonly window: typeof globalThis }
// It brings no types of its own.
const { JSDOM } = createRequire(import.meta.url)('jsdom') as { JSDOM: Dom }

/** Reads what the exports write, with nothing of theirs: as a spreadsheet or an import would. */

/** The cells of a CSV, RFC 4180. A number is what stands unquoted. */
export function readCsv(text: string, separator: string): string[][] {
  const cell = new RegExp(`(?:"((?:[^"]|"")*)"|([^"${separator}\\r\\n]*))(${separator}|\\r\\n)`, 'gy')
  const rows: string[][] = [[]]
  let end = text.startsWith('\ufeff') ? 1 : 0
  while (end < text.length) {
    cell.lastIndex = end
    const found = cell.exec(text)
    if (!found) throw new Error(`no cell at ${end}: ${text.slice(end, end + 40)}`)
    rows.at(-1)?.push(found[1]?.replaceAll('""', '"') ?? found[2] ?? '')
    if (found[3] === '\r\n') rows.push([])
    end = cell.lastIndex
  }
  return rows.slice(0, -1)
}

/** The files of a zip archive, by what its table of contents says. */
export function readZip(bytes: Buffer): Map<string, string> {
  const files = new Map<string, string>()
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
  let at = bytes.readUInt32LE(end + 16)
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [packed, size] = [bytes.readUInt32LE(at + 20), bytes.readUInt32LE(at + 24)]
    const name = bytes.toString('utf8', at + 46, at + 46 + bytes.readUInt16LE(at + 28))
    const local = bytes.readUInt32LE(at + 42)
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
    const content = inflateRawSync(bytes.subarray(start, start + packed))
    if (content.length !== size) throw new Error(`${name} has ${content.length} bytes, and ${size} are told`)
    files.set(name, content.toString('utf8'))
    at += 46 + bytes.readUInt16LE(at + 28)
  }
  return files
}

interface ReadCell {
  readonly text: string | null
  readonly number: number | null
  readonly style: number
}

/** The cells of a sheet of a workbook, as the format says they are read. */
export function readSheet(files: Map<string, string>, name: string): ReadCell[][] {
  const { window } = new JSDOM('')
  const sheet = new window.DOMParser().parseFromString(files.get(`xl/worksheets/${name}.xml`) ?? '', 'application/xml')
  if (sheet.querySelector('parsererror')) throw new Error('not well-formed')
  return [...sheet.querySelectorAll('row')].map((row) =>
    [...row.children].map((cell) => {
      const [text, number] = [cell.querySelector('t')?.textContent, cell.querySelector('v')?.textContent]
      return {
        text: text == null ? null : text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, hex) => letter(hex)),
        number: number == null ? null : Number(number),
        style: Number(cell.getAttribute('s') ?? 0),
      }
    }),
  )
}

function letter(hex: string): string {
  return String.fromCharCode(Number.parseInt(hex, 16))
}
