import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { Actor } from 'xstate'
import { type InvoiceProfile, invoiceProfiles, type OrderInvoice } from '#api/contract/sales/order-invoice.ts'
import { invoiceFacts } from '#api/rules/sales/invoices.ts'
import { invoiceAt, invoiceSteps } from '#machines/sales/invoice/invoice.chart.ts'
import type { invoiceActionsMachine } from '#machines/sales/invoice-actions/invoice-actions.machine.ts'
import { offer, useOffers } from '#screens/platform/frame/offers.ts'
import { Act } from '#screens/platform/steps/Act.tsx'
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

const issue = { type: 'STEP', step: { type: 'ISSUE' } } as const

/** What may be done with the invoice of an order; what stands in the way of it is told with the way to mend it. */
export function InvoiceActions({ actor, section: { order_id, invoice, standing }, page }: InvoiceActionsProps) {
  const { i18n } = useLingui()
  const profile = useSelector(actor, ({ context }) => context.profile)
  const under = useSelector(actor, ({ value, context }) => value === 'sending' && context.command?.type)
  const acts = invoiceSteps(invoiceAt(invoiceFacts(standing)))
  const open = standing.status === 'none' || standing.status === 'error'
  useOffers([offer(actor, issue, stepSays('ISSUE'))])
  const linkOf = wayOutOf(i18n, actor, page)
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
      <Act actor={actor} event={issue} variant={open ? 'primary' : 'plain'} busy={under === 'ISSUE'} linkOf={linkOf}>
        {i18n._(stepSays('ISSUE'))}
      </Act>
      {invoice && !open && (
        <ButtonLink href={`/orders/edit/${order_id}/invoice`} icon={PrintIcon}>
          {i18n._(stepSays('PRINT'))}
        </ButtonLink>
      )}
      {invoice && <InvoiceFile invoice={invoice} />}
      {acts
        .filter((type) => type !== 'ISSUE' && type !== 'PRINT')
        .map((type) => (
          <Act key={type} actor={actor} event={{ type: 'STEP', step: { type } }} linkOf={linkOf} busy={under === type}>
            {i18n._(stepSays(type))}
          </Act>
        ))}
    </div>
  )
}
