import { useLingui } from '@lingui/react'
import { useActorRef } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { stockCounts } from '#api/listings/catalog/stock-counts.ts'
import { editPath } from '#api/resources/platform/resource.ts'
import { nameLabel } from '#api/rules/catalog/stock-counts.ts'
import { newCount } from '#screens/catalog/wiring/stock-counts.ts'
import { ShortField, ShortFields } from '#screens/platform/account/ShortFields.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { PlusIcon } from '#ui/icons.ts'

const add = /*i18n*/ { id: 'counts.add', message: 'Stok sayımı aç' }
const labels = { name: nameLabel, shelf: stockCounts.fields.shelf.label }

/** Opens a count, and leads to its page. */
export function NewCount() {
  const { i18n } = useLingui()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="primary" icon={PlusIcon} onPress={() => setOpen(true)}>
        {i18n._(add)}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={i18n._(add)}>
        <Fields />
      </Dialog>
    </>
  )
}

function Fields() {
  const { i18n } = useLingui()
  const [, navigate] = useLocation()
  const actor = useActorRef(newCount, { input: { fields: { name: '', shelf: '' } } })
  useEffect(() => {
    const hearing = actor.on('sent', ({ answer }) => navigate(editPath(stockCounts, (answer as { id: number }).id)))
    return () => hearing.unsubscribe()
  }, [actor, navigate])
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
