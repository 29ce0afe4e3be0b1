import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { Refund } from '#api/contract/sales/refunds.ts'
import type { RefundStep } from '#machines/sales/refund/refund.chart.ts'
import { pendingCount } from '#machines/sales/refund-page/refund-page.context.ts'
import { formatsOf } from '#screens/platform/formats.ts'
import { useHolder } from '#screens/platform/session/use-session.ts'
import { SendingDialogs } from '#screens/platform/steps/SendingDialogs.tsx'
import { setUpFixOf } from '#screens/sales/setup/set-up-fixes.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import type { RefundActor } from './refund-actor.ts'
import { stepSays } from './refund-words.ts'

const title = /*i18n*/ { id: 'refunds.not_changed', message: 'İade değişmedi' }

/** The questions before a step, and what is told when it was not taken. */
export function RefundDialogs({ actor }: { actor: RefundActor }) {
  const { i18n } = useLingui()
  const { value, context } = useSelector(actor, (snapshot) => snapshot)
  const { command, record: refund, failure } = context
  const words = command ? i18n._(stepSays(command.type)) : ''
  const asks = useQuestion(command, refund)
  return (
    <>
      <ConfirmDialog
        open={value === 'confirming'}
        onClose={() => actor.send({ type: 'CANCEL' })}
        title={words}
        description={asks}
        confirm={words}
        cancel={i18n._(/*i18n*/ { id: 'common.cancel', message: 'Vazgeç' })}
        destructive={command?.type === 'REJECT'}
        onConfirm={() => actor.send({ type: 'CONFIRM' })}
      />
      <SendingDialogs
        actor={actor}
        at={value}
        failure={failure}
        title={i18n._(title)}
        act="notUpdated"
        linkOf={setUpFixOf(i18n, useHolder())}
      />
    </>
  )
}

/** What a step cannot be taken back from. */
function useQuestion(step: RefundStep | null, refund: Refund | null): string {
  const { i18n } = useLingui()
  if (step?.type === 'PAY_BACK' && refund) {
    const { amount, order, accounts } = refund
    const values = {
      amount: formatsOf(i18n).money(amount, order.currency),
      account: accounts.find(({ id }) => id === step.account?.id)?.name ?? '',
    }
    return i18n._(
      /*i18n*/ {
        id: 'refunds.ask_pay',
        message: '{account} hesabından {amount} geri ödenir. Bir iade yalnızca bir kez ödenir; geri alınamaz.',
        values,
      },
    )
  }
  if (step?.type === 'APPROVE')
    return i18n._(
      /*i18n*/ {
        id: 'refunds.ask_approve',
        message:
          '{count, plural, other {# satıra karar verilmedi; onaylarsanız reddedilmiş sayılır.}} Karar sonradan değiştirilemez.',
        values: { count: pendingCount(refund) },
      },
    )
  return i18n._(
    /*i18n*/ {
      id: 'refunds.ask_reject',
      message: 'İadenin bütün satırları reddedilir. Bu adım kalıcıdır; gerekirse yeni bir iade açılır.',
    },
  )
}
