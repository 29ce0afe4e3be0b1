import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { Actor, SnapshotFrom } from 'xstate'
import type { Says } from '#api/rules/platform/rule.ts'
import type { recordListMachine } from '#machines/platform/record-list/record-list.machine.ts'
import { offer, useOffers } from '#screens/platform/frame/offers.ts'
import { Act } from '#screens/platform/steps/Act.tsx'
import { Button } from '#ui/Button.tsx'
import { TrashIcon } from '#ui/icons.ts'
import styles from './list.module.css'

const records = /*i18n*/ { id: 'records.selected', message: '{count, plural, other {# kayıt seçildi}}' }
const deletesSelected = /*i18n*/ { id: 'records.delete_selected', message: 'Seçilenleri sil' }

interface SelectionBarProps {
  actor: Actor<typeof recordListMachine>
  /** They can be deleted. */
  deletes: boolean
  /** How many there are, where they are not told to be records. */
  says?: Says
  /** What else may be done with them. */
  children?: ReactNode
}

function isAsking({ value, context }: SnapshotFrom<typeof recordListMachine>): boolean {
  const { toDelete, selected } = context
  return value.deletion === 'asking' && toDelete.every(({ id }) => selected.includes(id))
}

/** How many rows are selected, and what may be done to them. */
export function SelectionBar({ actor, deletes, says = records, children }: SelectionBarProps) {
  const { i18n } = useLingui()
  const selected = useSelector(actor, ({ context }) => context.selected)
  const asking = useSelector(actor, isAsking)
  useOffers(deletes ? [offer(actor, { type: 'DELETE' }, deletesSelected)] : [])
  if (selected.length === 0) return null
  return (
    <div
      className={styles.selection}
      role="toolbar"
      aria-label={i18n._(/*i18n*/ { id: 'records.selection', message: 'Seçilenler' })}
    >
      <span>{i18n._({ ...says, values: { count: selected.length } })}</span>
      <Button variant="ghost" onPress={() => actor.send({ type: 'SELECT', ids: selected, on: false })}>
        {i18n._(/*i18n*/ { id: 'records.unselect', message: 'Seçimi kaldır' })}
      </Button>
      {children}
      {deletes && (
        <Act actor={actor} event={{ type: 'DELETE' }} variant="danger" icon={TrashIcon} busy={asking}>
          {i18n._(/*i18n*/ { id: 'records.delete', message: 'Sil' })}
        </Act>
      )}
    </div>
  )
}
