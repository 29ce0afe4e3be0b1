import type { PriceRow } from '#api/contract/catalog/multiple-price.ts'
import { columnsOf, type PriceColumn } from './columns.ts'
import type { Changes, Edits, Patch, PriceEditContext } from './price-edit.types.ts'
import type { Cell } from './spots.ts'

/** How many steps can be undone. */
const remembered = 100

/** A price as it is stored; `''` where there is none. */
export function storedPrice(row: PriceRow, { country_id, of }: Pick<PriceColumn, 'country_id' | 'of'>): string {
  return row.prices.find((one) => one.country_id === country_id)?.[of] ?? ''
}

/** A price as it is shown: changed, or as it is stored. */
export function shownPrice(row: PriceRow, column: PriceColumn, own: Edits[number] | undefined): string {
  return own?.[column.key] ?? storedPrice(row, column)
}

/** Gives cells new prices, as one step that can be undone. A cell that gets what is stored is changed no more. */
export function edited(context: PriceEditContext, prices: readonly (readonly [Cell, string])[]): Changes {
  const patches = prices.flatMap(([{ priced, of }, price]): Patch[] => {
    const before = context.edits[priced.id]?.[of.key] ?? null
    const after = price === storedPrice(priced, of) ? null : price
    return before === after ? [] : [{ id: priced.id, key: of.key, before, after }]
  })
  if (patches.length === 0) return {}
  const undo = [...context.undo, patches].slice(-remembered)
  return { ...patched(context, patches, 'after'), undo, redo: [] }
}

/** Takes the last step back. */
export function undone(context: PriceEditContext): Changes {
  const patches = context.undo.at(-1) ?? []
  const steps = { undo: context.undo.slice(0, -1), redo: [...context.redo, patches] }
  return { ...patched(context, patches, 'before'), ...steps, ...shownAt(context, patches) }
}

/** Does the step again that was taken back last. */
export function redone(context: PriceEditContext): Changes {
  const patches = context.redo.at(-1) ?? []
  const steps = { undo: [...context.undo, patches], redo: context.redo.slice(0, -1) }
  return { ...patched(context, patches, 'after'), ...steps, ...shownAt(context, patches) }
}

/** Every changed cell as it is stored, as one step. */
export function discarded(context: PriceEditContext): Changes {
  const patches = changedCells(context.edits).map(({ id, key, price }) => ({ id, key, before: price, after: null }))
  return { ...patched(context, patches, 'after'), undo: [...context.undo, patches], redo: [] }
}

/** Every changed price, variant by variant. */
export function changedCells(edits: Edits): { id: number; key: string; price: string }[] {
  return Object.entries(edits).flatMap(([id, own]) =>
    Object.entries(own).map(([key, price]) => ({ id: Number(id), key, price })),
  )
}

/** How many prices are changed. */
export function countOf(edits: Edits): number {
  return Object.values(edits).reduce((sum, own) => sum + Object.keys(own).length, 0)
}

/** How many prices of these columns are changed. */
export function changedIn(edits: Edits, columns: readonly PriceColumn[]): number {
  return Object.values(edits).reduce((sum, own) => sum + columns.filter(({ key }) => key in own).length, 0)
}

function patched({ edits }: PriceEditContext, patches: readonly Patch[], side: 'before' | 'after'): Changes {
  const next: Record<number, Record<string, string>> = { ...edits }
  const fresh = new Set<number>()
  for (const { id, key, [side]: price } of patches) {
    if (!fresh.has(id)) next[id] = { ...next[id] }
    fresh.add(id)
    const own = next[id] ?? {}
    if (price === null) delete own[key]
    else own[key] = price
  }
  for (const id of fresh) if (Object.keys(next[id] ?? {}).length === 0) delete next[id]
  return { edits: next, changed: countOf(next) }
}

/** The selection goes to what was changed. */
function shownAt(context: PriceEditContext, patches: readonly Patch[]): Changes {
  const [first, last] = [patches[0], patches.at(-1)]
  if (!first || !last) return {}
  const columns = columnsOf(context).map((column) => column.key)
  const spotOf = ({ id, key }: Patch) => ({
    row: Math.max(
      0,
      context.rows.findIndex((row) => row.id === id),
    ),
    column: Math.max(0, columns.indexOf(key)),
  })
  return { anchor: spotOf(last), focus: spotOf(first) }
}
