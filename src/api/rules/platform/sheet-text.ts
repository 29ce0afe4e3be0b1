/**
 * What a spreadsheet may run, or read as something else than text, when it stands first in a cell (rule D16): formulas, also in their
 * full-width letters, what is skipped before one, and what parts cells.
 */
const risky = /^'*[=+\-@\t\r\n\0＝＋－＠";]/

/** Whether a text must be kept from being read as anything but text. */
export function isRisky(text: string): boolean {
  return risky.test(text)
}

/** A text as a cell of a plain table holds it: an apostrophe before what a spreadsheet would run. */
export function cellOf(text: string): string {
  return isRisky(text) ? `'${text}` : text
}

/** The text of such a cell again. */
export function textOfCell(cell: string): string {
  return cell.startsWith("'") && isRisky(cell.slice(1)) ? cell.slice(1) : cell
}
