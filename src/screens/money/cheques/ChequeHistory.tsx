import { useLingui } from '@lingui/react'
import type { Cheque } from '#api/contract/money/cheques.ts'
import { chequeWords } from '#machines/money/cheque/cheque.words.ts'
import { useFormats } from '#screens/platform/formats.ts'
import order from '#screens/sales/orders/order.module.css'
import { Section } from '#ui/Section.tsx'

const received = /*i18n*/ { id: 'cheques.RECEIVE', message: 'Çek alındı' }

/** Everything that happened to the cheque, newest first; each stands in the books with an entry of its own. */
export function ChequeHistory({ cheque }: { cheque: Cheque }) {
  const { i18n } = useLingui()
  const format = useFormats()
  return (
    <Section title={i18n._(/*i18n*/ { id: 'refunds.history', message: 'Geçmiş' })}>
      <ol className={order.timeline}>
        {cheque.history.map(({ id, step, to, day, user, at }) => (
          <li key={id}>
            <strong>{i18n._(chequeWords.events[step] ?? received)}</strong>
            {` · ${format.day(day)}`}
            {to !== '' && ` · ${to}`}
            <div className={order.quiet}>{[format.moment(at), user].join(' · ')}</div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
