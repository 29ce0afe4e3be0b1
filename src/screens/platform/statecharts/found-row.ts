/** The row that the address names: marked, and brought into sight with the focus once it is drawn. */
export const foundRow = { 'data-found': 'yes', tabIndex: -1, ref: bringIntoSight } as const

function bringIntoSight(row: HTMLElement | null): void {
  row?.focus({ preventScroll: true })
  row?.scrollIntoView({ block: 'center' })
}
