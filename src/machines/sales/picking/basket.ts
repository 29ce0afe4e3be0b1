import type { Picking, PickingLine, PickingSave, ShortReason } from '#api/contract/sales/picking.ts'

/** What was picked and is not stored yet, line by line: so many more or fewer, and the reason for what is short. */
export type Basket = Readonly<Record<number, { readonly by: number; readonly short_reason?: ShortReason }>>

/** The lines as they are in the basket, with what is on its way to the server and what waits. */
export function linesIn(picking: Picking | null, ...baskets: readonly Basket[]): PickingLine[] {
  return (picking?.lines ?? []).map((line) => baskets.reduce(changed, line))
}

/** Both together: what waits comes after what was on its way. */
export function together(first: Basket, then: Basket): Basket {
  const ids = [...new Set([...Object.keys(first), ...Object.keys(then)])].map(Number)
  return Object.fromEntries(
    ids.map((id) => [id, { ...first[id], ...then[id], by: (first[id]?.by ?? 0) + (then[id]?.by ?? 0) }]),
  )
}

/** So many more pieces of a line. */
export function more(basket: Basket, line_id: number, by: number): Basket {
  return together(basket, { [line_id]: { by } })
}

/** The changed lines as the server takes them. */
export function asSaved(picking: Picking | null, basket: Basket): PickingSave['lines'] {
  return linesIn(picking, basket)
    .filter(({ line_id }) => basket[line_id])
    .map(({ line_id, picked, short_reason }) => ({ line_id, picked, short_reason }))
}

/** As much of a basket as changes anything about what is stored. */
export function pendingOf(picking: Picking, basket: Basket): Basket {
  const changes = ({ line_id }: PickingLine, at: number) => {
    const [before, after] = [picking.lines[at], linesIn(picking, basket)[at]]
    return basket[line_id] && (before?.picked !== after?.picked || before?.short_reason !== after?.short_reason)
  }
  return Object.fromEntries(picking.lines.filter(changes).map(({ line_id }) => [line_id, basket[line_id] ?? { by: 0 }]))
}

/** The line that has no room for what this device picked, since another one picked it as well. */
export function overIn(picking: Picking, basket: Basket): PickingLine | undefined {
  return picking.lines.find(({ line_id, picked, quantity }) => picked + (basket[line_id]?.by ?? 0) > quantity)
}

/** The line that a code stands on (as in rule R18: barcode, then stock code, exactly); of several the first that lacks a piece. */
export function lineOf(lines: readonly PickingLine[], code: string): PickingLine | undefined {
  if (code === '') return undefined
  const byBarcode = lines.filter(({ barcode }) => barcode.trim() === code)
  const found = byBarcode.length > 0 ? byBarcode : lines.filter(({ stock_code }) => stock_code.trim() === code)
  return found.find(({ quantity, picked }) => picked < quantity) ?? found[0]
}

/** What is to be picked next, along the shelves. */
export function nextOf(lines: readonly PickingLine[]): PickingLine | undefined {
  return lines.find(({ quantity, picked, short_reason }) => picked < quantity && short_reason === '')
}

function changed(line: PickingLine, basket: Basket): PickingLine {
  const { by = 0, short_reason = line.short_reason } = basket[line.line_id] ?? {}
  const picked = Math.min(line.quantity, Math.max(0, line.picked + by))
  return { ...line, picked, short_reason: picked === line.quantity ? '' : short_reason }
}
