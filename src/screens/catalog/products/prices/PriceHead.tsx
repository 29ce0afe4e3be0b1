import { useLingui } from '@lingui/react'
import type { PriceColumn } from '#machines/catalog/price-edit/columns.ts'
import type { Currency } from '#machines/catalog/price-edit/price-edit.types.ts'
import { ColumnGrip } from '#ui/ColumnGrip.tsx'
import { roles } from './grid-roles.ts'
import type { GridShape } from './grid-shape.ts'
import { useColumnName } from './names.ts'
import { variantColumn } from './price-columns.tsx'
import styles from './prices.module.css'

interface PriceHeadProps {
  columns: readonly PriceColumn[]
  currency: Currency
  shape: GridShape
}

/** The names of the price lists. A press on one selects its whole column, as Ctrl+Space does; its edge makes it wider or narrower. */
export function PriceHead({ columns, currency, shape: { name, widths, sizing } }: PriceHeadProps) {
  const { i18n } = useLingui()
  const nameOf = useColumnName()
  const variant = i18n._(/*i18n*/ { id: 'prices.variant', message: 'Varyant' })
  const grip = (id: string, header: string, width: number | undefined) =>
    sizing && (
      <ColumnGrip
        stops={id === variantColumn}
        header={header}
        width={width}
        onPull={(next) => sizing.onPull(id, next)}
        onResize={(next) => sizing.onResize(id, next)}
      />
    )
  return (
    <div {...roles.row(1)} className={styles.head}>
      <div {...roles.header(1)} className={styles.name}>
        {variant}
        {grip(variantColumn, variant, name)}
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
          {grip(one.key, nameOf(one), widths[column])}
        </div>
      ))}
    </div>
  )
}
