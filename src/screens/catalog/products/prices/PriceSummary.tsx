import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import { mostPricedRows } from '#api/contract/catalog/multiple-price.ts'
import { marginOf } from '#api/rules/catalog/price-sums.ts'
import { columnsOf } from '#machines/catalog/price-edit/columns.ts'
import { shownPrice } from '#machines/catalog/price-edit/edits.ts'
import { Act } from '#screens/platform/steps/Act.tsx'
import { ProgressBar } from '#ui/ProgressBar.tsx'
import { useColumnName } from './names.ts'
import type { PriceActor } from './price-actor.ts'
import styles from './prices.module.css'
import { inPercent, useAmount } from './use-amount.ts'

/** Under the grid: which cell is meant, what was changed, and the way on to the dry run. */
export function PriceSummary({ actor }: { actor: PriceActor }) {
  const { i18n } = useLingui()
  const changed = useSelector(actor, ({ context }) => context.changed)
  const checking = useSelector(actor, (snapshot) => snapshot.matches({ grid: 'checking' }))
  return (
    <div className={styles.summary}>
      <Coming actor={actor} />
      <Meant actor={actor} />
      <span role="status" className={styles.said}>
        <Said actor={actor} />
      </span>
      <div className={styles.acts}>
        {changed > 0 && (
          <Act actor={actor} event={{ type: 'DISCARD' }} variant="ghost">
            {i18n._(/*i18n*/ { id: 'prices.discard', message: 'Değişiklikleri bırak' })}
          </Act>
        )}
        <Act actor={actor} event={{ type: 'CHECK' }} variant="primary" busy={checking}>
          {i18n._(/*i18n*/ { id: 'prices.check', message: 'Uygulamadan önce denetle' })}
        </Act>
      </div>
    </div>
  )
}

/** Rows that are still on their way, or that are too many. */
function Coming({ actor }: { actor: PriceActor }) {
  const { i18n } = useLingui()
  const following = useSelector(actor, (snapshot) => snapshot.matches('following'))
  const total = useSelector(actor, ({ context }) => context.total)
  const here = useSelector(actor, ({ context }) => context.rows.length)
  if (following)
    return (
      <div className={styles.coming}>
        <ProgressBar
          label={i18n._(/*i18n*/ { id: 'prices.coming', message: 'Varyantlar yükleniyor' })}
          value={here}
          max={Math.min(total, mostPricedRows)}
        />
      </div>
    )
  if (total <= mostPricedRows) return null
  return (
    <span className={styles.capped}>
      {i18n._(
        /*i18n*/ {
          id: 'prices.capped',
          message: 'İlk {most, number} varyant gösteriliyor; ötekiler için süzün.',
          values: { most: mostPricedRows },
        },
      )}
    </span>
  )
}

/** The cell that has the focus in words, with its margin where the cost is known. */
function Meant({ actor }: { actor: PriceActor }) {
  const { i18n } = useLingui()
  const amount = useAmount()
  const nameOf = useColumnName()
  const context = useSelector(actor, (snapshot) => snapshot.context)
  const row = context.rows[context.focus.row]
  const column = columnsOf(context)[context.focus.column]
  if (!row || !column) return null
  const margin = column.of === 'price' ? marginOf(shownPrice(row, column, context.edits[row.id]), row.cost) : null
  return (
    <span className={styles.meant}>
      {[row.name, row.options, nameOf(column)].filter(Boolean).join(' · ')}
      {row.cost !== null && (
        <>
          {' · '}
          {i18n._(/*i18n*/ { id: 'prices.cost', message: 'Alış: {cost}', values: { cost: amount(row.cost) } })}
        </>
      )}
      {margin !== null && (
        <>
          {' · '}
          {i18n._(
            /*i18n*/ {
              id: 'prices.margin',
              message: 'Kâr payı: {margin}',
              values: { margin: inPercent(i18n, margin) },
            },
          )}
        </>
      )}
    </span>
  )
}

/** How many prices are changed, and what became of the last paste. */
function Said({ actor }: { actor: PriceActor }) {
  const { i18n } = useLingui()
  const changed = useSelector(actor, ({ context }) => context.changed)
  const pasted = useSelector(actor, ({ context }) => context.pasted)
  const count = i18n._(
    /*i18n*/ {
      id: 'prices.changed',
      message: '{count, plural, one {# fiyat değişti} other {# fiyat değişti}}',
      values: { count: changed },
    },
  )
  const message = i18n._(
    /*i18n*/ {
      id: 'prices.pasted',
      message:
        '{filled} hücreye yapıştırıldı{unread, plural, =0 {} other {, # değer okunamadı}}{outside, plural, =0 {} other {, # değer tabloya sığmadı}}.',
      values: { filled: pasted?.filled ?? 0, unread: pasted?.unread ?? 0, outside: pasted?.outside ?? 0 },
    },
  )
  return (
    <>
      {changed > 0 && <span className={styles.unsaved}>{count}</span>} {pasted && message}
    </>
  )
}
