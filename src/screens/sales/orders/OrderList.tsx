import { useLingui } from '@lingui/react'
import { useActorRef } from '@xstate/react'
import { ListPage } from '#screens/platform/records/ListPage.tsx'
import { useOpenList } from '#screens/platform/records/use-open-list.ts'
import { PrintMenu } from '#screens/sales/sheets/PrintMenu.tsx'
import { orderFetch } from '#screens/sales/wiring/marketplace-orders.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { PlusIcon } from '#ui/icons.ts'
import { BulkLinks } from './bulk/BulkLinks.tsx'
import { FetchFirst, FetchOrders } from './FetchOrders.tsx'
import { OrderNotes } from './OrderNotes.tsx'
import { useOrderColumns } from './order-columns.tsx'

const selected = /*i18n*/ { id: 'orders.selected', message: '{count, plural, other {# sipariş seçildi}}' }

/** All orders, and those of one kind: `/orders`, `/shop-orders`, `/physical-shop-orders`, `/online-shop-orders`, `/marketplace-orders`. */
export default function OrderList() {
  const list = useOpenList('orders')
  const { actor, holder, may, fixed } = list
  const fetching = useActorRef(orderFetch, { input: { holder } })
  const fetches = may.edit && fixed.type === 'marketplace'
  return (
    <ListPage
      list={list}
      columns={useOrderColumns(may.view)}
      tabs="status"
      notes={<OrderNotes list={actor} kinds={fixed.type ? [] : ['transfer', 'refund']} />}
      actions={fetches && <FetchOrders actor={fetching} />}
      adding={writes(fixed.type) && may.add && <WriteOrder />}
      begin={fetches && <FetchFirst actor={fetching} />}
      selected={selected}
      selection={
        may.edit && (
          <>
            <BulkLinks list={actor} />
            <PrintMenu list={actor} />
          </>
        )
      }
    />
  )
}

/** What the staff sell is listed where it is not only what came by the internet or a marketplace. */
function writes(type: string | undefined): boolean {
  return type === undefined || type === 'shop' || type === 'physical'
}

/** Leads to an order that the staff write. */
function WriteOrder() {
  const { i18n } = useLingui()
  return (
    <ButtonLink variant="primary" icon={PlusIcon} href="/orders/add">
      {i18n._(/*i18n*/ { id: 'new_order.title', message: 'Yeni sipariş' })}
    </ButtonLink>
  )
}
