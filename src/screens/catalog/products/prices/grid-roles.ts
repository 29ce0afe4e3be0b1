/**
 * The grid's roles, told outright: its rows are virtual and lie where they are scrolled to, so that no table element fits them. The grid
 * itself has the focus for all of its cells and names the active one.
 */
export const roles = {
  grid: (label: string, size: { rows: number; columns: number; coming: boolean }, active: string | undefined) => ({
    role: 'grid',
    'aria-label': label,
    tabIndex: 0,
    'aria-rowcount': size.rows,
    'aria-colcount': size.columns,
    'aria-multiselectable': true,
    'aria-busy': size.coming,
    'aria-activedescendant': active,
  }),
  group: () => ({ role: 'rowgroup' }),
  row: (at: number) => ({ role: 'row', 'aria-rowindex': at }),
  header: (at: number) => ({ role: 'columnheader', 'aria-colindex': at }),
  rowHeader: () => ({ role: 'rowheader', 'aria-colindex': 1 }),
  cell: (at: number, selected: boolean, wrong: boolean) => ({
    role: 'gridcell',
    'aria-colindex': at,
    'aria-selected': selected,
    'aria-invalid': wrong || undefined,
  }),
} as const
