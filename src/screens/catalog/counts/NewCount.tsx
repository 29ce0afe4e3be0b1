import { useLingui } from '@lingui/react'
import { useActorRef } from '@xstate/react'
import { stockCounts } from '#api/listings/catalog/stock-counts.ts'
import { nameLabel } from '#api/rules/catalog/stock-counts.ts'
import { newCount } from '#screens/catalog/wiring/stock-counts.ts'
import { AddDialog, useOpenAdded } from '#screens/platform/account/AddDialog.tsx'
import { ShortField, ShortFields } from '#screens/platform/account/ShortFields.tsx'

const add = /*i18n*/ { id: 'counts.add', message: 'Stok sayımı aç' }
const labels = { name: nameLabel, shelf: stockCounts.fields.shelf.label }

/** Opens a count, and leads to its page. */
export function NewCount() {
  return (
    <AddDialog label={add}>
      <Fields />
    </AddDialog>
  )
}

function Fields() {
  const { i18n } = useLingui()
  const actor = useActorRef(newCount, { input: { fields: { name: '', shelf: '' } } })
  useOpenAdded(actor, stockCounts)
  return (
    <ShortFields actor={actor} act="notSaved" labels={labels} submit={i18n._(add)}>
      <ShortField actor={actor} name="name" label={labels.name} />
      <ShortField
        actor={actor}
        name="shelf"
        label={labels.shelf}
        hint={i18n._(
          /*i18n*/ {
            id: 'counts.shelf_hint',
            message: 'Adı böyle başlayan raflar sayılır: “A” yazarsanız A1, A2… Boşsa bütün ürünler.',
          },
        )}
      />
    </ShortFields>
  )
}
