import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { Actor } from 'xstate'
import type { recordListMachine } from '#machines/platform/record-list/record-list.machine.ts'
import { offer, useOffers } from '#screens/platform/frame/offers.ts'
import { Act } from '#screens/platform/steps/Act.tsx'
import { Button } from '#ui/Button.tsx'
import { TrashIcon } from '#ui/icons.ts'
import styles from './list.module.css'

const deletesSelected = /*i18n*/ { id: 'records.delete_selected', message: 'Seçilenleri sil' }

/** What may be done to the selected rows; a list adds its own acts. */
export function SelectionBar({ actor, children }: { actor: Actor<typeof recordListMachine>; children?: ReactNode }) {
  const { i18n } = useLingui()
  const selected = useSelector(actor, ({ context }) => context.selected)
  const words = i18n._(/*i18n*/ { id: 'records.delete', message: 'Sil' })
  useOffers([offer(actor, { type: 'DELETE' }, deletesSelected)])
  if (selected.length === 0) return null
  return (
    <div
      className={styles.selection}
      role="toolbar"
      aria-label={i18n._(/*i18n*/ { id: 'records.selection', message: 'Seçilenler' })}
    >
      <span>
        {i18n._(
          /*i18n*/ {
            id: 'records.selected',
            message: '{count, plural, other {# kayıt seçildi}}',
            values: { count: selected.length },
          },
        )}
      </span>
      <Button variant="ghost" onPress={() => actor.send({ type: 'SELECT', ids: selected, on: false })}>
        {i18n._(/*i18n*/ { id: 'records.unselect', message: 'Seçimi kaldır' })}
      </Button>
      {children}
      <Act actor={actor} event={{ type: 'DELETE' }} variant="danger" icon={TrashIcon}>
        {words}
      </Act>
    </div>
  )
}
