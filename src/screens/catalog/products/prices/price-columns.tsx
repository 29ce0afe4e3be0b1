import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import type { PriceRow } from '#api/contract/catalog/multiple-price.ts'
import { productPrices } from '#api/listings/catalog/product-prices.ts'
import { allColumns } from '#machines/catalog/price-edit/columns.ts'
import { storedPrice } from '#machines/catalog/price-edit/edits.ts'
import type { Column } from '#ui/data-table.ts'
import { columnName } from './names.ts'
import type { PriceActor } from './price-actor.ts'
import { useAmount } from './use-amount.ts'

/** The column that names a variant; it is the first, and no price. */
export const variantColumn = productPrices.naming

/** The variant, and a column for each amount of each price list. */
export function usePriceColumns(actor: PriceActor): readonly Column<PriceRow>[] {
  const { i18n } = useLingui()
  const { locale } = i18n
  const amount = useAmount()
  const lists = useSelector(actor, ({ context }) => context.lists)
  return useMemo((): Column<PriceRow>[] => {
    void locale
    return [
      {
        id: variantColumn,
        header: i18n._(productPrices.fields.variant.label),
        cell: (row) => [row.name, row.options, row.stock_code].filter(Boolean).join(' · '),
      },
      ...allColumns(lists).map(
        (column): Column<PriceRow> => ({
          id: column.key,
          header: columnName(i18n, column),
          cell: (row) => amount(storedPrice(row, column)),
          align: 'right',
        }),
      ),
    ]
  }, [i18n, locale, amount, lists])
}
