import { useLingui } from '@lingui/react'
import { useActorRef } from '@xstate/react'
import type { ReactNode } from 'react'
import { useSearch } from 'wouter'
import type { OrderChoice } from '#api/contract/order-bulk.ts'
import { orders } from '#api/resources/orders.ts'
import type { Resource } from '#api/resources/resource.ts'
import { ChoosingBar } from '#screens/bulk/ChoosingBar.tsx'
import { useListChoice } from '#screens/bulk/choice.ts'
import { queryIn } from '#screens/records/address.ts'
import { ListBar } from '#screens/records/ListBar.tsx'
import styles from '#screens/records/list.module.css'
import { addressNow, leftAt } from '#screens/records/list-left.ts'
import { RecordTable } from '#screens/records/RecordTable.tsx'
import { useListAddress } from '#screens/records/use-list-address.ts'
import { useListLook } from '#screens/records/use-list-look.ts'
import { useHolder } from '#screens/session/use-session.ts'
import { recordList } from '#screens/wiring/records.ts'
import { useOrderColumns } from '../order-columns.tsx'

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
