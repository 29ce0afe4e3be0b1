import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { Actor } from 'xstate'
import type { Refund } from '#api/contract/sales/refunds.ts'
import type { invoiceActionsMachine } from '#machines/sales/invoice-actions/invoice-actions.machine.ts'
import { useHolder } from '#screens/platform/session/use-session.ts'
import { SendingDialogs } from '#screens/platform/steps/SendingDialogs.tsx'
import { stepSays } from '#screens/sales/invoices/invoice-words.ts'
import { setUpFixOf } from '#screens/sales/setup/set-up-fixes.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'

interface ReturnInvoiceDialogsProps {
  actor: Actor<typeof invoiceActionsMachine>
  order: Refund['order']
}

/** The questions before a return invoice is issued or cancelled, and what is told when that was not done. */
export function ReturnInvoiceDialogs({ actor, order }: ReturnInvoiceDialogsProps) {
  const { i18n } = useLingui()
  const { value, context } = useSelector(actor, (snapshot) => snapshot)
  const issues = context.command?.type === 'ISSUE'
  return (
    <>
      <ConfirmDialog
        open={value === 'confirming'}
        onClose={() => actor.send({ type: 'CANCEL' })}
        title={i18n._(
          /*i18n*/ {
            id: 'refunds.invoice_which',
            message: 'Sipariş {number}: iade faturası',
            values: { number: order.number },
          },
        )}
        description={
          issues
            ? i18n._(
                /*i18n*/ {
                  id: 'refunds.invoice_issued',
                  message:
                    'Geri ödenen tutar için kesilir ve Gelir İdaresine gönderilir; satışın faturasını adıyla anar.',
                },
              )
            : i18n._(
                /*i18n*/ {
                  id: 'refunds.invoice_cancelled',
                  message:
                    'Bu adım kalıcıdır: fatura Gelir İdaresinde de iptal edilir. İade için yeniden fatura kesilebilir.',
                },
              )
        }
        confirm={i18n._(stepSays(issues ? 'ISSUE' : 'CANCEL'))}
        cancel={i18n._(/*i18n*/ { id: 'common.cancel', message: 'Vazgeç' })}
        destructive={!issues}
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
