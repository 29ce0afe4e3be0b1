import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import { crons } from '#api/resources/settings/crons.ts'
import { savedBefore } from '#api/rules/platform/connections.ts'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import { broken } from '#api/rules/platform/rule.ts'
import { permitted } from '#api/rules/platform/session.ts'
import { cronIdle } from '#api/rules/settings/crons.ts'
import { newRequestKey } from '#machines/platform/request-key.ts'
import { sentencesOf, useShown } from '#screens/platform/sentences.ts'
import { useHolder } from '#screens/platform/session/use-session.ts'
import { cronState } from '#screens/settings/wiring/crons.ts'
import { ErrorState } from '#ui/ErrorState.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { PlayIcon, RetryIcon } from '#ui/icons.ts'
import { Refusable } from '#ui/Refusable.tsx'
import { Section } from '#ui/Section.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { cronLabels } from './cron-words.ts'
import styles from './crons.module.css'
import { LastRun } from './LastRun.tsx'
import { NextRun } from './NextRun.tsx'

interface CronCardProps {
  id: number
  /** Something is typed that is not saved. */
  unsaved: boolean
}

/** Beside the form of what runs by itself: when it runs next, how it went last, and the button that runs it now. */
export function CronCard({ id, unsaved }: CronCardProps) {
  const { i18n } = useLingui()
  const holder = useHolder()
  const actor = useActorRef(cronState, { input: { query: { id, key: null } } })
  const { value, context } = useSelector(actor, (snapshot) => snapshot)
  const { data, failure, query } = context
  const runs = data?.job?.state === 'waiting' || data?.job?.state === 'running'
  const refusals = useShown([
    ...broken([permitted], { holder, gate: { codes: crons.codes.edit } }),
    ...broken([savedBefore], { unsaved }),
    ...(runs ? [{ id: cronIdle.id }] : []),
  ])
  return (
    <Section
      title={i18n._(/*i18n*/ { id: 'crons.runs_of', message: 'Çalışmaları' })}
      actions={
        <>
          <IconButton
            icon={RetryIcon}
            label={i18n._(/*i18n*/ { id: 'crons.look', message: 'Çalışmaları yenile' })}
            busy={value === 'loading' && query.key === null}
            onPress={() => actor.send({ type: 'SHOW', query: { id, key: null } })}
          />
          <Refusable
            icon={PlayIcon}
            refusals={refusals}
            busy={value === 'loading' && query.key !== null}
            onPress={() => actor.send({ type: 'SHOW', query: { id, key: newRequestKey() } })}
          >
            {i18n._(/*i18n*/ { id: 'crons.run', message: 'Şimdi çalıştır' })}
          </Refusable>
        </>
      }
    >
      {value === 'failed' && failure && (
        <ErrorState
          title={sentencesOf(i18n, failureMessages(failure, query.key === null ? 'notLoaded' : 'notUpdated'))}
          onRetry={() => actor.send({ type: 'RETRY' })}
        />
      )}
      {value !== 'failed' &&
        (data ? (
          <dl className={styles.facts}>
            <dt>{i18n._(cronLabels.next)}</dt>
            <dd>
              <NextRun state={data} />
            </dd>
            <dt>{i18n._(cronLabels.last)}</dt>
            <dd>
              <LastRun state={data} />
            </dd>
          </dl>
        ) : (
          <Skeleton shape="form" rows={1} />
        ))}
    </Section>
  )
}
