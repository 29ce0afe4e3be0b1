import { useLingui } from '@lingui/react'
import type { Says } from '#api/rules/platform/rule.ts'
import type { StandingStep } from '#api/rules/sales/set-up.ts'
import type { Tone } from '#ui/Badge.tsx'
import { Link } from '#ui/Link.tsx'
import { StatusDot } from '#ui/StatusDot.tsx'
import { stepViews } from './set-up-steps.ts'
import styles from './setup.module.css'

const states: Readonly<Record<StandingStep['state'], { readonly tone: Tone; readonly says: Says }>> = {
  done: { tone: 'grass', says: /*i18n*/ { id: 'set_up.done', message: 'Tamam' } },
  skipped: { tone: 'slate', says: /*i18n*/ { id: 'set_up.skipped', message: 'Sonraya bırakıldı' } },
  open: { tone: 'amber', says: /*i18n*/ { id: 'set_up.open', message: 'Bekliyor' } },
}

interface StepListProps {
  steps: readonly StandingStep[]
  shown: StandingStep['step'] | undefined
}

/** All steps, and where each stands. */
export function StepList({ steps, shown }: StepListProps) {
  const { i18n } = useLingui()
  return (
    <nav className={styles.steps} aria-label={i18n._(/*i18n*/ { id: 'set_up.steps', message: 'Kurulum adımları' })}>
      <ol>
        {steps.map(({ step, state }) => (
          <li key={step}>
            <Link href={`/setup?step=${step}`} tone="quiet" aria-current={step === shown ? 'step' : undefined}>
              {i18n._(stepViews[step].title)}
            </Link>
            <StatusDot tone={states[state].tone}>{i18n._(states[state].says)}</StatusDot>
          </li>
        ))}
      </ol>
    </nav>
  )
}
