import { useActorRef, useSelector } from '@xstate/react'
import { useSearch } from 'wouter'
import { orderRefunds } from '#api/resources/order-refunds.ts'
import { orders } from '#api/resources/orders.ts'
import type { Resource } from '#api/resources/resource.ts'
import { permits } from '#api/rules/session.ts'
import { Page } from '#screens/frame/Page.tsx'
import { queryIn } from '#screens/records/address.ts'
import { ListBar } from '#screens/records/ListBar.tsx'
import styles from '#screens/records/list.module.css'
import { RecordTable } from '#screens/records/RecordTable.tsx'
import { useListAddress } from '#screens/records/use-list-address.ts'
import { useListLook } from '#screens/records/use-list-look.ts'
import { useHolder } from '#screens/session/use-session.ts'
import { recordList } from '#screens/wiring/records.ts'
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
