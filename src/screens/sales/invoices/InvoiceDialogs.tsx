import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { Actor } from 'xstate'
import type { Order } from '#api/contract/sales/orders.ts'
import type { invoiceActionsMachine } from '#machines/sales/invoice-actions/invoice-actions.machine.ts'
import { useHolder } from '#screens/platform/session/use-session.ts'
import { SendingDialogs } from '#screens/platform/steps/SendingDialogs.tsx'
import { setUpFixOf } from '#screens/sales/setup/set-up-fixes.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { InvoicePreview } from './InvoicePreview.tsx'
import { stepSays } from './invoice-words.ts'

/** What is looked at before an invoice is issued, the question before one is cancelled, and what is told when a step was not taken. */
export function InvoiceDialogs({ actor, order }: { actor: Actor<typeof invoiceActionsMachine>; order: Order }) {
  const { i18n } = useLingui()
  const { value, context } = useSelector(actor, (snapshot) => snapshot)
  const number = context.record.invoice?.number ?? ''
  const { command } = context
  return (
    <>
      <InvoicePreview
        open={value === 'confirming' && command?.type === 'ISSUE'}
        order={order}
        section={context.record}
        profile={context.profile}
        onClose={() => actor.send({ type: 'CANCEL' })}
        onConfirm={() => actor.send({ type: 'CONFIRM' })}
      />
      <ConfirmDialog
        open={value === 'confirming' && command?.type !== 'ISSUE'}
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
        linkOf={setUpFixOf(i18n, useHolder())}
      />
    </>
  )
}
