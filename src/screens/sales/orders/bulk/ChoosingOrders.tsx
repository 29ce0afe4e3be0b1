import type { Actor } from 'xstate'
import type { OrderChoice } from '#api/contract/sales/order-bulk.ts'
import type { bulkStatusMachine } from '#machines/sales/bulk/bulk-status.machine.ts'
import { ChoosingBar } from '#screens/catalog/bulk/ChoosingBar.tsx'
import { ListBody } from '#screens/platform/records/ListBody.tsx'
import { useOpenList } from '#screens/platform/records/use-open-list.ts'
import { useOrderColumns } from '#screens/sales/orders/order-columns.tsx'

interface ChoosingOrdersProps {
  actor: Actor<typeof bulkStatusMachine>
}

const words = {
  chosen: /*i18n*/ { id: 'orders.selected', message: '{count, plural, other {# sipariş seçildi}}' },
  all: /*i18n*/ {
    id: 'order_bulk.all_that_match',
    message: '{count, plural, other {Listedeki # siparişin tümüyle devam et}}',
  },
}

/** Which orders: those that are ticked, or all that the filters leave. */
export function ChoosingOrders({ actor }: ChoosingOrdersProps) {
  const list = useOpenList('orders')
  return (
    <ListBody list={list} columns={useOrderColumns(true)} chooses>
      <ChoosingBar
        list={list.actor}
        actor={actor}
        choose={({ choice, count }) => ({ type: 'CHOOSE' as const, choice: choice as OrderChoice, count })}
        says={words}
      />
    </ListBody>
  )
}
