import { useActorRef, useSelector } from '@xstate/react'
import { useSearch } from 'wouter'
import { orderRefunds } from '#api/listings/sales/order-refunds.ts'
import { orders } from '#api/listings/sales/orders.ts'
import type { Resource } from '#api/resources/platform/resource.ts'
import { permits } from '#api/rules/platform/session.ts'
import { Page } from '#screens/platform/frame/Page.tsx'
import { queryIn } from '#screens/platform/records/address.ts'
import { ListBar } from '#screens/platform/records/ListBar.tsx'
import styles from '#screens/platform/records/list.module.css'
import { RecordTable } from '#screens/platform/records/RecordTable.tsx'
import { useListAddress } from '#screens/platform/records/use-list-address.ts'
import { useListLook } from '#screens/platform/records/use-list-look.ts'
import { useHolder } from '#screens/platform/session/use-session.ts'
import { recordList } from '#screens/platform/wiring/records.ts'
import { useRefundColumns } from './refund-columns.tsx'

const resource = orderRefunds as unknown as Resource

/** What customers sent back: `/order-refunds`. */
export default function RefundList() {
  const holder = useHolder()
  const query = queryIn(resource, useSearch())
  const list = useActorRef(recordList, { input: { resource: 'order-refunds', holder, query } })
  useListAddress(list, resource)
  const total = useSelector(list, ({ context }) => (context.rows ? context.total : undefined))
  const look = useListLook(list, resource, useRefundColumns(permits(holder, orders.codes.view)))
  return (
    <Page wide count={total}>
      <div className={styles.list}>
        <ListBar actor={list} resource={resource} look={look} />
        <RecordTable actor={list} resource={resource} mayAdd={false} look={look} />
      </div>
    </Page>
  )
}
