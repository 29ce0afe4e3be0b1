import { useLingui } from '@lingui/react'
import { memo } from 'react'
import type { PriceRow } from '#api/contract/catalog/multiple-price.ts'
import type { PriceList } from '#api/rules/catalog/price-lists.ts'
import type { PriceColumn } from '#machines/catalog/price-edit/columns.ts'
import { storedPrice } from '#machines/catalog/price-edit/edits.ts'
import { cellPath, wrongIn } from '#machines/catalog/price-edit/judge.ts'
import type { Edits } from '#machines/catalog/price-edit/price-edit.types.ts'
import { sentencesOf } from '#screens/platform/sentences.ts'
import { classes } from '#ui/classes.ts'
import { ReaderOnly } from '#ui/ReaderOnly.tsx'
import { CellInput } from './CellInput.tsx'
import { roles } from './grid-roles.ts'
import type { PriceActor } from './price-actor.ts'
import styles from './prices.module.css'
import { useAmount } from './use-amount.ts'

interface PriceRowCellsProps {
  actor: PriceActor
  row: PriceRow
  index: number
  /** Pixels from the top. */
  start: number
  columns: readonly PriceColumn[]
  /** All price lists: rules look at those that are hidden too. */
  lists: readonly PriceList[]
  own: Edits[number] | undefined
  /** The selected columns of this row, the one with the focus, and the one with the handle to draw the selection out; -1 for none. */
  from: number
  to: number
  focused: number
  handle: number
  /** It would be filled where the handle is let go now. */
  drawn: boolean
  /** What is being typed into the cell that has the focus. */
  typed: string | null
}

/** A variant and its prices. Drawn again only when something of it changes. */
export const PriceRowCells = memo(function PriceRowCells(props: PriceRowCellsProps) {
  const { row, index, start, columns, lists, own } = props
  const wrong = wrongIn(row, own, lists)
  return (
    <div
      {...roles.row(index + 2)}
      className={styles.row}
      style={{ transform: `translateY(${start}px)` }}
      data-drawn={props.drawn || undefined}
    >
      <div {...roles.rowHeader()} className={styles.name} data-row={index}>
        <span className={styles.product}>{row.name}</span>
        <span className={styles.about}>{[row.options, row.stock_code].filter(Boolean).join(' · ')}</span>
      </div>
      {columns.map((one, column) => (
        <PriceCell key={one.key} {...props} column={column} of={one} refusals={wrong[one.key] ?? none} />
      ))}
    </div>
  )
})

const none: readonly never[] = []

interface PriceCellProps extends PriceRowCellsProps {
  column: number
  of: PriceColumn
  refusals: ReturnType<typeof wrongIn>[number]
}

function PriceCell({ actor, row, index, column, of, own, refusals, ...at }: PriceCellProps) {
  const { i18n } = useLingui()
  const amount = useAmount()
  const stored = storedPrice(row, of)
  const changed = own?.[of.key]
  const focused = column === at.focused
  const path = cellPath(row.id, of.key)
  const why = refusals.length > 0 ? sentencesOf(i18n, refusals) : ''
  return (
    <div
      id={path}
      {...roles.cell(column + 2, column >= at.from && column <= at.to, why !== '')}
      className={classes(styles.list, changed !== undefined && styles.changed, focused && styles.focused)}
      data-row={index}
      data-column={column}
      title={why || undefined}
    >
      {focused && at.typed !== null ? (
        <CellInput actor={actor} text={at.typed} />
      ) : (
        <>
          {changed !== undefined && (
            <s className={styles.before}>
              <ReaderOnly>{i18n._(/*i18n*/ { id: 'prices.before', message: 'önce' })} </ReaderOnly>
              {amount(stored)}
            </s>
          )}
          <span className={styles.price}>{amount(changed ?? stored)}</span>
          {why !== '' && <ReaderOnly>{why}</ReaderOnly>}
        </>
      )}
      {focused && why !== '' && (
        <span className={styles.why} aria-hidden="true">
          {why}
        </span>
      )}
      {column === at.handle && at.typed === null && (
        <span className={styles.handle} data-handle="" aria-hidden="true" />
      )}
    </div>
  )
}
