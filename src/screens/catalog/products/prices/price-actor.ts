import type { Actor } from 'xstate'
import type { priceEditMachine } from '#machines/catalog/price-edit/price-edit.machine.ts'

/** The actor that the parts of the price grid share. */
export type PriceActor = Actor<typeof priceEditMachine>

/** The name under which the page finds the grid. */
export const gridId = 'price-grid'

/** The keyboard goes on in the grid. */
export function focusGrid(): void {
  document.getElementById(gridId)?.focus({ preventScroll: true })
}
