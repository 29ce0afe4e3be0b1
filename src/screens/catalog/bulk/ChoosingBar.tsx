import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { Actor } from 'xstate'
import type { recordListMachine } from '#machines/platform/record-list/record-list.machine.ts'
import { Button } from '#ui/Button.tsx'
import styles from './bulk.module.css'

interface ChoosingBarProps {
  list: Actor<typeof recordListMachine>
  /** What is chosen, in words. */
  says: string
  children: ReactNode
}

/** Under a list that records are chosen in: how many are, and the way on. */
export function ChoosingBar({ list, says, children }: ChoosingBarProps) {
  const { i18n } = useLingui()
  const selected = useSelector(list, ({ context }) => context.selected)
  return (
    <div className={styles.bar}>
      <span className={styles.count} role="status">
        {says}
      </span>
      {selected.length > 0 && (
        <Button variant="ghost" onPress={() => list.send({ type: 'SELECT', ids: selected, on: false })}>
          {i18n._(/*i18n*/ { id: 'records.unselect', message: 'Seçimi kaldır' })}
        </Button>
      )}
      {children}
    </div>
  )
}
