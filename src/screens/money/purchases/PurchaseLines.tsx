import { useLingui } from '@lingui/react'
import type { Purchase, PurchaseLine } from '#api/contract/money/purchases.ts'
import { Amount } from '#screens/sales/orders/Amount.tsx'
import table from '#screens/sales/orders/line-table.module.css'
import { PurchaseTotals } from './PurchaseTotals.tsx'
import { names } from './purchase.ts'
import styles from './purchases.module.css'

const landed = /*i18n*/ { id: 'purchases.landed', message: 'Parça maliyeti' }
const came = /*i18n*/ { id: 'purchases.came', message: 'Gelen' }
const invoiced = /*i18n*/ { id: 'purchases.was_invoiced', message: 'Faturalanan' }
const total = /*i18n*/ { id: 'order_page.line_total', message: 'Tutar' }
const product = /*i18n*/ { id: 'order_page.product', message: 'Ürün' }

/** What was ordered, what came of it and what was invoiced, line by line. */
export function PurchaseLines({ purchase }: { purchase: Purchase }) {
  const { i18n } = useLingui()
  const { lines, net, tax, extra_cost, currency } = purchase
  const heads = [names.quantity, came, invoiced, names.unit_price, names.discount, names.tax_rate, landed, total]
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard */}
      <section className={table.scroll} aria-label={i18n._(product)} tabIndex={0}>
        <table className={table.table}>
          <thead>
            <tr>
              <th scope="col">{i18n._(product)}</th>
              {heads.map((head) => (
                <th key={head.id} scope="col" className={table.number}>
                  {i18n._(head)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <Line key={line.line} line={line} currency={currency} />
            ))}
          </tbody>
        </table>
      </section>
      <PurchaseTotals net={net} tax={tax} total={purchase.total} extra={extra_cost} currency={currency} />
    </>
  )
}

function Line({ line, currency }: { line: PurchaseLine; currency: string }) {
  const { i18n } = useLingui()
  const { name, options, stock_code, barcode } = line
  return (
    <tr>
      <th scope="row">
        <span className={styles.what}>
          <strong>{name}</strong>
          <span className={styles.quiet}>{[options, stock_code || barcode].filter(Boolean).join(' · ')}</span>
        </span>
      </th>
      <td className={table.number} data-label={i18n._(names.quantity)}>
        {i18n.number(line.quantity)}
      </td>
      <td className={table.number} data-label={i18n._(came)}>
        {i18n.number(line.received)}
      </td>
      <td className={table.number} data-label={i18n._(invoiced)}>
        {i18n.number(line.invoiced)}
      </td>
      <td className={table.number} data-label={i18n._(names.unit_price)}>
        <Amount of={line.unit_price} currency={currency} />
      </td>
      <td className={table.number} data-label={i18n._(names.discount)}>
        {i18n.number(Number(line.discount))}
      </td>
      <td className={table.number} data-label={i18n._(names.tax_rate)}>
        {i18n.number(line.tax_rate)}
      </td>
      <td className={table.number} data-label={i18n._(landed)}>
        <Amount of={line.landed} currency={currency} />
      </td>
      <td className={table.number} data-label={i18n._(total)}>
        <Amount of={line.net} currency={currency} />
      </td>
    </tr>
  )
}
