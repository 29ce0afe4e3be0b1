import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import type { OrderChoice } from '#api/contract/sales/order-bulk.ts'
import { ChoosingBar } from '#screens/catalog/bulk/ChoosingBar.tsx'
import { useListChoice } from '#screens/catalog/bulk/choice.ts'
import { ListBody } from '#screens/platform/records/ListBody.tsx'
import { useOpenList } from '#screens/platform/records/use-open-list.ts'
import { useOrderColumns } from '#screens/sales/orders/order-columns.tsx'

interface ChoosingOrdersProps {
  /** The way on with what is chosen. */
  goOn: (choice: OrderChoice, count: number) => ReactNode
}

const words = {
  ticked: /*i18n*/ { id: 'orders.selected', message: '{count, plural, other {# sipariş seçildi}}' },
  all: /*i18n*/ { id: 'order_bulk.all_that_match', message: '{count, plural, other {Listedeki # siparişin tümü}}' },
}

/** Which orders: those that are ticked, or else all that the filters leave. */
export function ChoosingOrders({ goOn }: ChoosingOrdersProps) {
  const { i18n } = useLingui()
  const list = useOpenList('orders')
  const { choice, count, ticked } = useListChoice(list.actor)
  return (
    <ListBody list={list} columns={useOrderColumns(true)} chooses>
      <ChoosingBar list={list.actor} says={i18n._({ ...(ticked ? words.ticked : words.all), values: { count } })}>
        {goOn(choice as OrderChoice, count)}
      </ChoosingBar>
    </ListBody>
  )
}
