import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import { useLocation, useSearch } from 'wouter'
import { orders } from '#api/listings/sales/orders.ts'
import type { Resource } from '#api/resources/platform/resource.ts'
import { permits } from '#api/rules/platform/session.ts'
import { Page } from '#screens/platform/frame/Page.tsx'
import { queryIn } from '#screens/platform/records/address.ts'
import { CountTabs } from '#screens/platform/records/CountTabs.tsx'
import { ListBar } from '#screens/platform/records/ListBar.tsx'
import styles from '#screens/platform/records/list.module.css'
import { addressNow, leftAt } from '#screens/platform/records/list-left.ts'
import { RecordTable } from '#screens/platform/records/RecordTable.tsx'
import { useListAddress } from '#screens/platform/records/use-list-address.ts'
import { useListLook } from '#screens/platform/records/use-list-look.ts'
import { useHolder } from '#screens/platform/session/use-session.ts'
import { recordList } from '#screens/platform/wiring/records.ts'
import { PrintMenu } from '#screens/sales/sheets/PrintMenu.tsx'
import { orderFetch } from '#screens/sales/wiring/marketplace-orders.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { PlusIcon } from '#ui/icons.ts'
import { BulkLinks } from './bulk/BulkLinks.tsx'
import { FetchFirst, FetchOrders } from './FetchOrders.tsx'
import { OrderNotes } from './OrderNotes.tsx'
import { OrderSelection } from './OrderSelection.tsx'
import { useOrderColumns } from './order-columns.tsx'

const resource = orders as unknown as Resource

/** What each list of orders shows by itself. */
const fixedAt: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/shop-orders': { type: 'shop' },
  '/physical-shop-orders': { type: 'physical' },
  '/online-shop-orders': { type: 'online' },
  '/marketplace-orders': { type: 'marketplace' },
}

/** All orders, and those of one kind: `/orders`, `/shop-orders`, `/physical-shop-orders`, `/online-shop-orders`, `/marketplace-orders`. */
export default function OrderList() {
  const [path] = useLocation()
  // Five screens of one file: each begins afresh.
  return <List key={path} fixed={fixedAt[path]} />
}

function List({ fixed }: { fixed: Readonly<Record<string, string>> | undefined }) {
  const holder = useHolder()
  const query = queryIn(resource, useSearch())
  const { selected } = leftAt(addressNow(resource, query))
  const list = useActorRef(recordList, {
    input: { resource: 'orders', holder, query, selected, ...(fixed ? { fixed } : {}) },
  })
  useListAddress(list, resource)
  const may = permits(holder, resource.codes.edit)
  const fetching = useActorRef(orderFetch, { input: { holder } })
  const fetches = may && fixed?.type === 'marketplace'
  const total = useSelector(list, ({ context }) => (context.rows ? context.total : undefined))
  const look = useListLook(list, resource, useOrderColumns(permits(holder, resource.codes.view)))
  return (
    <Page
      wide
      count={total}
      actions={
        <>
          {fetches && <FetchOrders actor={fetching} />}
          {writes(fixed?.type) && permits(holder, resource.codes.add) && <WriteOrder />}
        </>
      }
    >
      <div className={styles.list}>
        <CountTabs actor={list} resource={resource} name="status" />
        <OrderNotes list={list} tells={fixed ? [] : ['transfer', 'refund']} />
        <ListBar actor={list} resource={resource} look={look} without={['status', ...Object.keys(fixed ?? {})]} />
        <RecordTable
          actor={list}
          resource={resource}
          mayAdd={false}
          look={look}
          chooses={may}
          begin={fetches && <FetchFirst actor={fetching} />}
        />
        {may && (
          <OrderSelection list={list}>
            <BulkLinks list={list} />
            <PrintMenu list={list} />
          </OrderSelection>
        )}
      </div>
    </Page>
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
