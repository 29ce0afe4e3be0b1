import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import { mostPricedRows, type PriceRow } from '#api/contract/catalog/multiple-price.ts'
import { productPrices } from '#api/listings/catalog/product-prices.ts'
import type { ListLook } from '#screens/platform/records/use-look.ts'
import { DataTable } from '#ui/DataTable.tsx'
import type { Column } from '#ui/data-table.ts'
import { usePrinting } from '#ui/usePrinting.ts'
import type { PriceActor } from './price-actor.ts'
import styles from './prices.module.css'
import { useAmount } from './use-amount.ts'

/** The most variants that are put on paper; a file has them all. */
export const mostPrinted = 1000

interface PricePaperProps {
  actor: PriceActor
  look: ListLook<PriceRow>
}

/** The grid as a table on paper, with what was changed beside what is stored. It is there only while something is printed. */
export function PricePaper(props: PricePaperProps) {
  return usePrinting() ? <Paper {...props} /> : null
}

function Paper({ actor, look }: PricePaperProps) {
  const { i18n } = useLingui()
  const amount = useAmount()
  const { rows, total, edits, changed } = useSelector(actor, ({ context }) => context)
  const printed = rows.slice(0, mostPrinted)
  const columns = look.columns.map((column): Column<PriceRow> => {
    const cell = (row: PriceRow) => {
      const price = edits[row.id]?.[column.id]
      if (price === undefined) return column.cell(row)
      return (
        <>
          <s className={styles.before}>{column.cell(row)}</s> <strong>{amount(price)}</strong>
        </>
      )
    }
    return { id: column.id, header: column.header, cell, ...(column.align ? { align: column.align } : {}) }
  })
  const all = `${i18n.number(Math.min(total, mostPricedRows))}${total > mostPricedRows ? '+' : ''}`
  return (
    <div className={styles.paper}>
      {printed.length < total && (
        <p>
          {i18n._(
            /*i18n*/ {
              id: 'prices.printed_part',
              message: '{total} varyantın ilk {printed, number} tanesi basıldı. Tamamı için dosyaya aktarın.',
              values: { printed: printed.length, total: all },
            },
          )}
        </p>
      )}
      {changed > 0 && (
        <p>
          {i18n._(
            /*i18n*/ {
              id: 'prices.printed_changed',
              message: '{changed, plural, other {Uygulanmamış # değişiklik kalın yazılmıştır.}}',
              values: { changed },
            },
          )}
        </p>
      )}
      <DataTable<PriceRow>
        label={i18n._(productPrices.title)}
        columns={columns}
        rows={printed}
        rowKey={(row) => String(row.id)}
        rowName={(row) => row.name}
        height="content"
      />
    </div>
  )
}
