import { useLingui } from '@lingui/react'
import { invoiceParts } from '#api/contract/sales/new-order.ts'
import { contactTypes } from '#api/contract/sales/order-invoice.ts'
import { addressLabels } from '#api/rules/sales/order-address.ts'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import { Section } from '#ui/Section.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import styles from './new-order.module.css'
import { OrderField } from './OrderField.tsx'
import { useOrder, useWritten } from './order-form.ts'

const contactTypeSays = {
  individual: /*i18n*/ { id: 'new_order.individual', message: 'Bireysel' },
  corporate: /*i18n*/ { id: 'new_order.corporate', message: 'Kurumsal' },
} as const

/** Who is invoiced: a person, or a firm. What is left empty is asked for when the invoice is issued. */
export function InvoiceData() {
  const { i18n } = useLingui()
  const actor = useOrder()
  const { contact_type } = useWritten(({ draft }) => draft.invoice)
  return (
    <Section title={i18n._(/*i18n*/ { id: 'new_order.invoice', message: 'Fatura bilgileri' })}>
      <RadioGroup
        segmented
        label={i18n._(/*i18n*/ { id: 'new_order.contact_type', message: 'Fatura kime' })}
        value={contact_type}
        onChange={(value) =>
          actor.send({ type: 'SET_INVOICE', changes: { contact_type: value as typeof contact_type } })
        }
        options={contactTypes.map((value) => ({ value, label: i18n._(contactTypeSays[value]) }))}
      />
      <div className={styles.fields}>
        {invoiceParts[contact_type].map((part) => (
          <Part key={part} part={part} />
        ))}
      </div>
    </Section>
  )
}

type InvoicePart = (typeof invoiceParts)[keyof typeof invoiceParts][number]

function Part({ part }: { part: InvoicePart }) {
  const { i18n } = useLingui()
  const actor = useOrder()
  const value = useWritten(({ draft }) => draft.invoice[part])
  return (
    <OrderField name={`invoice.${part}`} label={i18n._(addressLabels[part])} required={part === 'company_name'}>
      <TextInput
        value={value}
        code={part.endsWith('_number')}
        onChange={(text) => actor.send({ type: 'SET_INVOICE', changes: { [part]: text } })}
      />
    </OrderField>
  )
}
