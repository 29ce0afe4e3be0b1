import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { Actor } from 'xstate'
import type { matchPageMachine } from '#machines/catalog/product-match/match-page.machine.ts'
import type { recordListMachine } from '#machines/platform/record-list/record-list.machine.ts'
import { Act } from '#screens/platform/steps/Act.tsx'
import { steps } from './match-steps.ts'

interface MatchSelectionProps {
  list: Actor<typeof recordListMachine>
  actor: Actor<typeof matchPageMachine>
}

/** One decision for the selected rows, as a job. */
export function MatchSelection({ list, actor }: MatchSelectionProps) {
  const { i18n } = useLingui()
  const ids = useSelector(list, ({ context }) => context.selected)
  return steps.map(({ type, says }) => (
    <Act
      key={type}
      actor={actor}
      event={{ type: 'DECIDE', decision: type, ids }}
      variant={type === 'ACCEPT' ? 'primary' : 'plain'}
    >
      {i18n._(says)}
    </Act>
  ))
}
