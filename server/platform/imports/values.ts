import type { ImportChoices } from '#api/contract/platform/imports.ts'
import { fold } from '#api/rules/platform/fold.ts'
import { idIn as idOf } from '#api/rules/platform/ids.ts'
import { decimalTyped } from '#api/rules/platform/number.ts'
import type { Cell } from '#server/db/schema/imports.ts'
import { textOf } from './table.ts'

/** What the cells of a file mean. A value that cannot be read stays as it was written, for the rules to name. */

/** A row of a file by the fields that its columns were taken for. Empty cells are not there; one that says to empty its field is there, and empty. */
export interface RawRow {
  readonly position: number
  readonly cells: Readonly<Record<string, Cell>>
}

/** A field without a cell of its own has the value that is fixed for all rows; one whose cell says what is replaced has what it is replaced by. */
export function rawRow(
  position: number,
  cells: readonly Cell[],
  mapping: readonly (string | null)[],
  { fixed, replaced = {} }: Pick<ImportChoices, 'fixed' | 'replaced'> = { fixed: {} },
): RawRow {
  const given = cells.flatMap((cell, at) => {
    const key = mapping[at]
    return key ? [[key, replacement(cell, replaced[key])] as const] : []
  })
  const named = [...Object.entries(fixed), ...given].flatMap(([key, cell]) => {
    if (textOf(cell).trim() === '') return []
    return [[key, emptying.includes(fold(textOf(cell)).trim()) ? '' : cell] as const]
  })
  return { position, cells: Object.fromEntries(named) }
}

function replacement(cell: Cell, own: Readonly<Record<string, string>> = {}): Cell {
  const said = textOf(cell).trim()
  return Object.hasOwn(own, said) ? (own[said] ?? '') : cell
}

/** What a cell says to have its field emptied, in both languages: nothing that is there goes by an empty cell. */
const emptying = ['(bos)', '(empty)']

/** Whether a cell empties its field. */
export function empties(cell: Cell | undefined): boolean {
  return cell === ''
}

/** Numbers as people write them here, `1.234,50`; what the file itself says is a number is one. */
export function numberIn(cell: Cell): string {
  if (typeof cell === 'number') return String(Number(cell.toPrecision(12)))
  const text = textOf(cell).trim()
  return decimalTyped(text, 'tr') ?? text.slice(0, 40)
}

const on = ['1', 'aktif', 'active', 'evet', 'yes', 'true', 'dogru', 'acik', 'on']
const off = ['0', 'pasif', 'passive', 'hayir', 'no', 'false', 'yanlis', 'kapali', 'off']

/** The name in a cell as a sentence tells it: what is longer is cut. */
export function nameOf(cell: Cell): string {
  const name = textOf(cell).trim()
  return name.length > 80 ? `${name.slice(0, 79)}…` : name
}

/** On or off in the words of both languages, or `null`. */
export function flagIn(cell: Cell): 0 | 1 | null {
  const word = fold(textOf(cell))
  if (on.includes(word)) return 1
  return off.includes(word) ? 0 : null
}

/** An id, or `null`. */
export function idIn(cell: Cell | undefined): number | null {
  return idOf(textOf(cell).trim())
}

/** The parts of a list in a cell. */
export function listIn(cell: Cell | undefined, separator = /[,;\n]+/): string[] {
  return textOf(cell)
    .split(separator)
    .map((one) => one.trim())
    .filter(Boolean)
}

/** The stored names of pictures that a cell gives by name or address; `null` for one that can be none of ours. */
export function picturesIn(cell: Cell): (string | null)[] {
  return listIn(cell, /[\s,;]+/).map(
    (one) => /(?:^|\/)([0-9a-f]{30}\.(?:jpg|png|webp|avif|ico))$/.exec(one)?.[1] ?? null,
  )
}
