import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import { StatusDot } from '#ui/StatusDot.tsx'
import type { DeskProps } from './picking-actor.ts'

/** Whether the basket is stored. */
export function Stored({ actor }: DeskProps) {
  const { i18n } = useLingui()
  const value = useSelector(actor, (snapshot) => snapshot.value)
  if (typeof value === 'string') return null
  const { store } = value.basket
  const says = {
    // Looking at what others pick is nothing to be told.
    saved: /*i18n*/ { id: 'picking.saved', message: 'Kaydedildi' },
    looking: /*i18n*/ { id: 'picking.saved', message: 'Kaydedildi' },
    saving: /*i18n*/ { id: 'picking.saving', message: 'Kaydediliyor' },
    // How much it is stands in a bar across the page.
    unsaved: /*i18n*/ { id: 'picking.kept', message: 'Bu tarayıcıda saklandı' },
    catchingUp: /*i18n*/ { id: 'picking.catching_up', message: 'Öbür cihazın topladıkları alınıyor' },
  }[store]
  const tone = store === 'saved' || store === 'looking' ? 'grass' : 'amber'
  return <StatusDot tone={tone}>{i18n._(says)}</StatusDot>
}
