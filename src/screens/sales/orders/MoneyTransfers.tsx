import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import { useMemo } from 'react'
import type { Actor } from 'xstate'
import type { transferActionsMachine } from '#machines/sales/transfer-actions/transfer-actions.machine.ts'
import { ListPage } from '#screens/platform/records/ListPage.tsx'
import { useOpenList } from '#screens/platform/records/use-open-list.ts'
import { FailedDialog } from '#screens/platform/steps/FailedDialog.tsx'
import { SendingDialogs } from '#screens/platform/steps/SendingDialogs.tsx'
import { transferActions } from '#screens/sales/wiring/transfer-actions.ts'
import { MoneyQuestion } from './MoneyQuestion.tsx'
import { OrderNotes } from './OrderNotes.tsx'
import { useOrderColumns } from './order-columns.tsx'
import { payColumn } from './pay-column.tsx'
import { ReceivedPayment } from './ReceivedPayment.tsx'
import { useTransferUpdates } from './use-transfer-updates.ts'

/** The orders that are paid to the bank, unpaid and paid, and the step that says that the money has come: `/orders/money-transfers`. */
export default function MoneyTransfers() {
  const { i18n } = useLingui()
  const list = useOpenList('orders')
  const { actor, holder, may } = list
  const desk = useActorRef(transferActions, { input: { holder } })
  useTransferUpdates(desk, actor)
  const declared = useOrderColumns(may.view)
  const columns = useMemo(
    () => [...transferColumns(declared), ...(may.edit ? [payColumn(i18n, desk)] : [])],
    [declared, may.edit, i18n, desk],
  )
  return (
    <ListPage
      list={list}
      columns={columns}
      tabs="payment_status"
      notes={<OrderNotes list={actor} kinds={['transfer']} />}
    >
      <PaymentDialogs actor={desk} />
    </ListPage>
  )
}

/** Without what is the same of each transfer, so that the step stands beside its order; on phones the money comes before the goods. */
function transferColumns(all: ReturnType<typeof useOrderColumns>): ReturnType<typeof useOrderColumns> {
  return all
    .filter(({ id }) => id !== 'payment_method' && id !== 'refunded_total' && id !== 'marketplace')
    .map((column) =>
      column.id === 'payment_status' || column.id === 'status'
        ? { ...column, matters: column.id === 'payment_status' }
        : column,
    )
}

/** What is asked before a payment is marked, and of one that was not marked why, and once more or as it is now. */
function PaymentDialogs({ actor }: { actor: Actor<typeof transferActionsMachine> }) {
  const { i18n } = useLingui()
  const { value, context } = useSelector(actor, (snapshot) => snapshot)
  const values = { number: context.record?.number ?? '' }
  const notMarked = /*i18n*/ { id: 'transfers.not_marked', message: '{number} işaretlenemedi', values }
  return (
    <>
      <MoneyQuestion
        open={value === 'confirming'}
        step={context.command?.type ?? 'MARK_NOT_PAID'}
        order={context.record}
        onClose={() => actor.send({ type: 'CANCEL' })}
        onConfirm={() => actor.send({ type: 'CONFIRM' })}
      />
      <ReceivedPayment actor={actor} />
      <FailedDialog
        open={value === 'unread'}
        title={i18n._(notMarked)}
        failure={context.failure}
        act="notLoaded"
        onRetry={() => actor.send({ type: 'RETRY' })}
        onClose={() => actor.send({ type: 'CANCEL' })}
      />
      <SendingDialogs actor={actor} at={value} failure={context.failure} title={i18n._(notMarked)} act="notUpdated" />
    </>
  )
}
