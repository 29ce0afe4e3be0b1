import { useLingui } from '@lingui/react'
import type { IncomingInvoice } from '#api/contract/money/incoming-invoices.ts'
import styles from '#screens/money/purchases/purchases.module.css'
import { useFormats } from '#screens/platform/formats.ts'
import { Amount } from '#screens/sales/orders/Amount.tsx'
import { Section } from '#ui/Section.tsx'
import { Answering } from './Answering.tsx'
import { Assignment } from './Assignment.tsx'
import { type IncomingProps, isOpen, profileSays } from './incoming.ts'
import { MatchingBoard } from './MatchingBoard.tsx'
import { Parties } from './Parties.tsx'
import { WrittenLines } from './WrittenLines.tsx'

/** An incoming invoice, and what is done with it where it stands. */
export function IncomingBody({ actor, invoice }: IncomingProps) {
  const { i18n } = useLingui()
  const written = invoice.source === 'hand' && isOpen(invoice)
  return (
    <div className={styles.purchase}>
      <Facts invoice={invoice} />
      {invoice.profile === 'commercial' && <Answering actor={actor} invoice={invoice} />}
      {invoice.source === 'xml' && <Parties invoice={invoice} />}
      {isOpen(invoice) && <Assignment actor={actor} invoice={invoice} />}
      <Section title={i18n._(/*i18n*/ { id: 'incoming.lines', message: 'Satırlar' })}>
        {written ? <WrittenLines actor={actor} invoice={invoice} /> : <MatchingBoard actor={actor} invoice={invoice} />}
        <Sums invoice={invoice} />
      </Section>
    </div>
  )
}

function Facts({ invoice }: { invoice: IncomingInvoice }) {
  const { i18n } = useLingui()
  const format = useFormats()
  const { day, profile, uuid, user, purchase, rate, currency, home_currency } = invoice
  const said = [
    format.day(day),
    i18n._(profileSays(profile)),
    uuid && `ETTN ${uuid}`,
    purchase?.number,
    rate && `1 ${currency} = ${format.money(rate, home_currency, 6)}`,
    user,
  ]
  return <p className={styles.quiet}>{said.filter(Boolean).join(' · ')}</p>
}

/** What the lines come to, and what the invoice says that is to be paid. */
function Sums({ invoice: { net, tax, withheld, payable, currency } }: { invoice: IncomingInvoice }) {
  const { i18n } = useLingui()
  const rows = [
    [/*i18n*/ { id: 'purchases.net', message: 'KDV’siz' }, net],
    [/*i18n*/ { id: 'order_page.tax', message: 'KDV' }, tax],
    ...(Number(withheld) === 0 ? [] : [[/*i18n*/ { id: 'incoming.withheld', message: 'Tevkifat' }, withheld] as const]),
    [/*i18n*/ { id: 'incoming_invoices.payable', message: 'Ödenecek' }, payable],
  ] as const
  return (
    <dl className={styles.sums}>
      {rows.map(([label, amount]) => (
        <div key={label.id} style={{ display: 'contents' }}>
          <dt>{i18n._(label)}</dt>
          <dd>
            <Amount of={amount} currency={currency} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
