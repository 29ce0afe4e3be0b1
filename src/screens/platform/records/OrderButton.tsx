import { useLingui } from '@lingui/react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { NumbersIcon } from '#ui/icons.ts'
import type { OpenList } from './use-open-list.ts'

const OrderDialog = lazy(async () => ({ default: (await import('./OrderDialog.tsx')).OrderDialog }))

/** The way to put the records of a list in order, for whoever may edit them. */
export function OrderButton({ list: { actor, resource, may, total } }: { list: OpenList }) {
  const { i18n } = useLingui()
  const [open, setOpen] = useState(false)
  if (!resource.ordered || !may.edit || !total || total < 2) return null
  const close = () => {
    setOpen(false)
    actor.send({ type: 'REFRESH' })
  }
  return (
    <>
      <Button icon={NumbersIcon} onPress={() => setOpen(true)}>
        {i18n._(/*i18n*/ { id: 'records.order', message: 'Sırala' })}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <OrderDialog resource={resource} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
