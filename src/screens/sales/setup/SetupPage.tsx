import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { useSearch } from 'wouter'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import { setUpOf } from '#api/rules/sales/set-up.ts'
import { Page } from '#screens/platform/frame/Page.tsx'
import { sentencesOf } from '#screens/platform/sentences.ts'
import { setUp } from '#screens/sales/wiring/set-up.ts'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { SetUpDone } from './SetUpDone.tsx'
import { SetUpStep } from './SetUpStep.tsx'
import { StepList } from './StepList.tsx'
import styles from './setup.module.css'

/** Setting the shop up, a step at a time: `/setup` shows the first that is open, `/setup?step=mail` that one. It can be left and taken up again at any time. */
export default function SetupPage() {
  const { i18n } = useLingui()
  const asked = new URLSearchParams(useSearch()).get('step')
  const actor = useActorRef(setUp, { input: { query: null } })
  const { value, context } = useSelector(actor, (snapshot) => snapshot)
  const { data, failure } = context
  const steps = data ? setUpOf(data) : []
  const shown = steps.find(({ step }) => step === asked) ?? steps.find(({ state }) => state === 'open')
  const place = useFollowed(data && (shown?.step ?? 'done'))
  return (
    <Page>
      {value === 'failed' && failure && (
        <ErrorState
          title={sentencesOf(i18n, failureMessages(failure, data ? 'notSaved' : 'notLoaded'))}
          onRetry={() => actor.send({ type: 'RETRY' })}
        />
      )}
      {!data && value !== 'failed' && <Skeleton shape="form" rows={4} />}
      {data && (
        <div className={styles.setup}>
          <StepList steps={steps} shown={shown?.step} />
          <div ref={place} className={styles.step} tabIndex={-1}>
            {shown ? <SetUpStep key={shown.step} actor={actor} found={data} at={shown} /> : <SetUpDone steps={steps} />}
          </div>
        </div>
      )}
    </Page>
  )
}

/** Where the next step is shown: the focus follows it there, because what had it went with the step before. */
function useFollowed(step: string | null) {
  const place = useRef<HTMLDivElement>(null)
  const before = useRef<string | null>(null)
  useEffect(() => {
    if (before.current !== null && before.current !== step) place.current?.focus()
    before.current = step
  }, [step])
  return place
}
