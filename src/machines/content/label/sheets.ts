import { a4, type LabelTheme } from '#api/contract/content/labels.ts'

type Sheet = Pick<
  LabelTheme,
  'paper' | 'width_mm' | 'height_mm' | 'columns' | 'rows' | 'margin_left' | 'margin_top' | 'gap_x' | 'gap_y'
>

/** Where a label lies on its page, in millimetres, and the place of its row among what is printed. */
export interface PlacedLabel {
  readonly row: number
  readonly x: number
  readonly y: number
}

/** The labels one after the other, each as often as it was asked for. */
export function labelsInOrder(counts: readonly number[]): number[] {
  return counts.flatMap((count, row) => Array.from({ length: count }, () => row))
}

/** How large a page is: a label of a roll, or a sheet of A4. */
export function pageSize({ paper, width_mm, height_mm }: Sheet): { readonly width: number; readonly height: number } {
  return paper === 'sheet' ? a4 : { width: width_mm, height: height_mm }
}

/** How many labels a page has room for. */
export function perPage({ paper, columns, rows }: Sheet): number {
  return paper === 'sheet' ? Math.max(1, columns * rows) : 1
}

/** The pages of labels; on the first sheet the first one lies at the place `start`, counted from one. */
export function pagesOf(sheet: Sheet, rows: readonly number[], start: number): PlacedLabel[][] {
  const room = perPage(sheet)
  const skipped = sheet.paper === 'sheet' ? Math.min(Math.max(start, 1), room) - 1 : 0
  const pages: PlacedLabel[][] = []
  for (const [at, row] of rows.entries()) {
    const place = at + skipped
    const page = Math.floor(place / room)
    const placed = { row, ...cornerOf(sheet, place % room) }
    if (pages[page]) pages[page].push(placed)
    else pages[page] = [placed]
  }
  return pages
}

function cornerOf(sheet: Sheet, place: number): { readonly x: number; readonly y: number } {
  if (sheet.paper !== 'sheet') return { x: 0, y: 0 }
  const column = place % sheet.columns
  const line = Math.floor(place / sheet.columns)
  return {
    x: sheet.margin_left + column * (sheet.width_mm + sheet.gap_x),
    y: sheet.margin_top + line * (sheet.height_mm + sheet.gap_y),
  }
}
