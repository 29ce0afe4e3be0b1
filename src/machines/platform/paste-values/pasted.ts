import { fold } from '#api/rules/platform/fold.ts'

/** What a pasted list comes to. */
export interface Pasted {
  /** The new values, each by its names in the languages, the default one first; what has no name of its own there is empty. */
  readonly fresh: readonly (readonly string[])[]
  /** Names that the list has already, or that were pasted twice. */
  readonly repeated: readonly string[]
  /** Lines and cells without a name. */
  readonly blank: number
}

interface PasteInput {
  readonly text: string
  /** The names that the list has already, in the default language. */
  readonly taken: readonly string[]
  readonly languages: number
  /** One name is meant for all languages. */
  readonly alike: boolean
}

/**
 * A list as people have it: one value on a line, or one line with tabs, semicolons or commas between them. Lines with tabs come from a
 * spreadsheet: their columns are the names in the languages.
 */
export function pastedFrom({ text, taken, languages, alike }: PasteInput): Pasted {
  const rows = rowsOf(text)
  const seen = new Set(taken.map(fold))
  const fresh: string[][] = []
  const repeated: string[] = []
  let blank = 0
  for (const cells of rows) {
    const [name = '', ...others] = cells.map((cell) => cell.trim())
    if (name === '') blank += 1
    else if (seen.has(fold(name))) repeated.push(name)
    else {
      seen.add(fold(name))
      fresh.push(namesFor(name, others, languages, alike))
    }
  }
  return { fresh, repeated, blank }
}

function rowsOf(text: string): readonly (readonly string[])[] {
  const whole = text.replace(/^[\r\n]+|[\r\n]+$/g, '')
  if (whole.trim() === '') return []
  const lines = whole.split(/\r\n|\r|\n/)
  if (lines.length > 1) return lines.map((line) => line.split('\t'))
  return inOneLine(whole).map((cell) => [cell])
}

/** A comma between digits is a decimal one where another comma with a blank behind it parts the values: `1,5 L, 2 L`. */
function inOneLine(line: string): string[] {
  if (line.includes('\t')) return line.split('\t')
  if (line.includes(';')) return line.split(';')
  return line.split(/,\s/.test(line) ? /,(?!\d)|(?<!\d),/ : ',')
}

function namesFor(name: string, others: readonly string[], languages: number, alike: boolean): string[] {
  return Array.from({ length: languages }, (_, index) =>
    index === 0 ? name : others[index - 1] || (alike ? name : ''),
  )
}
