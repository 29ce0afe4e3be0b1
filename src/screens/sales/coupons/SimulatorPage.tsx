import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import { useSearch } from 'wouter'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import { Page } from '#screens/platform/frame/Page.tsx'
import { sentencesOf } from '#screens/platform/sentences.ts'
import { campaignSimulator } from '#screens/sales/wiring/campaign-simulator.ts'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { Outcome } from './Outcome.tsx'
import styles from './simulator.module.css'
import { SimulatorContext } from './simulator-actor.ts'
import { Trial } from './Trial.tsx'
import { TrialLines } from './TrialLines.tsx'

/** Campaigns, tried on an order that is not stored: `/coupons/simulator`, `/coupons/simulator?code=YAZ10`. */
export default function SimulatorPage() {
  const { i18n } = useLingui()
  const code = new URLSearchParams(useSearch()).get('code')?.slice(0, 50) ?? ''
  const actor = useActorRef(campaignSimulator, { input: { code } })
  const { opening, failure } = useSelector(
    actor,
    ({ value, context }) => ({
      opening: value === 'opening',
      failure: value === 'unreachable' ? context.failure : null,
    }),
    (one, other) => one.opening === other.opening && one.failure === other.failure,
  )
  return (
    <SimulatorContext value={actor}>
      <Page>
        {failure && (
          <ErrorState
            title={sentencesOf(i18n, failureMessages(failure, 'notLoaded'))}
            onRetry={() => actor.send({ type: 'RETRY' })}
          />
        )}
        {opening && <Skeleton shape="form" rows={4} />}
        {!opening && !failure && (
          <div className={styles.columns}>
            <div className={styles.column}>
              <TrialLines />
              <Trial />
            </div>
            <Outcome />
          </div>
        )}
      </Page>
    </SimulatorContext>
  )
}
