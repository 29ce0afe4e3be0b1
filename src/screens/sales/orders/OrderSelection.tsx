import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { Actor } from 'xstate'
import type { recordListMachine } from '#machines/platform/record-list/record-list.machine.ts'
import styles from '#screens/platform/records/list.module.css'
import { Button } from '#ui/Button.tsx'

interface OrderSelectionProps {
  list: Actor<typeof recordListMachine>
  /** What may be done with the selected orders. */
  children?: ReactNode
}

/** The selected orders, and what may be done with all of them at once. */
export function OrderSelection({ list, children }: OrderSelectionProps) {
  const { i18n } = useLingui()
  const selected = useSelector(list, ({ context }) => context.selected)
  if (selected.length === 0) return null
  const values = { count: selected.length }
  return (
    <div
      className={styles.selection}
      role="toolbar"
      aria-label={i18n._(/*i18n*/ { id: 'records.selection', message: 'Seçilenler' })}
    >
      <span>
        {i18n._(/*i18n*/ { id: 'orders.selected', message: '{count, plural, other {# sipariş seçildi}}', values })}
      </span>
      <Button variant="ghost" onPress={() => list.send({ type: 'SELECT', ids: selected, on: false })}>
        {i18n._(/*i18n*/ { id: 'records.unselect', message: 'Seçimi kaldır' })}
      </Button>
      {children}
    </div>
  )
}
