import { orders } from '#api/listings/sales/orders.ts'
import { permits } from '#api/rules/platform/session.ts'
import { ListPage } from '#screens/platform/records/ListPage.tsx'
import { useOpenList } from '#screens/platform/records/use-open-list.ts'
import { useRefundColumns } from './refund-columns.tsx'

/** What customers sent back: `/order-refunds`. */
export default function RefundList() {
  const list = useOpenList('order-refunds')
  return <ListPage list={list} columns={useRefundColumns(permits(list.holder, orders.codes.view))} />
}
