import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { Actor } from 'xstate'
import type { matchDeskMachine } from '#machines/catalog/product-match/match-desk.machine.ts'
import type { recordListMachine } from '#machines/platform/record-list/record-list.machine.ts'
import styles from '#screens/platform/records/list.module.css'
import { Act } from '#screens/platform/steps/Act.tsx'
import { Button } from '#ui/Button.tsx'
import { classes } from '#ui/classes.ts'
import { steps } from './match-steps.ts'
import own from './matches.module.css'

interface MatchSelectionProps {
  list: Actor<typeof recordListMachine>
  actor: Actor<typeof matchDeskMachine>
}

/** One decision for the selected rows, as a job. */
export function MatchSelection({ list, actor }: MatchSelectionProps) {
  const { i18n } = useLingui()
  const ids = useSelector(list, ({ context }) => context.selected)
  if (ids.length === 0) return null
  return (
    <div
      className={classes(styles.selection, own.many)}
      role="toolbar"
      aria-label={i18n._(/*i18n*/ { id: 'records.selection', message: 'Seçilenler' })}
    >
      <span>
        {i18n._(
          /*i18n*/ {
            id: 'records.selected',
            message: '{count, plural, other {# kayıt seçildi}}',
            values: { count: ids.length },
          },
        )}
      </span>
      <Button variant="ghost" onPress={() => list.send({ type: 'SELECT', ids, on: false })}>
        {i18n._(/*i18n*/ { id: 'records.unselect', message: 'Seçimi kaldır' })}
      </Button>
      {steps.map(({ type, says }) => (
        <Act
          key={type}
          actor={actor}
          event={{ type: 'DECIDE', decision: type, ids }}
          variant={type === 'ACCEPT' ? 'primary' : 'plain'}
        >
          {i18n._(says)}
        </Act>
      ))}
    </div>
  )
}
