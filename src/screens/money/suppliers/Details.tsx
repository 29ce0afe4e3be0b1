import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import { useParams } from 'wouter'
import { products } from '#api/listings/catalog/products.ts'
import { purchases } from '#api/listings/money/purchases.ts'
import { suppliers } from '#api/resources/catalog/suppliers.ts'
import { editPath, type Resource } from '#api/resources/platform/resource.ts'
import { permits } from '#api/rules/platform/session.ts'
import { useProductColumns } from '#screens/catalog/products/list/product-columns.tsx'
import { productActions } from '#screens/catalog/wiring/product-actions.ts'
import { Page } from '#screens/platform/frame/Page.tsx'
import { titleOf } from '#screens/platform/frame/use-title.ts'
import { RecordMissing, RecordUnreachable } from '#screens/platform/records/FormStates.tsx'
import { RecordFacts } from '#screens/platform/records/RecordFacts.tsx'
import { RecordTable } from '#screens/platform/records/RecordTable.tsx'
import { useRecordColumns } from '#screens/platform/records/record-columns.tsx'
import { useListLook } from '#screens/platform/records/use-list-look.ts'
import { useHolder } from '#screens/platform/session/use-session.ts'
import { recordForm, recordList } from '#screens/platform/wiring/records.ts'
import { freshList } from '#screens/platform/wiring/shop-preferences.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Link } from '#ui/Link.tsx'
import { Section } from '#ui/Section.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { SupplierAccount } from './SupplierAccount.tsx'

const resource = suppliers as unknown as Resource
/** Here products are only looked at. */
const bought = { ...purchases, acts: ['list', 'view'] } as unknown as Resource
const listed = { ...products, acts: ['list', 'view'] } as unknown as Resource

/** A supplier with what comes from there: `/suppliers/details/:id`. */
export default function Details() {
  const id = Number(useParams<{ id: string }>().id)
  return <DetailsOf key={id} id={id} />
}

function DetailsOf({ id }: { id: number }) {
  const { i18n } = useLingui()
  const holder = useHolder()
  const actor = useActorRef(recordForm, { input: { resource: 'suppliers', id, holder } })
  const { state, draft } = useSelector(
    actor,
    ({ value, context }) => ({ state: value, draft: context.original }),
    (one, other) => one.draft === other.draft && JSON.stringify(one.state) === JSON.stringify(other.state),
  )
  if (state === 'missing') return <RecordMissing list="/suppliers" title={i18n._(resource.title)} />
  const there = state !== 'opening' && state !== 'unreachable'
  return (
    <Page
      wide
      title={String(draft.name ?? '') || undefined}
      actions={
        permits(holder, resource.codes.edit) && (
          <ButtonLink variant="primary" href={editPath(resource, id)}>
            {i18n._(/*i18n*/ { id: 'suppliers.edit', message: 'Düzenle' })}
          </ButtonLink>
        )
      }
    >
      {state === 'opening' && <Skeleton shape="form" rows={4} />}
      {state === 'unreachable' && <RecordUnreachable actor={actor} />}
      {there && <RecordFacts resource={resource} draft={draft} />}
      {there && permits(holder, purchases.codes.view) && <SupplierAccount id={id} />}
      {there && permits(holder, purchases.codes.list) && <Purchases supplier={id} />}
      {there && permits(holder, products.codes.list) && <Products supplier={id} />}
    </Page>
  )
}

function Purchases({ supplier }: { supplier: number }) {
  const { i18n } = useLingui()
  const holder = useHolder()
  const fixed = { supplier_id: String(supplier) }
  const list = useActorRef(recordList, {
    input: { resource: 'purchases', holder, query: freshList('purchases'), fixed },
  })
  const columns = useRecordColumns(list, bought)
  const look = useListLook(list, bought, columns)
  const total = useSelector(list, ({ context }) => (context.rows ? context.total : null))
  return (
    <Section
      title={i18n._(purchases.title)}
      description={total === null ? undefined : i18n.number(total)}
      actions={
        <>
          <Link href={`/fastBuy?supplier_id=${supplier}`}>
            {i18n._(/*i18n*/ { id: 'suppliers.all_purchases', message: 'Alış listesinde göster' })}
          </Link>
          {permits(holder, purchases.codes.add) && (
            <ButtonLink href={`/fastBuy/purchase/new?supplier_id=${supplier}`}>
              {titleOf(i18n, { title: purchases.one, adds: true })}
            </ButtonLink>
          )}
        </>
      }
    >
      <RecordTable actor={list} resource={bought} mayAdd={false} look={look} />
    </Section>
  )
}

function Products({ supplier }: { supplier: number }) {
  const { i18n } = useLingui()
  const holder = useHolder()
  const fixed = { supplier_id: String(supplier) }
  const list = useActorRef(recordList, {
    input: { resource: 'products', holder, query: freshList('products'), fixed },
  })
  const acts = useActorRef(productActions, { input: { holder, word: '' } })
  const may = { open: permits(holder, products.codes.view), copy: false, remove: false }
  const columns = useProductColumns({ list, acts, may })
  const look = useListLook(list, listed, columns)
  const total = useSelector(list, ({ context }) => (context.rows ? context.total : null))
  return (
    <Section
      title={i18n._(/*i18n*/ { id: 'suppliers.products', message: 'Ürünleri' })}
      description={total === null ? undefined : i18n.number(total)}
      actions={
        <Link href={`/products?supplier_id=${supplier}`}>
          {i18n._(/*i18n*/ { id: 'suppliers.all_products', message: 'Ürün listesinde göster' })}
        </Link>
      }
    >
      <RecordTable actor={list} resource={listed} mayAdd={false} look={look} />
    </Section>
  )
}
