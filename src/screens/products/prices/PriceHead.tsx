import { useLingui } from '@lingui/react'
import type { PriceList } from '#api/rules/price-lists.ts'
import type { Currency } from '#machines/price-edit/price-edit.types.ts'
import { usePriceListName } from '../form/names.ts'
import { roles } from './grid-roles.ts'
import styles from './prices.module.css'

interface PriceHeadProps {
  columns: readonly PriceList[]
  currency: Currency
}

/** The names of the price lists. A press on one selects its whole column, as Ctrl+Space does. */
export function PriceHead({ columns, currency }: PriceHeadProps) {
  const { i18n } = useLingui()
  const nameOf = usePriceListName()
  return (
    <div {...roles.row(1)} className={styles.head}>
      <div {...roles.header(1)} className={styles.name}>
        {i18n._(/*i18n*/ { id: 'prices.variant', message: 'Varyant' })}
      </div>
      {columns.map((list, column) => (
        <div
          key={list.country_id}
          {...roles.header(column + 2)}
          className={styles.list}
          title={nameOf(list)}
          data-row={-1}
          data-column={column}
        >
          {nameOf(list)} {currency.sign}
        </div>
      ))}
    </div>
  )
}
