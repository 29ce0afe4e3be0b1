import { useLingui } from '@lingui/react'
import type { Printer } from '#api/contract/platform/shop-settings.ts'
import { decimalOf, minorOf } from '#api/rules/platform/money.ts'
import { saleDiscounts, saleTaxes } from '#api/rules/sales/fast-sale-sums.ts'
import { changeOf, factsOf, sumsIn } from '#machines/sales/fast-sale/fast-sale.context.ts'
import { variantName } from '#machines/sales/new-order/new-order.context.ts'
import { formatsOf } from '#screens/platform/formats.ts'
import styles from './receipt.module.css'
import { useSale } from './till-actor.ts'

/** How wide the paper of each printer is; a page printer has a receipt in its corner. */
const widths: Readonly<Record<Printer, '58' | '80'>> = { normal: '80', label: '80', thermal: '80', thermal_58: '58' }

/** What the customer takes along: it is no invoice, and says so. */
export function Receipt() {
  const { i18n } = useLingui()
  const context = useSale((one) => one)
  const { draft, variants, options, sold, at, tendered, customer } = context
  const { lines, products, discount, shipping, total } = sumsIn(context)
  const { applied, amount: given } = saleDiscounts(factsOf(context))
  if (!options) return null
  const formats = formatsOf(i18n)
  const money = (minor: number) => formats.money(decimalOf(minor), options.currency)
  const { shop, printer_type } = options
  const facts = [
    shop.address,
    shop.phone,
    [shop.tax_office, shop.tax_number].filter(Boolean).join(' '),
    formats.moment(new Date(sold?.ordered_at ?? at).toISOString()),
    sold?.number ?? i18n._(/*i18n*/ { id: 'till.number_later', message: 'Sipariş no gönderilince verilecek' }),
    customer?.walk_in ? '' : customer?.name,
  ]
  return (
    <article
      className={styles.receipt}
      data-width={widths[printer_type]}
      aria-label={i18n._(/*i18n*/ { id: 'till.receipt', message: 'Fiş' })}
    >
      <header>
        <h2>{shop.name}</h2>
        {facts.filter(Boolean).map((fact) => (
          <p key={fact}>{fact}</p>
        ))}
      </header>
      <ul>
        {draft.lines.map(({ variant_id }, place) => {
          const [variant, line] = [variants[variant_id], lines[place]]
          return (
            <li key={variant_id}>
              <span>{variant ? variantName(variant) : `#${variant_id}`}</span>
              <span>
                {line?.quantity} × {money(line?.price ?? 0)}
              </span>
              <span>{money((line?.total ?? 0) + (line?.off ?? 0))}</span>
            </li>
          )
        })}
      </ul>
      <dl>
        <Row name={i18n._(/*i18n*/ { id: 'new_order.sum_products', message: 'Ürünler' })} value={money(products)} />
        {applied.map(({ campaign: { id, name, code }, amount }) => (
          <Row key={id} name={[name, code].filter(Boolean).join(' · ')} value={money(-amount)} />
        ))}
        {discount > given && (
          <Row
            name={i18n._(/*i18n*/ { id: 'new_order.discount', message: 'İndirim' })}
            value={money(given - discount)}
          />
        )}
        {shipping > 0 && (
          <Row name={i18n._(/*i18n*/ { id: 'new_order.sum_shipping', message: 'Kargo' })} value={money(shipping)} />
        )}
        {saleTaxes(factsOf(context)).map(({ rate, tax }) => (
          <Row
            key={rate}
            name={i18n._(
              /*i18n*/ { id: 'new_order.tax', message: 'KDV {percent}', values: { percent: formats.percent(rate) } },
            )}
            value={money(tax)}
          />
        ))}
        <Row whole name={i18n._(/*i18n*/ { id: 'till.total', message: 'Toplam' })} value={money(total)} />
        {draft.payments.map(({ method, amount }) => (
          <Row
            key={method}
            name={options.payment_methods.find((one) => one.method === method)?.name ?? method}
            value={money(minorOf(amount) ?? 0)}
          />
        ))}
        {tendered !== '' && (
          <Row name={i18n._(/*i18n*/ { id: 'till.change', message: 'Para üstü' })} value={money(changeOf(context))} />
        )}
      </dl>
      <footer>
        {i18n._(/*i18n*/ { id: 'till.no_invoice', message: 'Bilgi fişidir, mali değeri yoktur. Teşekkür ederiz.' })}
      </footer>
    </article>
  )
}

function Row({ name, value, whole }: { name: string; value: string; whole?: boolean }) {
  return (
    <div data-whole={whole || undefined}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
