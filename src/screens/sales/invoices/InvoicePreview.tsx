import { useLingui } from '@lingui/react'
import type { InvoiceProfile, InvoiceRate, OrderInvoice } from '#api/contract/sales/order-invoice.ts'
import type { Order } from '#api/contract/sales/orders.ts'
import { exchangeOf } from '#api/rules/sales/invoice-exchange.ts'
import { recipientName } from '#api/rules/sales/invoices.ts'
import { invoiceOf } from '#api/rules/sales/order-sums.ts'
import { InvoiceLines } from '#screens/sales/sheets/InvoiceLines.tsx'
import { moneyOf, rateOf } from '#screens/sales/sheets/paper-numbers.ts'
import { paperWords as paper } from '#screens/sales/sheets/paper-words.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { profileWords, stepSays } from './invoice-words.ts'
import styles from './invoices.module.css'

interface InvoicePreviewProps {
  open: boolean
  order: Order
  section: OrderInvoice
  profile: InvoiceProfile
  onConfirm: () => void
  onClose: () => void
}

/** An invoice before it is issued: whom it is to, its lines and its sums as its paper and its XML will say them. */
export function InvoicePreview({ open, order, section, profile, onConfirm, onClose }: InvoicePreviewProps) {
  const { i18n } = useLingui()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      width="wide"
      role="alertdialog"
      title={i18n._(
        /*i18n*/ {
          id: 'invoices.preview',
          message: 'Sipariş {number}: fatura önizlemesi',
          values: { number: order.number },
        },
      )}
      description={i18n._(
        /*i18n*/ {
          id: 'invoices.preview_about',
          message:
            '{kind} olarak kesilir ve Gelir İdaresine gönderilir. Kâğıdında ve XML dosyasında bunlar yazar; numarasını kesilince alır.',
          values: { kind: i18n._(profileWords[profile]) },
        },
      )}
      footer={
        <>
          <Button onPress={onClose}>{i18n._(/*i18n*/ { id: 'common.cancel', message: 'Vazgeç' })}</Button>
          <Button variant="primary" onPress={onConfirm}>
            {i18n._(stepSays('ISSUE'))}
          </Button>
        </>
      }
    >
      {open && <Said order={order} recipient={section.standing.recipient} rate={section.standing.rate ?? null} />}
    </Dialog>
  )
}

interface SaidProps {
  order: Order
  recipient: OrderInvoice['standing']['recipient']
  rate: InvoiceRate | null
}

/** In the words of the paper, which are Turkish in every language. */
function Said({ order, recipient, rate }: SaidProps) {
  const { lines, taxes, totals } = invoiceOf(order)
  const money = (amount: string) => moneyOf(amount, order.currency)
  const { contact_type, tax_number, tc_number, tax_office, address, district, city } = recipient
  const number = contact_type === 'corporate' ? `VKN: ${tax_number}` : `TCKN: ${tc_number}`
  const sums = [
    [paper.base, totals.base],
    [paper.discounts, totals.discount],
    ...taxes.flatMap(({ rate, base, tax }) => [
      [paper.taxable(String(rate)), base] as const,
      [paper.taxed(String(rate)), tax] as const,
    ]),
    [paper.payable, totals.gross],
  ] as const
  return (
    <div lang="tr">
      <p className={styles.line}>
        <strong>{recipientName(recipient)}</strong>
        <span>{[number, tax_office, address, district, city].filter(Boolean).join(' · ')}</span>
      </p>
      <InvoiceLines lines={lines} money={money} />
      <dl className={styles.sums}>
        {sums.map(([name, amount]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className={styles.number}>{money(amount)}</dd>
          </div>
        ))}
        {rate && (
          <div>
            <dt>{rateOf(order.currency, rate)}</dt>
            <dd className={styles.number}>{moneyOf(exchangeOf(rate, totals).gross, 'TRY')}</dd>
          </div>
        )}
      </dl>
    </div>
  )
}
