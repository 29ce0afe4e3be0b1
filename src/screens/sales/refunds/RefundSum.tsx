import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import type { RefundLine } from '#api/contract/sales/refunds.ts'
import { minorOf } from '#api/rules/platform/money.ts'
import { formatsOf } from '#screens/platform/formats.ts'
import { Amount } from '#screens/sales/orders/Amount.tsx'
import table from '#screens/sales/orders/line-table.module.css'
import order from '#screens/sales/orders/order.module.css'
import { Taxes } from '#screens/sales/orders/Taxes.tsx'
import { classes } from '#ui/classes.ts'
import { Section } from '#ui/Section.tsx'
import styles from './refund.module.css'
import type { PartProps } from './refund-actor.ts'
import { decisionSays } from './refund-words.ts'

const words = {
  line: /*i18n*/ { id: 'refunds.sum_line', message: 'Satır' },
  gross: /*i18n*/ { id: 'refunds.sum_gross', message: 'Fiyat × adet' },
  discount: /*i18n*/ { id: 'refunds.sum_discount', message: 'İndirim payı' },
  tax: /*i18n*/ { id: 'refunds.sum_tax', message: 'KDV' },
  total: /*i18n*/ { id: 'refunds.sum_total', message: 'Tutar' },
}

/** How the amount comes about, to the kuruş: each line with its share of the discounts and its tax, and the shipping that goes back. */
export function RefundSum({ refund }: Pick<PartProps, 'refund'>) {
  const { i18n } = useLingui()
  const { currency } = refund.order
  const title = i18n._(/*i18n*/ { id: 'refunds.sum', message: 'Tutar nasıl oluştu' })
  const accepted = refund.lines.filter(({ decision }) => decision === 'accepted')
  const head = (label: string, number = true) => (
    <th scope="col" className={number ? table.number : undefined}>
      {label}
    </th>
  )
  const foot = (label: ReactNode, of: number | string) => (
    <tr>
      <th scope="row" colSpan={4}>
        {label}
      </th>
      <td className={table.number}>
        <Amount of={of} currency={currency} />
      </td>
    </tr>
  )
  return (
    <Section title={title}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard */}
      <section className={table.scroll} aria-label={title} tabIndex={0}>
        <table className={classes(table.table, styles.sum)}>
          <thead>
            <tr>
              {head(i18n._(words.line), false)}
              {head(i18n._(words.gross))}
              {head(i18n._(words.discount))}
              {head(i18n._(words.tax))}
              {head(i18n._(words.total))}
            </tr>
          </thead>
          <tbody>
            {refund.lines.map((line) => (
              <Line key={line.id} line={line} currency={currency} />
            ))}
          </tbody>
          <tfoot>
            {foot(
              i18n._(/*i18n*/ { id: 'refunds.sum_accepted', message: 'Kabul edilen satırlar' }),
              accepted.reduce((sum, { total }) => sum + (minorOf(total) ?? 0), 0),
            )}
            {foot(i18n._(/*i18n*/ { id: 'refunds.sum_shipping', message: 'Kargo payı' }), refund.shipping)}
            {foot(i18n._(/*i18n*/ { id: 'refunds.sum_amount', message: 'Geri ödenecek tutar' }), refund.amount)}
          </tfoot>
        </table>
      </section>
      <p className={order.note}>
        {refund.tax_included === 1
          ? i18n._(/*i18n*/ { id: 'refunds.tax_inside', message: 'Fiyatlara KDV dahildir; KDV tutarın içindedir.' })
          : i18n._(/*i18n*/ { id: 'refunds.tax_added', message: 'Fiyatlar KDV hariçtir; KDV tutara eklenir.' })}{' '}
        {i18n._(
          /*i18n*/ {
            id: 'refunds.shipping_last',
            message: 'Siparişin kargo ücreti, son ürünleriyle birlikte geri ödenir.',
          },
        )}
      </p>
      {refund.taxes.length > 0 && (
        <>
          <p className={order.note}>
            {i18n._(
              /*i18n*/ { id: 'refunds.taxes', message: 'Geri ödenecek tutarın içindeki KDV, kargonunkiyle birlikte:' },
            )}
          </p>
          <Taxes taxes={refund.taxes} currency={currency} />
        </>
      )}
    </Section>
  )
}

function Line({ line, currency }: { line: RefundLine; currency: string }) {
  const { i18n } = useLingui()
  const { decision, name, price, quantity, gross, discount, tax, tax_rate, total } = line
  const counts = decision === 'accepted'
  return (
    <tr className={counts ? undefined : styles.uncounted}>
      <th scope="row">
        {name}
        {!counts && (
          <span className={order.note}>
            {i18n._(decisionSays[decision])}
            {' · '}
            {i18n._(/*i18n*/ { id: 'refunds.not_counted', message: 'tutara girmez' })}
          </span>
        )}
      </th>
      <td className={table.number} data-label={i18n._(words.gross)}>
        <Amount of={gross} currency={currency} />
        <span className={order.note}>
          <Amount of={price} currency={currency} /> × {i18n.number(quantity)}
        </span>
      </td>
      <td className={table.number} data-label={i18n._(words.discount)}>
        {minorOf(discount) ? <Amount of={-(minorOf(discount) ?? 0)} currency={currency} /> : '–'}
      </td>
      <td className={table.number} data-label={i18n._(words.tax)}>
        <Amount of={tax} currency={currency} />
        <span className={order.note}>{formatsOf(i18n).percent(tax_rate)}</span>
      </td>
      <td className={table.number}>
        <Amount of={total} currency={currency} />
      </td>
    </tr>
  )
}
