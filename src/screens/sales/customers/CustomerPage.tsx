import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import { useState } from 'react'
import { useParams } from 'wouter'
import { orders } from '#api/listings/sales/orders.ts'
import { editPath, type Resource } from '#api/resources/platform/resource.ts'
import { customerAddresses } from '#api/resources/sales/customer-addresses.ts'
import { customers } from '#api/resources/sales/customers.ts'
import { permits } from '#api/rules/platform/session.ts'
import { Page } from '#screens/platform/frame/Page.tsx'
import { RecordMissing, RecordUnreachable } from '#screens/platform/records/FormStates.tsx'
import { RecordFacts } from '#screens/platform/records/RecordFacts.tsx'
import { RecordTable } from '#screens/platform/records/RecordTable.tsx'
import { useRecordColumns } from '#screens/platform/records/record-columns.tsx'
import { useListLook } from '#screens/platform/records/use-list-look.ts'
import { useHolder } from '#screens/platform/session/use-session.ts'
import { recordForm, recordList } from '#screens/platform/wiring/records.ts'
import { freshList } from '#screens/platform/wiring/shop-preferences.ts'
import { useOrderColumns } from '#screens/sales/orders/order-columns.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Link } from '#ui/Link.tsx'
import { Section } from '#ui/Section.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { CustomerEvents } from './CustomerEvents.tsx'
import { CustomerMerges, mergePath } from './CustomerMerges.tsx'
import { CustomerPrivacy } from './CustomerPrivacy.tsx'
import { MergedAway } from './MergedAway.tsx'

const resource = customers as unknown as Resource
const listedAddresses = customerAddresses as unknown as Resource
/** Here orders are only looked at. */
const listedOrders = { ...orders, acts: ['list', 'view'] } as unknown as Resource

/** A customer with everything that belongs to them: `/customers/details/:id`. */
export default function CustomerPage() {
  const id = Number(useParams<{ id: string }>().id)
  const [shown, setShown] = useState(0)
  return <CustomerOf key={`${id} ${shown}`} id={id} onChanged={() => setShown((before) => before + 1)} />
}

/** `onChanged`: all of it is to be read anew. */
function CustomerOf({ id, onChanged }: { id: number; onChanged: () => void }) {
  const { i18n } = useLingui()
  const holder = useHolder()
  const actor = useActorRef(recordForm, { input: { resource: 'customers', id, holder } })
  const { state, draft } = useSelector(
    actor,
    ({ value, context }) => ({ state: value, draft: context.original }),
    (one, other) => one.draft === other.draft && JSON.stringify(one.state) === JSON.stringify(other.state),
  )
  if (state === 'missing')
    return <MergedAway customer={id} missing={<RecordMissing list="/customers" title={i18n._(resource.title)} />} />
  const there = state !== 'opening' && state !== 'unreachable'
  const name = String(draft.company_name ?? '') || `${draft.name ?? ''} ${draft.surname ?? ''}`.trim()
  return (
    <Page
      wide
      title={name || undefined}
      actions={
        permits(holder, resource.codes.edit) && (
          <>
            <ButtonLink href={mergePath(id)}>
              {i18n._(/*i18n*/ { id: 'merge.start', message: 'Birleştir…' })}
            </ButtonLink>
            <ButtonLink variant="primary" href={editPath(resource, id)}>
              {i18n._(/*i18n*/ { id: 'suppliers.edit', message: 'Düzenle' })}
            </ButtonLink>
          </>
        )
      }
    >
      {state === 'opening' && <Skeleton shape="form" rows={4} />}
      {state === 'unreachable' && <RecordUnreachable actor={actor} />}
      {there && <RecordFacts resource={resource} draft={draft} without={[]} />}
      {there && <CustomerMerges customer={id} onParted={onChanged} />}
      {there && <CustomerEvents customer={id} />}
      {there && <CustomerAddresses customer={id} />}
      {there && <CustomerOrders customer={id} />}
      {there && <CustomerPrivacy customer={id} name={name} onErased={onChanged} />}
    </Page>
  )
}

/** Where a customer is, and the way to another address. */
function CustomerAddresses({ customer }: { customer: number }) {
  const { i18n } = useLingui()
  const holder = useHolder()
  const fixed = { customer_id: String(customer) }
  const list = useActorRef(recordList, {
    input: { resource: 'customer-addresses', holder, query: freshList('customer-addresses'), fixed },
  })
  const columns = useRecordColumns(list, listedAddresses).filter(({ id }) => id !== 'customer_id')
  const look = useListLook(list, listedAddresses, columns)
  return (
    <Section
      title={i18n._(/*i18n*/ { id: 'customers.addresses', message: 'Adresleri' })}
      actions={
        permits(holder, listedAddresses.codes.add) && (
          <Link href={`/customer-addresses/add?customer_id=${customer}&to=/customers/details/${customer}`}>
            {i18n._(/*i18n*/ { id: 'customers.add_address', message: 'Adres ekle' })}
          </Link>
        )
      }
    >
      <RecordTable actor={list} resource={listedAddresses} mayAdd={false} look={look} />
    </Section>
  )
}

/** The orders of a customer, newest first; nothing for whoever may not see orders. */
function CustomerOrders({ customer }: { customer: number }) {
  return permits(useHolder(), orders.codes.list) ? <Orders customer={customer} /> : null
}

function Orders({ customer }: { customer: number }) {
  const { i18n } = useLingui()
  const holder = useHolder()
  const fixed = { customer_id: String(customer) }
  const list = useActorRef(recordList, { input: { resource: 'orders', holder, query: freshList('orders'), fixed } })
  const columns = useOrderColumns(permits(holder, orders.codes.view))
  const look = useListLook(list, listedOrders, columns)
  const total = useSelector(list, ({ context }) => (context.rows ? context.total : null))
  return (
    <Section
      title={i18n._(orders.title)}
      description={total === null ? undefined : i18n.number(total)}
      actions={
        <Link href={`/orders?customer_id=${customer}`}>
          {i18n._(/*i18n*/ { id: 'customers.all_orders', message: 'Sipariş listesinde göster' })}
        </Link>
      }
    >
      <RecordTable actor={list} resource={listedOrders} mayAdd={false} look={look} />
    </Section>
  )
}
