import { type CheckedPrice, mostPricedRows, type PriceChanges } from '#api/contract/catalog/multiple-price.ts'
import type { Job } from '#api/contract/platform/jobs.ts'
import { allColumns, columnKey, columnsOf, targetsOf } from './columns.ts'
import { changedCells, countOf, storedPrice } from './edits.ts'
import type {
  Changes,
  Edits,
  Following,
  Opened,
  PriceEditContext,
  PriceEditInput,
  PriceFilters,
  Spot,
} from './price-edit.types.ts'
import { inside } from './spots.ts'

const corner = { row: 0, column: 0 }

export function initialContext({ kept, ...input }: PriceEditInput): PriceEditContext {
  return {
    ...input,
    lists: [],
    currency: { code: '', sign: '' },
    shown: null,
    rows: [],
    next: null,
    total: 0,
    edits: {},
    changed: 0,
    undo: [],
    redo: [],
    anchor: corner,
    focus: corner,
    typed: '',
    change: { how: 'percent', amount: '', rounded: false },
    pasted: null,
    checked: [],
    job: null,
    refused: [],
    failure: null,
    key: '',
    ...kept,
  }
}

/** The first rows, and the price lists; columns that were hidden stay hidden. Changes that no dry run let through are still there. */
export function opened(rows: Opened): Changes {
  return { ...rows, ...initialChanges }
}

const initialChanges: Changes = {
  undo: [],
  redo: [],
  anchor: corner,
  focus: corner,
  pasted: null,
  checked: [],
  job: null,
  refused: [],
  failure: null,
}

/** More rows behind those that are here. */
export function followed({ rows }: PriceEditContext, { rows: more, next }: Following): Changes {
  const all = [...rows, ...more]
  return { rows: all, next: all.length >= mostPricedRows ? null : next }
}

/** Other variants: the changes of those before are given up. */
export function withQuery(query: PriceFilters): Changes {
  return { query, edits: {}, changed: 0, ...initialChanges }
}

/** Whether other variants are asked for; the name of the view alone asks for none. */
export function asksForOthers({ query }: PriceEditContext, { search, filters }: PriceFilters): boolean {
  const inOrder = (one: PriceFilters['filters']) => JSON.stringify(Object.entries(one).sort())
  return search !== query.search || inOrder(filters) !== inOrder(query.filters)
}

/** Other columns: the selection goes along with its own, and stays inside. */
export function reshaped(context: PriceEditContext, shown: readonly string[]): Changes {
  const before = columnsOf(context)
  const grid = { ...context, shown }
  const keys = columnsOf(grid).map(({ key }) => key)
  const moved = ({ row, column }: Spot) => {
    const now = keys.indexOf(before[column]?.key ?? '')
    return inside(grid, { row, column: now < 0 ? column : now })
  }
  return { shown, anchor: moved(context.anchor), focus: moved(context.focus) }
}

/** What a dry run is asked: each changed price, with what it was. */
export function changesOf({ rows, lists, edits, shown }: PriceEditContext): PriceChanges {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const byKey = new Map(allColumns(lists).map((column) => [column.key, column]))
  const changes = changedCells(edits).flatMap(({ id, key, price }) => {
    const [row, column] = [byId.get(id), byKey.get(key)]
    if (!row || !column) return []
    const { country_id, of } = column
    return [{ variant_id: id, country_id, of, before: storedPrice(row, column), price }]
  })
  return { targets: targetsOf({ lists, shown }), changes }
}

/** The changes that the dry run let through. */
export function fitting(checked: readonly CheckedPrice[]): readonly CheckedPrice[] {
  return checked.filter((one) => one.rules.length === 0)
}

/** What is applied: those that fit, with what they were when they were checked. */
export function applicable({ checked, lists, shown }: PriceEditContext): PriceChanges {
  const changes = fitting(checked).map(({ variant_id, country_id, of, before, after }) => ({
    variant_id,
    country_id,
    of,
    before,
    price: after,
  }))
  return { targets: targetsOf({ lists, shown }), changes }
}

/** A job has taken over what fits; the other changes stay. */
export function handedOver({ checked, edits }: PriceEditContext, job: Job): Changes {
  const left: Record<number, Record<string, string>> = {}
  for (const { variant_id: id, country_id, of, rules } of checked) {
    const key = columnKey(country_id, of)
    const price = edits[id]?.[key]
    if (rules.length > 0 && price !== undefined) left[id] = { ...left[id], [key]: price }
  }
  const kept: Edits = left
  return { job, refused: [], edits: kept, changed: countOf(kept), undo: [], redo: [], failure: null }
}
