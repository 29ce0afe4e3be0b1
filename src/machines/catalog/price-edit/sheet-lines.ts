/** A cell, in quotes where it has quotes, tabs or line breaks itself, and what parts it from the next one. */
const cell = /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r\n?|\n|$)/g

/** Lines of cells as spreadsheets copy them, with a line break at the end. */
export function linesOf(text: string): string[][] {
  const lines: string[][] = [[]]
  for (const [, quoted, plain = '', end] of text.replace(/(\r\n?|\n)$/, '').matchAll(cell)) {
    lines.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (end === '') break
    if (end !== '\t') lines.push([])
  }
  return lines
}
