import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import { lazy, Suspense, useState } from 'react'
import type { Actor } from 'xstate'
import { languageOf } from '#api/contract/platform/languages.ts'
import { linkedFilters } from '#api/listings/catalog/products.ts'
import { permits } from '#api/rules/platform/session.ts'
import { productActions } from '#screens/catalog/wiring/product-actions.ts'
import { productCell } from '#screens/catalog/wiring/product-cell.ts'
import { productList } from '#screens/catalog/wiring/product-list.ts'
import { offer, useOffers } from '#screens/platform/frame/offers.ts'
import { ariaKeysOf, keysOf, useShortcut } from '#screens/platform/frame/shortcuts.ts'
import { ListPage } from '#screens/platform/records/ListPage.tsx'
import { useOpenList } from '#screens/platform/records/use-open-list.ts'
import type { recordList } from '#screens/platform/wiring/records.ts'
import { Button } from '#ui/Button.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { DropdownMenu } from '#ui/DropdownMenu.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { MoreIcon, PlusIcon, QuickIcon } from '#ui/icons.ts'
import { useMedia } from '#ui/useMedia.ts'
import { CellEditor } from './list/CellEditor.tsx'
import { DeleteAllDialog } from './list/DeleteAllDialog.tsx'
import { NotCopiedDialog } from './list/NotCopiedDialog.tsx'
import { useProductColumns } from './list/product-columns.tsx'
import { useCellKeys } from './list/use-cell-keys.ts'
import { useProductActions } from './list/use-product-actions.ts'
import { useProductCells } from './list/use-product-cells.ts'
import { useRememberedList } from './list-address.ts'

/** The form comes when it is asked for: the list does without it. */
const QuickProductDialog = lazy(async () => ({ default: (await import('./QuickProduct.tsx')).QuickProductDialog }))

const quickAdd = /*i18n*/ { id: 'products.quick_add', message: 'Hızlı ekle' }
const deleteAll = /*i18n*/ { id: 'products.delete_all', message: 'Tüm ürünleri sil' }

/** All products, and those without stock: `/products`, `/products/no-stock`. */
export default function ProductList() {
  const { i18n } = useLingui()
  const list = useOpenList('products', productList)
  const { actor, holder, may } = list
  const word = i18n._(/*i18n*/ { id: 'products.delete_all_word', message: 'SİL' })
  const acts = useActorRef(productActions, { input: { holder, word } })
  const cells = useActorRef(productCell, { input: { holder, language: languageOf(i18n.locale) } })
  const narrow = useMedia('(max-width: 600px)')
  useRememberedList()
  useProductCells(cells, actor)
  useCellKeys()
  useProductActions(acts, actor)
  useOffers(may.delete ? [offer(acts, { type: 'DELETE_ALL' }, deleteAll)] : [])
  return (
    <ListPage
      list={list}
      columns={useProductColumns({
        ...{ list: actor, acts, cells: may.edit && !narrow ? cells : null },
        may: { open: may.view, copy: may.add, remove: may.delete },
      })}
      without={linkedFilters.filter((name) => !(name in list.query.filters))}
      actions={may.delete && <MoreActions onDeleteAll={() => acts.send({ type: 'DELETE_ALL' })} />}
      adding={may.add && <Adding onAdded={() => actor.send({ type: 'REFRESH' })} />}
      selection={
        <>
          {permits(holder, labelCodes) && <PrintLabels list={actor} />}
          {may.edit && <BulkEdit list={actor} />}
        </>
      }
    >
      <DeleteAllDialog actor={acts} />
      <NotCopiedDialog actor={acts} />
      <CellEditor actor={cells} />
    </ListPage>
  )
}

/** Leads on with the selected products. */
function BulkEdit({ list }: { list: Actor<typeof recordList> }) {
  const { i18n } = useLingui()
  const selected = useSelector(list, ({ context }) => context.selected)
  return (
    <ButtonLink href={`/products/bulk?ids=${selected.join(',')}`}>
      {i18n._(/*i18n*/ { id: 'bulk.title', message: 'Toplu ürün işlemleri' })}
    </ButtonLink>
  )
}

/** Who may print labels. */
const labelCodes = [3100]

function PrintLabels({ list }: { list: Actor<typeof recordList> }) {
  const { i18n } = useLingui()
  const selected = useSelector(list, ({ context }) => context.selected)
  return (
    <ButtonLink href={`/barcode/generator?products=${selected.join(',')}`}>
      {i18n._(/*i18n*/ { id: 'label_print.title', message: 'Etiket yazdır' })}
    </ButtonLink>
  )
}

function MoreActions({ onDeleteAll }: { onDeleteAll: () => void }) {
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
