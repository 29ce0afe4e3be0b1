import { useLingui } from '@lingui/react'
import type { Cheque } from '#api/contract/money/cheques.ts'
import { chequeLabels } from '#api/rules/money/cheques.ts'
import { isDay } from '#api/rules/platform/dates.ts'
import type { Says } from '#api/rules/platform/rule.ts'
import { chequeWords } from '#machines/money/cheque/cheque.words.ts'
import { useFormats } from '#screens/platform/formats.ts'
import order from '#screens/sales/orders/order.module.css'
import { Section } from '#ui/Section.tsx'

const received = /*i18n*/ { id: 'cheques.RECEIVE', message: 'Çek alındı' }
const edited = /*i18n*/ { id: 'cheques.EDIT', message: 'Bilgileri düzeltildi' }

const labels = new Map<string, Says>(Object.entries(chequeLabels))

/** Everything that happened to the cheque, newest first; each step stands in the books with an entry of its own. */
export function ChequeHistory({ cheque }: { cheque: Cheque }) {
  const { i18n } = useLingui()
  const format = useFormats()
  return (
    <Section title={i18n._(/*i18n*/ { id: 'refunds.history', message: 'Geçmiş' })}>
      <ol className={order.timeline}>
        {cheque.history.map(({ id, step, to, day, changes, user, at }) => (
          <li key={id}>
            <strong>{i18n._(step === 'EDIT' ? edited : (chequeWords.events[step] ?? received))}</strong>
            {` · ${format.day(day)}`}
            {to !== '' && ` · ${to}`}
            {changes !== null && <Changes changes={changes} />}
            <div className={order.quiet}>{[format.moment(at), user].join(' · ')}</div>
          </li>
        ))}
      </ol>
    </Section>
  )
}

/** What stood in each edited field before and after. */
function Changes({ changes }: { changes: NonNullable<Cheque['history'][number]['changes']> }) {
  const { i18n } = useLingui()
  const format = useFormats()
  const told = (name: string, value: string) => {
    if (value === '') return '–'
    return name === 'due_on' && isDay(value) ? format.day(value) : value
  }
  return Object.entries(changes).map(([name, [before, after]]) => {
    const label = labels.get(name)
    return (
      <div key={name}>
        {label ? i18n._(label) : name}: {told(name, before)} → {told(name, after)}
      </div>
    )
  })
}
