import { useLingui } from '@lingui/react'
import { useActorRef } from '@xstate/react'
import type { ReactNode } from 'react'
import { useSearch } from 'wouter'
import type { OrderChoice } from '#api/contract/sales/order-bulk.ts'
import { orders } from '#api/listings/sales/orders.ts'
import type { Resource } from '#api/resources/platform/resource.ts'
import { ChoosingBar } from '#screens/catalog/bulk/ChoosingBar.tsx'
import { useListChoice } from '#screens/catalog/bulk/choice.ts'
import { queryIn } from '#screens/platform/records/address.ts'
import { ListBar } from '#screens/platform/records/ListBar.tsx'
import styles from '#screens/platform/records/list.module.css'
import { addressNow, leftAt } from '#screens/platform/records/list-left.ts'
import { RecordTable } from '#screens/platform/records/RecordTable.tsx'
import { useListAddress } from '#screens/platform/records/use-list-address.ts'
import { useListLook } from '#screens/platform/records/use-list-look.ts'
import { useHolder } from '#screens/platform/session/use-session.ts'
import { recordList } from '#screens/platform/wiring/records.ts'
import { useOrderColumns } from '#screens/sales/orders/order-columns.tsx'

const resource = orders as unknown as Resource

interface ChoosingOrdersProps {
  /** The way on with what is chosen. */
  goOn: (choice: OrderChoice, count: number) => ReactNode
}

/** Which orders: those that are ticked, or else all that the filters leave. */
export function ChoosingOrders({ goOn }: ChoosingOrdersProps) {
  const { i18n } = useLingui()
  const holder = useHolder()
  const query = queryIn(resource, useSearch())
  const { selected } = leftAt(addressNow(resource, query))
  const list = useActorRef(recordList, { input: { resource: 'orders', holder, query, selected } })
  useListAddress(list, resource)
  const look = useListLook(list, resource, useOrderColumns(true), true)
  const { choice, count, ticked } = useListChoice(list)
  return (
    <div className={styles.list}>
      <ListBar actor={list} resource={resource} look={look} />
      <RecordTable actor={list} resource={resource} mayAdd={false} look={look} chooses />
      <ChoosingBar
        list={list}
        says={
          ticked
            ? i18n._(
                /*i18n*/ {
                  id: 'orders.selected',
                  message: '{count, plural, other {# sipariş seçildi}}',
                  values: { count },
                },
              )
            : i18n._(
                /*i18n*/ {
                  id: 'order_bulk.all_that_match',
                  message: '{count, plural, other {Listedeki # siparişin tümü}}',
                  values: { count },
                },
              )
        }
      >
        {goOn(choice as OrderChoice, count)}
      </ChoosingBar>
    </div>
  )
}
