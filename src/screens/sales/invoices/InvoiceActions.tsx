import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { Actor } from 'xstate'
import { type InvoiceProfile, invoiceProfiles, type OrderInvoice } from '#api/contract/sales/order-invoice.ts'
import { invoiceFacts } from '#api/rules/sales/invoices.ts'
import { invoiceAt, invoiceSteps } from '#machines/sales/invoice/invoice.chart.ts'
import type { InvoiceTypes, invoiceActionsMachine } from '#machines/sales/invoice-actions/invoice-actions.machine.ts'
import { WhyLink } from '#screens/platform/flow/WhyLink.tsx'
import { Steps } from '#screens/platform/steps/Steps.tsx'
import type { OrderActor } from '#screens/sales/orders/order-actor.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Field } from '#ui/Field.tsx'
import { PrintIcon } from '#ui/icons.ts'
import { Select } from '#ui/Select.tsx'
import { InvoiceFile } from './InvoiceFile.tsx'
import { profileWords, stepSays } from './invoice-words.ts'
import styles from './invoices.module.css'
import { wayOutOf } from './ways-out.ts'

interface InvoiceActionsProps {
  actor: Actor<typeof invoiceActionsMachine>
  section: OrderInvoice
  /** The page of the order, which marks it as paid. */
  page: OrderActor
}

/** What may be done with the invoice of an order; what stands in the way of it is told with the way to mend it. */
export function InvoiceActions({ actor, section: { order_id, invoice, standing }, page }: InvoiceActionsProps) {
  const { i18n } = useLingui()
  const profile = useSelector(actor, ({ context }) => context.profile)
  const at = invoiceAt(invoiceFacts(standing))
  // It is printed on a page of its own.
  const steps = invoiceSteps(at).filter((type) => type !== 'PRINT')
  const open = standing.status === 'none' || standing.status === 'error'
  return (
    <div className={styles.acts}>
      {open && (
        <Field
          name="invoice_profile"
          label={i18n._(/*i18n*/ { id: 'invoices.profile', message: 'Fatura türü' })}
          className={styles.profile}
        >
          <Select
            value={profile}
            onChange={(chosen) => actor.send({ type: 'CHOOSE', profile: chosen as InvoiceProfile })}
            options={invoiceProfiles.map((value) => ({ value, label: i18n._(profileWords[value]) }))}
          />
        </Field>
      )}
      <Steps<InvoiceTypes>
        actor={actor}
        at={at}
        steps={steps.map((type) => ({ type }) as InvoiceTypes['step'])}
        says={stepSays}
        waiting="each"
        linkOf={wayOutOf(i18n, actor, page)}
      />
      {invoice && !open && (
        <ButtonLink href={`/orders/edit/${order_id}/invoice`} icon={PrintIcon}>
          {i18n._(stepSays('PRINT'))}
        </ButtonLink>
      )}
      {invoice && <InvoiceFile invoice={invoice} />}
      {invoice && (
        <WhyLink
          of="invoices"
          id={invoice.id}
          says={/*i18n*/ { id: 'invoices.way', message: 'Faturanın geçtiği yol' }}
        />
      )}
    </div>
  )
}
