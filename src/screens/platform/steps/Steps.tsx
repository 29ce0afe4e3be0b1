import { useLingui } from '@lingui/react'
import type { Actor, AnyMachineSnapshot } from 'xstate'
import type { Says } from '#api/rules/platform/rule.ts'
import type { StepPageMachine, StepPageTypes } from '#machines/platform/step-page/step-page.types.ts'
import { offer, useOffers } from '#screens/platform/frame/offers.ts'
import type { RefusalOptions } from '#screens/platform/sentences.ts'
import { MoreSteps } from './MoreSteps.tsx'
import { StepButton, stepEvent } from './StepButton.tsx'
import { StepReasons } from './StepReasons.tsx'
import styles from './steps.module.css'
import { useRankedSteps } from './use-ranked-steps.ts'

export interface StepsProps<Of extends StepPageTypes> extends RefusalOptions {
  actor: Actor<StepPageMachine<Of>>
  /** Where the record stands in its chart, which says which step is the main one and which are likely. */
  at: AnyMachineSnapshot
  /** The steps that are offered. */
  steps: readonly Of['step'][]
  /** A step as its button says it. */
  says: (type: string) => Says
  /** How the main step looks; plain where the page has it filled elsewhere. */
  main?: 'primary' | 'plain'
  /** Where what several steps wait for is told: once above them, or at each of them alone. */
  waiting?: 'above' | 'each'
  /** What they belong to, for whoever finds them by typing, where their words alone do not say it. */
  trail?: Says
}

/** The steps of a record: what many of them wait for once above, the main one, the likely ones, and the rest behind "more". */
export function Steps<Of extends StepPageTypes>(props: StepsProps<Of>) {
  const { actor, at, steps, says, main: variant = 'primary', waiting = 'above', trail, ...options } = props
  const { i18n } = useLingui()
  const { main, likely, rest, refusals, isForGood, ...ranked } = useRankedSteps(actor, at, steps)
  const reasons = waiting === 'above' ? ranked.reasons : []
  useOffers(
    steps.map((step) => ({ ...offer(actor, stepEvent<Of>(step), says(step.type)), ...(trail ? { trail } : {}) })),
  )
  return (
    <>
      <StepReasons reasons={reasons} options={options} />
      <ul className={styles.steps}>
        {main && (
          <li key={main.type}>
            <StepButton<Of> actor={actor} step={main} variant={variant} {...options}>
              {i18n._(says(main.type))}
            </StepButton>
          </li>
        )}
        {likely.map((step) => (
          <li key={step.type}>
            <StepButton<Of> actor={actor} step={step} variant={isForGood(step.type) ? 'danger' : 'plain'} {...options}>
              {i18n._(says(step.type))}
            </StepButton>
          </li>
        ))}
        {rest.length > 0 && (
          <li key="more">
            <MoreSteps<Of>
              actor={actor}
              steps={rest}
              says={says}
              refusals={refusals}
              reasons={reasons}
              isForGood={isForGood}
              linkOf={options.linkOf}
            />
          </li>
        )}
      </ul>
    </>
  )
}
