import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { Actor } from 'xstate'
import type { recordListMachine } from '#machines/platform/record-list/record-list.machine.ts'
import { formatsOf } from '#screens/platform/formats.ts'
import { Chip } from '#ui/Chip.tsx'
import { DayRange } from './DayRange.tsx'
import { FilterPopover } from './FilterPopover.tsx'
import styles from './list.module.css'

const words = {
  days: /*i18n*/ { id: 'records.days', message: 'Tarih' },
  from: /*i18n*/ { id: 'records.from', message: 'İlk gün' },
  to: /*i18n*/ { id: 'records.to', message: 'Son gün' },
}

/** The first and the last day that a list shows, as one chip. */
export function DaysFilter({ actor }: { actor: Actor<typeof recordListMachine> }) {
  const { i18n } = useLingui()
  const { from = '', to = '' } = useSelector(actor, ({ context }) => context.query.filters)
  const set = (next: { from: string; to: string }) => {
    const { query } = actor.getSnapshot().context
    const { from: _, to: __, ...others } = query.filters
    const days = Object.fromEntries(Object.entries(next).filter(([, day]) => day !== ''))
    actor.send({ type: 'SHOW', query: { ...query, page: 0, filters: { ...others, ...days } } })
  }
  const label = i18n._(words.days)
  const shown = (day: string) => formatsOf(i18n).day(day)
  const inputs = (
    <div className={styles.days}>
      <DayRange value={{ from, to }} onChange={set} labels={words} />
    </div>
  )
  const formatted = [from, to].map((day) => (day === '' ? '…' : shown(day)))
  const some = from !== '' || to !== ''
  const name = `${label}: ${from === to ? formatted[0] : formatted.join(' – ')}`
  return (
    <>
      <FilterPopover label={label}>{inputs}</FilterPopover>
      {some && <Chip tone="accent" name={name} onRemove={() => set({ from: '', to: '' })} />}
    </>
  )
}
