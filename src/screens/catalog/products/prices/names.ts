import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import type { PriceColumn } from '#machines/catalog/price-edit/columns.ts'
import { priceListName } from '#screens/catalog/products/form/names.ts'

/** Names a column: its price list, and that it holds what is struck through. */
export function useColumnName(): (column: PriceColumn) => string {
  const { i18n } = useLingui()
  return (column) => columnName(i18n, column)
}

export function columnName(i18n: I18n, column: PriceColumn): string {
  const list = priceListName(i18n, column)
  return column.of === 'price'
    ? list
    : i18n._(/*i18n*/ { id: 'prices.struck_in', message: '{list}: üstü çizili', values: { list } })
}
