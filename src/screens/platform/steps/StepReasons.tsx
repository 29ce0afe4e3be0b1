import { useLingui } from '@lingui/react'
import { type RefusalOptions, useShown } from '#screens/platform/sentences.ts'
import { RefusalList } from '#ui/RefusalList.tsx'
import styles from './steps.module.css'
import type { StepReason } from './use-ranked-steps.ts'

interface StepReasonsProps {
  reasons: readonly StepReason[]
  options: RefusalOptions
}

/** What many steps wait for, said once above them with its way out. */
export function StepReasons({ reasons, options }: StepReasonsProps) {
  const { i18n } = useLingui()
  const shown = useShown(
    reasons.map(({ refusal }) => refusal),
    options,
  )
  const waiting = (count: number) =>
    i18n._(
      /*i18n*/ {
        id: 'steps.waiting',
        message: '{count, plural, other {# adım bekliyor:}}',
        values: { count },
      },
    )
  if (reasons.length === 0) return null
  return (
    <div className={styles.reasons}>
      <RefusalList
        refusals={shown.map((refusal, at) => ({
          ...refusal,
          text: `${waiting(reasons[at]?.count ?? 0)} ${refusal.text}`,
        }))}
      />
    </div>
  )
}
