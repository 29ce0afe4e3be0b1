import type { CSSProperties } from 'react'

/** The table's roles, told outright: its parts are drawn as grids, which would take their roles away. */
export const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  header: { role: 'columnheader', scope: 'col' },
  cell: { role: 'cell' },
} as const

/** The height of a row without errors, in pixels; on narrow screens it has two lines. */
export function rowHeight(narrow: boolean): number {
  return narrow ? 57 : 45
}

/** The widths of the columns; those of the options share what is left with the codes. */
export function columnsOf(options: number, narrow: boolean): CSSProperties {
  if (narrow) return { '--columns': '36px minmax(0, 1fr)', '--least': '0' } as CSSProperties
  const own = 'minmax(96px, 1fr) '.repeat(options)
  return {
    '--columns': `32px 34px ${own}104px 104px 76px minmax(112px, 1.2fr) minmax(124px, 1.2fr) 48px 68px`,
    '--least': `${780 + options * 104}px`,
    '--open': options + 6,
  } as CSSProperties
}
