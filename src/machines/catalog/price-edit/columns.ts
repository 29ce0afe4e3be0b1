import type { AmountOf } from '#api/contract/catalog/multiple-price.ts'
import type { PriceList } from '#api/rules/catalog/price-lists.ts'
import type { PriceEditContext } from './price-edit.types.ts'

/** A column of the grid: one amount of a price list. */
export interface PriceColumn extends PriceList {
  readonly of: AmountOf
  /** Names it among all columns, and its changed prices. */
  readonly key: string
}

type Shown = Pick<PriceEditContext, 'lists' | 'shown'>

/** The columns that are shown, in their order: only these are selected, filled, pasted into and changed. */
export function columnsOf({ lists, shown }: Shown): readonly PriceColumn[] {
  const all = allColumns(lists)
  return shown === null ? all : shown.flatMap((key) => all.find((one) => one.key === key) ?? [])
}

/** The price lists of the columns that are shown: what a change is about (R108). */
export function targetsOf(grid: Shown): number[] {
  return [...new Set(columnsOf(grid).map(({ country_id }) => country_id))]
}

/** Every column that there can be: a price list, and beside a country's price what is struck through. A marketplace has its list price for that. */
export function allColumns(lists: readonly PriceList[]): readonly PriceColumn[] {
  const before = known.get(lists)
  if (before) return before
  const columns = lists.flatMap((list) => {
    const amounts: AmountOf[] = list.kind === 'country' ? ['price', 'strikethrough_price'] : ['price']
    return amounts.map((of): PriceColumn => ({ ...list, of, key: columnKey(list.country_id, of) }))
  })
  known.set(lists, columns)
  return columns
}

const known = new WeakMap<readonly PriceList[], readonly PriceColumn[]>()

export function columnKey(country_id: number, of: AmountOf): string {
  return of === 'price' ? `${country_id}` : `${country_id}-${of}`
}
