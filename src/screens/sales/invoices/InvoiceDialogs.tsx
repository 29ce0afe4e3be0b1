import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { Actor } from 'xstate'
import type { invoiceActionsMachine } from '#machines/sales/invoice-actions/invoice-actions.machine.ts'
import { SendingDialogs } from '#screens/platform/steps/SendingDialogs.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { stepSays } from './invoice-words.ts'

/** The question before an invoice is cancelled, and what is told when a step was not taken. */
export function InvoiceDialogs({ actor }: { actor: Actor<typeof invoiceActionsMachine> }) {
  const { i18n } = useLingui()
  const { value, context } = useSelector(actor, (snapshot) => snapshot)
  const number = context.record.invoice?.number ?? ''
  return (
    <>
      <ConfirmDialog
        open={value === 'confirming'}
        onClose={() => actor.send({ type: 'CANCEL' })}
        title={i18n._(/*i18n*/ { id: 'invoices.cancel_which', message: 'Fatura {number}', values: { number } })}
        description={i18n._(
          /*i18n*/ {
            id: 'invoices.for_good',
            message:
              'Bu adım kalıcıdır: fatura Gelir İdaresinde de iptal edilir. Sipariş için yeniden fatura kesilebilir.',
          },
        )}
        confirm={i18n._(stepSays('CANCEL'))}
        cancel={i18n._(/*i18n*/ { id: 'common.cancel', message: 'Vazgeç' })}
        destructive
        onConfirm={() => actor.send({ type: 'CONFIRM' })}
      />
      <SendingDialogs
        actor={actor}
        at={value}
        failure={context.failure}
        title={i18n._(/*i18n*/ { id: 'invoices.not_changed', message: 'Fatura değişmedi' })}
        act="notUpdated"
      />
    </>
  )
}
