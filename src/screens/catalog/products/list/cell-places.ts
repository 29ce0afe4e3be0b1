import type { ProductCell } from '#api/rules/catalog/product-cells.ts'

/** Names a cell on the page. */
export function placeOf({ id, field }: Pick<ProductCell, 'id' | 'field'>): string {
  return `${field}-${id}`
}

/** The control of a cell, where it is drawn. */
export function cellAt(place: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-cell="${place}"]`)
}

/** The cells of a row that can be changed, from left to right. */
export function cellsIn(row: Element | null | undefined): readonly HTMLElement[] {
  return [...(row?.querySelectorAll<HTMLElement>('[data-cell]') ?? [])]
}
