import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { OrderLine } from '#api/contract/sales/orders.ts'
import { type LineSum, sumOf } from '#api/rules/sales/order-sums.ts'
import { formatsOf } from '#screens/platform/formats.ts'
import { Act } from '#screens/platform/steps/Act.tsx'
import { reasons } from '#screens/sales/picking/reasons.ts'
import { Section } from '#ui/Section.tsx'
import { Amount } from './Amount.tsx'
import { LinePicture } from './LinePicture.tsx'
import table from './line-table.module.css'
import styles from './order.module.css'
import type { PartProps } from './order-actor.ts'
import { restockSays } from './order-words.ts'
import { ProductName } from './ProductName.tsx'

const words = {
  product: /*i18n*/ { id: 'order_page.product', message: 'Ürün' },
  quantity: /*i18n*/ { id: 'order_page.quantity', message: 'Adet' },
  price: /*i18n*/ { id: 'order_page.price', message: 'Fiyat' },
  discount: /*i18n*/ { id: 'order_page.discount', message: 'İndirim' },
  tax: /*i18n*/ { id: 'order_page.tax', message: 'KDV' },
  total: /*i18n*/ { id: 'order_page.line_total', message: 'Tutar' },
}

/** What was bought, each line with how its total came to be. */
export function OrderLines({ actor, order, past }: PartProps) {
  const { i18n } = useLingui()
  const busy = useSelector(actor, ({ value, context }) => value === 'sending' && context.command?.type === 'RESTOCK')
  const { lines } = sumOf(order)
  const title = i18n._(/*i18n*/ { id: 'order_page.lines', message: 'Ürünler' })
  return (
    <Section
      title={title}
      actions={
        !past && (
          <Act actor={actor} event={{ type: 'RESTOCK' }} size="compact" busy={busy}>
            {i18n._(restockSays)}
          </Act>
        )
      }
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard */}
      <section className={table.scroll} aria-label={title} tabIndex={0}>
        <table className={table.table}>
          <thead>
            <tr>
              <th scope="col">{i18n._(words.product)}</th>
              <th scope="col" className={table.number}>
                {i18n._(words.quantity)}
              </th>
              <th scope="col" className={table.number}>
                {i18n._(words.price)}
              </th>
              <th scope="col" className={table.number}>
                {i18n._(words.discount)}
              </th>
              <th scope="col" className={table.number}>
                {i18n._(words.tax)}
              </th>
              <th scope="col" className={table.number}>
                {i18n._(words.total)}
              </th>
            </tr>
          </thead>
          <tbody>
            {order.lines.map((line, at) => (
              <Line key={line.id} line={line} sum={lines[at] as LineSum} currency={order.currency} />
            ))}
          </tbody>
        </table>
      </section>
    </Section>
  )
}

function Line({ line, sum, currency }: { line: OrderLine; sum: LineSum; currency: string }) {
  const { i18n } = useLingui()
  const codes = [line.stock_code, line.barcode].filter(Boolean).join(' · ')
  return (
    <tr>
      <th scope="row">
        <div className={table.pictured}>
          <LinePicture url={line.image_url} />
          <div>
            <ProductName line={line} />
            {codes && <span className={styles.code}>{codes}</span>}
            {line.shelf && (
              <span className={styles.note}>
                {i18n._(/*i18n*/ { id: 'order_page.shelf', message: 'Raf: {shelf}', values: { shelf: line.shelf } })}
              </span>
            )}
            {line.packed < line.quantity && (
              <span className={styles.note}>
                {i18n._(
                  /*i18n*/ {
                    id: 'order_page.packed',
                    message: '{count} adet paketlendi',
                    values: { count: i18n.number(line.packed) },
                  },
                )}
                {line.short_reason !== '' && ` · ${i18n._(reasons[line.short_reason])}`}
              </span>
            )}
            {line.left_out > 0 && (
              <span className={styles.note}>
                {i18n._(
                  /*i18n*/ {
                    id: 'order_page.left_out',
                    message: '{count} adet gönderilmiyor, ücreti alınmıyor',
                    values: { count: i18n.number(line.left_out) },
                  },
                )}
              </span>
            )}
            {line.returned > line.written_off && (
              <span className={styles.note}>
                {i18n._(
                  /*i18n*/ {
                    id: 'order_page.returned',
                    message: '{count} adet geri geldi',
                    values: { count: i18n.number(line.returned - line.written_off) },
                  },
                )}
              </span>
            )}
          </div>
        </div>
      </th>
      <td className={table.number} data-label={i18n._(words.quantity)}>
        {i18n.number(line.quantity)}
      </td>
      <td className={table.number} data-label={i18n._(words.price)}>
        <Amount of={line.price} currency={currency} />
      </td>
      <td className={table.number} data-label={i18n._(words.discount)}>
        {sum.discount > 0 ? <Amount of={-sum.discount} currency={currency} /> : '–'}
      </td>
      <td className={table.number} data-label={i18n._(words.tax)}>
        <Amount of={sum.tax} currency={currency} />
        <span className={styles.note}>{formatsOf(i18n).percent(line.tax_rate)}</span>
      </td>
      <td className={table.number}>
        <Amount of={sum.total} currency={currency} />
      </td>
    </tr>
  )
}
