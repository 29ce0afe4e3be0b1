import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import { lazy, Suspense, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import type { Actor } from 'xstate'
import { linkedFilters, products } from '#api/listings/catalog/products.ts'
import type { Resource } from '#api/resources/platform/resource.ts'
import { permits } from '#api/rules/platform/session.ts'
import { productActs } from '#screens/catalog/wiring/product-acts.ts'
import { BinLink } from '#screens/platform/bin/BinLink.tsx'
import { offer, useOffers } from '#screens/platform/frame/offers.ts'
import { Page } from '#screens/platform/frame/Page.tsx'
import { ariaKeysOf, keysOf, useShortcut } from '#screens/platform/frame/shortcuts.ts'
import { ImportLink } from '#screens/platform/imports/ImportLink.tsx'
import { queryIn } from '#screens/platform/records/address.ts'
import { DeleteDialog } from '#screens/platform/records/DeleteDialog.tsx'
import { ListBar } from '#screens/platform/records/ListBar.tsx'
import styles from '#screens/platform/records/list.module.css'
import { addressNow, leftAt } from '#screens/platform/records/list-left.ts'
import { RecordTable } from '#screens/platform/records/RecordTable.tsx'
import { SelectionBar } from '#screens/platform/records/SelectionBar.tsx'
import { useAfterDelete } from '#screens/platform/records/use-after-delete.ts'
import { useListAddress } from '#screens/platform/records/use-list-address.ts'
import { useListLook } from '#screens/platform/records/use-list-look.ts'
import { useHolder } from '#screens/platform/session/use-session.ts'
import { recordList } from '#screens/platform/wiring/records.ts'
import { Button } from '#ui/Button.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { DropdownMenu } from '#ui/DropdownMenu.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { MoreIcon, PlusIcon, QuickIcon } from '#ui/icons.ts'
import { DeleteAllDialog } from './list/DeleteAllDialog.tsx'
import { NotCopiedDialog } from './list/NotCopiedDialog.tsx'
import { useProductColumns } from './list/product-columns.tsx'
import { useProductActs } from './list/use-product-acts.ts'
import { useRememberedList } from './list-address.ts'

/** The form comes when it is asked for: the list does without it. */
const QuickProductDialog = lazy(async () => ({ default: (await import('./QuickProduct.tsx')).QuickProductDialog }))

const quickAdd = /*i18n*/ { id: 'products.quick_add', message: 'Hızlı ekle' }
const deleteAll = /*i18n*/ { id: 'products.delete_all', message: 'Tüm ürünleri sil' }
const resource = products as unknown as Resource
const noStockPath = '/products/no-stock'
const withoutStock = { stock: 'none' }

/** All products, and those without stock: `/products`, `/products/no-stock`. */
export default function ProductList() {
  const [path] = useLocation()
  // Two screens of one file: each begins afresh.
  return <List key={path} noStock={path === noStockPath} />
}

function List({ noStock }: { noStock: boolean }) {
  const { i18n } = useLingui()
  const holder = useHolder()
  const query = queryIn(resource, useSearch())
  const word = i18n._(/*i18n*/ { id: 'products.delete_all_word', message: 'SİL' })
  const { selected } = leftAt(addressNow(resource, query))
  const list = useActorRef(recordList, {
    input: { resource: 'products', holder, query, selected, ...(noStock ? { fixed: withoutStock } : {}) },
  })
  const acts = useActorRef(productActs, { input: { holder, word } })
  useListAddress(list, resource)
  useRememberedList()
  useAfterDelete(list)
  useProductActs(acts, list)
  const total = useSelector(list, ({ context }) => (context.rows ? context.total : undefined))
  const may = {
    open: permits(holder, resource.codes.view),
    add: permits(holder, resource.codes.add),
    edit: permits(holder, resource.codes.edit),
    copy: permits(holder, resource.codes.add),
    remove: permits(holder, resource.codes.delete),
  }
  const unlinked = linkedFilters.filter((name) => !(name in query.filters))
  useOffers(may.remove ? [offer(acts, { type: 'DELETE_ALL' }, deleteAll)] : [])
  const look = useListLook(list, resource, useProductColumns({ list, acts, may }))
  const refresh = () => list.send({ type: 'REFRESH' })
  return (
    <Page
      wide
      count={total}
      actions={
        <>
          {may.remove && <MoreActs onDeleteAll={() => acts.send({ type: 'DELETE_ALL' })} />}
          <BinLink list="products" onRestored={refresh} />
          <ImportLink list="products" />
          {may.add && <Adding onAdded={refresh} />}
        </>
      }
    >
      <div className={styles.list}>
        <ListBar actor={list} resource={resource} look={look} without={[...(noStock ? ['stock'] : []), ...unlinked]} />
        <RecordTable actor={list} resource={resource} mayAdd={may.add} look={look} />
        <SelectionBar actor={list}>{may.edit && <BulkEdit list={list} />}</SelectionBar>
        <DeleteDialog actor={list} resource={resource} />
        <DeleteAllDialog actor={acts} />
        <NotCopiedDialog actor={acts} />
      </div>
    </Page>
  )
}

/** Leads on with the selected products. */
function BulkEdit({ list }: { list: Actor<typeof recordList> }) {
  const { i18n } = useLingui()
  const selected = useSelector(list, ({ context }) => context.selected)
  return (
    <ButtonLink href={`/products/bulk?ids=${selected.join(',')}`}>
      {i18n._(/*i18n*/ { id: 'bulk.edit_selected', message: 'Toplu düzenle' })}
    </ButtonLink>
  )
}

function MoreActs({ onDeleteAll }: { onDeleteAll: () => void }) {
  const { i18n } = useLingui()
  const label = i18n._(deleteAll)
  return (
    <DropdownMenu
      trigger={<IconButton icon={MoreIcon} label={i18n._(/*i18n*/ { id: 'common.more', message: 'Diğer işlemler' })} />}
      groups={[{ items: [{ id: 'delete-all', label, onSelect: onDeleteAll }] }]}
    />
  )
}

/** The quick form over the list, by its button or Alt+N, and the whole form. */
function Adding({ onAdded }: { onAdded: () => void }) {
  const { i18n } = useLingui()
  const [open, setOpen] = useState(false)
  const add = () => setOpen(true)
  useShortcut('quickAdd', add)
  useOffers([{ label: quickAdd, keys: 'quickAdd', run: add }])
  return (
    <>
      <Button
        icon={QuickIcon}
        aria-keyshortcuts={ariaKeysOf('quickAdd')}
        title={keysOf('quickAdd').join('+')}
        onPress={add}
      >
        {i18n._(quickAdd)}
      </Button>
      <ButtonLink variant="primary" icon={PlusIcon} href="/products/add">
        {i18n._(/*i18n*/ { id: 'products.add_title', message: 'Ürün ekle' })}
      </ButtonLink>
      {open && (
        <Suspense fallback={null}>
          <QuickProductDialog open onClose={() => setOpen(false)} onSaved={onAdded} />
        </Suspense>
      )}
    </>
  )
}
