import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import type { SecondFactor as SecondFactorState } from '#api/contract/platform/account.ts'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import { useFormats } from '#screens/platform/formats.ts'
import { sentencesOf } from '#screens/platform/sentences.ts'
import { secondFactor } from '#screens/platform/wiring/account.ts'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Section } from '#ui/Section.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import styles from './account.module.css'
import { SecondFactorBegin } from './SecondFactorBegin.tsx'
import { SecondFactorChange } from './SecondFactorChange.tsx'
import { SecondFactorSetup } from './SecondFactorSetup.tsx'

/** A code beside the password, for whoever wants one. */
export function SecondFactor() {
  const { i18n } = useLingui()
  const actor = useActorRef(secondFactor, { input: { query: undefined } })
  const { value, context } = useSelector(actor, (snapshot) => snapshot)
  const { data, failure } = context
  return (
    <Section
      title={i18n._(/*i18n*/ { id: 'second_factor.title', message: 'İki adımlı giriş' })}
      description={i18n._(
        /*i18n*/ {
          id: 'second_factor.about',
          message: 'Açık olduğunda girişte paroladan sonra telefonunuzdaki doğrulama uygulamasının kodu da sorulur.',
        },
      )}
    >
      {value === 'failed' && failure && (
        <ErrorState
          title={sentencesOf(i18n, failureMessages(failure, 'notLoaded'))}
          onRetry={() => actor.send({ type: 'RETRY' })}
        />
      )}
      {value === 'loading' && !data && <Skeleton shape="form" rows={2} />}
      {value !== 'failed' && data && <Shown state={data} onChanged={() => actor.send({ type: 'REFRESH' })} />}
    </Section>
  )
}

function Shown({ state, onChanged }: { state: SecondFactorState; onChanged: () => void }) {
  const { i18n } = useLingui()
  const { moment } = useFormats()
  if (state.setup) return <SecondFactorSetup key={state.setup.key} setup={state.setup} onChanged={onChanged} />
  if (!state.since) return <SecondFactorBegin onChanged={onChanged} />
  return (
    <>
      <p className={styles.done}>
        {i18n._(
          /*i18n*/ {
            id: 'second_factor.on',
            message:
              '{since} tarihinden beri açık. {left, plural, =0 {Kurtarma kodunuz kalmadı.} other {# kurtarma kodunuz kaldı.}}',
            values: { since: moment(state.since), left: state.recovery_left },
          },
        )}
      </p>
      <SecondFactorChange onChanged={onChanged} />
    </>
  )
}
