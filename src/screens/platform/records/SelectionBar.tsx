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

const statuses = [1, 0] as const

const switchesSelected = {
  0: /*i18n*/ { id: 'records.make_selected_passive', message: 'Seçilenleri pasif yap' },
  1: /*i18n*/ { id: 'records.make_selected_active', message: 'Seçilenleri aktif yap' },
}

const makes = {
  0: /*i18n*/ { id: 'records.make_passive', message: 'Pasif yap' },
  1: /*i18n*/ { id: 'records.make_active', message: 'Aktif yap' },
}

interface SelectionBarProps {
  actor: Actor<typeof recordListMachine>
  /** They can be made active and passive. */
  switches: boolean
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
export function SelectionBar({ actor, switches, deletes, says = records, children }: SelectionBarProps) {
  const { i18n } = useLingui()
  const selected = useSelector(actor, ({ context }) => context.selected)
  const asking = useSelector(actor, isAsking)
  useOffers([
    ...(switches
      ? statuses.map((status) => offer(actor, { type: 'SET_STATUS', status }, switchesSelected[status]))
      : []),
    ...(deletes ? [offer(actor, { type: 'DELETE' }, deletesSelected)] : []),
  ])
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
      {switches && <StatusActs actor={actor} />}
      {deletes && (
        <Act actor={actor} event={{ type: 'DELETE' }} variant="danger" icon={TrashIcon} busy={asking}>
          {i18n._(/*i18n*/ { id: 'records.delete', message: 'Sil' })}
        </Act>
      )}
    </div>
  )
}

/** The selected become active, or passive. */
function StatusActs({ actor }: { actor: SelectionBarProps['actor'] }) {
  const { i18n } = useLingui()
  const busy = useSelector(actor, ({ value, context }) =>
    value.deletion === 'switching' ? context.switching?.status : undefined,
  )
  return statuses.map((status) => (
    <Act key={status} actor={actor} event={{ type: 'SET_STATUS', status }} busy={busy === status}>
      {i18n._(makes[status])}
    </Act>
  ))
}
