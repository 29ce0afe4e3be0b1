import { useLingui } from '@lingui/react'
import type { Refund } from '#api/contract/sales/refunds.ts'
import { minorOf } from '#api/rules/platform/money.ts'
import type { Says } from '#api/rules/platform/rule.ts'
import { issuedByShop, saleInvoiced } from '#api/rules/sales/return-invoices.ts'
import order from '#screens/sales/orders/order.module.css'
import { Section } from '#ui/Section.tsx'
import { ReturnInvoiceActions } from './ReturnInvoiceActions.tsx'
import type { PartProps } from './refund-actor.ts'

/** The return invoice of a refund: who issues it and when, and once the money went back, where it stands and what may be done with it. */
export function ReturnInvoice({ actor, refund }: PartProps) {
  const { i18n } = useLingui()
  const says = aboutReturn(refund)
  return (
    <Section title={i18n._(/*i18n*/ { id: 'refunds.invoice', message: 'İade faturası' })}>
      <p className={order.quiet}>{i18n._(says.id, { number: refund.sale?.number ?? '' }, says)}</p>
      {refund.invoice && <ReturnInvoiceActions page={actor} section={refund.invoice} order={refund.order} />}
    </Section>
  )
}

/** Who issues the return invoice of a refund, when, and why none is. */
function aboutReturn({ sale, status, amount }: Refund): Says {
  if (!sale) return saleInvoiced.says
  if (status === 'refunded' && minorOf(amount) === 0)
    return /*i18n*/ { id: 'refunds.invoice_of_nothing', message: 'Geri ödenen para yok: iade faturası kesilmez.' }
  if (!issuedByShop(sale.profile))
    return /*i18n*/ {
      id: 'refunds.invoice_by_buyer',
      message:
        'Alıcı e-fatura kullanıyor: {number} numaralı faturanın iade faturasını alıcı kendisi keser. Kesmeyecekse para geri ödendikten sonra buradan mağaza keser.',
    }
  return /*i18n*/ {
    id: 'refunds.invoice_by_shop',
    message:
      'E-arşiv faturanın alıcısı iade faturası kesmez: {number} numaralı faturanınkini, para geri ödenince mağaza kendiliğinden keser.',
  }
}
