import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { useSearch } from 'wouter'
import type { Actor } from 'xstate'
import { orders } from '#api/listings/sales/orders.ts'
import type { Resource } from '#api/resources/platform/resource.ts'
import { permits } from '#api/rules/platform/session.ts'
import type { transferDeskMachine } from '#machines/sales/transfer-desk/transfer-desk.machine.ts'
import { Page } from '#screens/platform/frame/Page.tsx'
import { queryIn } from '#screens/platform/records/address.ts'
import { CountTabs } from '#screens/platform/records/CountTabs.tsx'
import { ListBar } from '#screens/platform/records/ListBar.tsx'
import styles from '#screens/platform/records/list.module.css'
import { RecordTable } from '#screens/platform/records/RecordTable.tsx'
import { useListAddress } from '#screens/platform/records/use-list-address.ts'
import { useListLook } from '#screens/platform/records/use-list-look.ts'
import { useHolder } from '#screens/platform/session/use-session.ts'
import { FailedDialog } from '#screens/platform/steps/FailedDialog.tsx'
import { recordList } from '#screens/platform/wiring/records.ts'
import { transferDesk } from '#screens/sales/wiring/transfer-desk.ts'
import { OrderNotes } from './OrderNotes.tsx'
import { useOrderColumns } from './order-columns.tsx'
import { payColumn } from './pay-column.tsx'
import { useTransferNews } from './use-transfer-news.ts'

const resource = orders as unknown as Resource
const transfers = { payment_method: 'transfer', count_by: 'payment_status' }

/** The orders that are paid to the bank, unpaid and paid, and the step that says that the money has come: `/orders/money-transfers`. */
export default function MoneyTransfers() {
  const { i18n } = useLingui()
  const holder = useHolder()
  const query = queryIn(resource, useSearch())
  const list = useActorRef(recordList, { input: { resource: 'orders', holder, query, fixed: transfers } })
  const desk = useActorRef(transferDesk, { input: { holder } })
  useListAddress(list, resource)
  useTransferNews(desk, list)
  const total = useSelector(list, ({ context }) => (context.rows ? context.total : undefined))
  const declared = useOrderColumns(permits(holder, resource.codes.view))
  const may = permits(holder, resource.codes.edit)
  const columns = useMemo(
    () => [...transferColumns(declared), ...(may ? [payColumn(i18n, desk)] : [])],
    [declared, may, i18n, desk],
  )
  const look = useListLook(list, resource, columns)
  return (
    <Page wide count={total}>
      <div className={styles.list}>
        <CountTabs actor={list} resource={resource} name="payment_status" />
        <OrderNotes list={list} tells={['transfer']} />
        <ListBar actor={list} resource={resource} look={look} without={['payment_status', 'payment_method']} />
        <RecordTable actor={list} resource={resource} mayAdd={false} look={look} />
      </div>
      <NotPaid actor={desk} />
    </Page>
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

/** A payment that was not marked: why, and once more. */
function NotPaid({ actor }: { actor: Actor<typeof transferDeskMachine> }) {
  const { i18n } = useLingui()
  const { value, context } = useSelector(actor, (snapshot) => snapshot)
  const values = { number: context.transfer?.number ?? '' }
  return (
    <FailedDialog
      open={value === 'notPaid'}
      title={i18n._(/*i18n*/ { id: 'transfers.not_marked', message: '{number} işaretlenemedi', values })}
      failure={context.failure}
      act="notUpdated"
      onRetry={() => actor.send({ type: 'RETRY' })}
      onClose={() => actor.send({ type: 'CANCEL' })}
      close={i18n._(/*i18n*/ { id: 'reviews.reload', message: 'Güncel hâlini göster' })}
    />
  )
}
