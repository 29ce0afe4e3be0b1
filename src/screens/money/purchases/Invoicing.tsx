import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import { Act } from '#screens/platform/steps/Act.tsx'
import { DateInput } from '#ui/DateInput.tsx'
import { Field } from '#ui/Field.tsx'
import { Section } from '#ui/Section.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { invoiceNames, type PurchaseActor, says } from './purchase.ts'
import styles from './purchases.module.css'

/** The supplier's invoice of what came: with it the supplier is owed. */
export function Invoicing({ actor }: { actor: PurchaseActor }) {
  const { i18n } = useLingui()
  const { number, day } = useSelector(actor, ({ context }) => context.invoice)
  const busy = useSelector(actor, ({ value, context }) => value === 'sending' && context.command?.type === 'INVOICE')
  const set = (key: 'number' | 'day') => (value: string) => actor.send({ type: 'SET_INVOICE', key, value })
  return (
    <Section title={i18n._(/*i18n*/ { id: 'purchases.invoicing', message: 'Tedarikçinin faturası' })}>
      <div className={styles.fields}>
        <Field name="number" label={i18n._(invoiceNames.number)} required>
          <TextInput value={number} maxLength={50} onChange={set('number')} />
        </Field>
        <Field name="day" label={i18n._(invoiceNames.day)} required>
          <DateInput value={day} onChange={set('day')} />
        </Field>
      </div>
      <div className={styles.acts}>
        <Act
          actor={actor}
          event={{ type: 'STEP', step: { type: 'INVOICE' } }}
          busy={busy}
          variant="primary"
          nameOf={(path) => i18n._(invoiceNames[path as keyof typeof invoiceNames])}
        >
          {i18n._(says('INVOICE'))}
        </Act>
      </div>
    </Section>
  )
}
