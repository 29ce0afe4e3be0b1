import type { AmountOf } from '#api/contract/multiple-price.ts'
import type { PriceList } from '#api/rules/price-lists.ts'
import type { PriceEditContext } from './price-edit.types.ts'

/** A column of the grid: one amount of a price list. */
export interface PriceColumn extends PriceList {
  readonly of: AmountOf
  /** Names it among all columns, and its changed prices. */
  readonly key: string
}

/** The columns that are shown: the ticked lists, and beside a country's price what is struck through. A marketplace has its list price for that. */
export function columnsOf({ lists, shown, struck }: Pick<PriceEditContext, 'lists' | 'shown' | 'struck'>) {
  return allColumns(lists).filter((one) => shown.includes(one.country_id) && (struck || one.of === 'price'))
}

/** Every column that there can be. */
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
