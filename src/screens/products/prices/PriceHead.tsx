import { useLingui } from '@lingui/react'
import type { PriceColumn } from '#machines/price-edit/columns.ts'
import type { Currency } from '#machines/price-edit/price-edit.types.ts'
import { roles } from './grid-roles.ts'
import { useColumnName } from './names.ts'
import styles from './prices.module.css'

interface PriceHeadProps {
  columns: readonly PriceColumn[]
  currency: Currency
}

/** The names of the price lists. A press on one selects its whole column, as Ctrl+Space does. */
export function PriceHead({ columns, currency }: PriceHeadProps) {
  const { i18n } = useLingui()
  const nameOf = useColumnName()
  return (
    <div {...roles.row(1)} className={styles.head}>
      <div {...roles.header(1)} className={styles.name}>
        {i18n._(/*i18n*/ { id: 'prices.variant', message: 'Varyant' })}
      </div>
      {columns.map((one, column) => (
        <div
          key={one.key}
          {...roles.header(column + 2)}
          className={styles.list}
          title={nameOf(one)}
          data-row={-1}
          data-column={column}
        >
          {nameOf(one)} {currency.sign}
        </div>
      ))}
    </div>
  )
}
