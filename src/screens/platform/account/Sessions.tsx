import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import type { Actor } from 'xstate'
import type { OpenSession } from '#api/contract/platform/account.ts'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import type { Says } from '#api/rules/platform/rule.ts'
import type { sessionListMachine } from '#machines/platform/session-list/session-list.machine.ts'
import { useFormats } from '#screens/platform/formats.ts'
import { sentencesOf } from '#screens/platform/sentences.ts'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { TriangleAlertIcon } from '#ui/icons.ts'
import { Section } from '#ui/Section.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import styles from './account.module.css'

const endOne = /*i18n*/ { id: 'sessions.end', message: 'Oturumu kapat' }

const question = /*i18n*/ {
  id: 'sessions.question',
  message: 'O cihazda çalışan kişi bir sonraki adımında yeniden giriş yapar; kaydetmediği işi sayfasında durur.',
}

/** What is said of the sessions: those of oneself, of somebody else, or of all with a role. */
export interface SessionWords {
  readonly title: Says
  readonly about: Says
  /** `{count}` of them were opened with earlier permissions. */
  readonly outdated: Says
  readonly endAll: Says
  /** Before `{count}` of them are ended. */
  readonly question: Says
}

interface SessionsProps {
  sessions: typeof sessionListMachine
  words: SessionWords
  /** Said where there are none. */
  none?: string
}

/** Where somebody is signed in: each can be ended, and all others at once. */
export function Sessions({ sessions: machine, words, none }: SessionsProps) {
  const { i18n } = useLingui()
  const actor = useActorRef(machine)
  const { value, context } = useSelector(actor, (snapshot) => snapshot)
  const { sessions, failure } = context
  const outdated = sessions?.filter((one) => one.outdated).length ?? 0
  return (
    <Section
      title={i18n._(words.title)}
      description={i18n._(words.about)}
      actions={
        sessions?.some(({ own }) => !own) && (
          <Button onPress={() => actor.send({ type: 'END', id: null })}>{i18n._(words.endAll)}</Button>
        )
      }
    >
      {value === 'unreachable' && failure && (
        <ErrorState
          title={sentencesOf(i18n, failureMessages(failure, 'notLoaded'))}
          onRetry={() => actor.send({ type: 'RETRY' })}
        />
      )}
      {value === 'loading' && !sessions && <Skeleton shape="form" rows={2} />}
      {outdated > 0 && (
        <p role="status" className={styles.outdated}>
          <TriangleAlertIcon aria-hidden />
          {i18n._({ ...words.outdated, values: { count: outdated } })}
        </p>
      )}
      {value !== 'unreachable' && sessions?.length === 0 && none && <p className={styles.done}>{none}</p>}
      {value !== 'unreachable' && sessions && sessions.length > 0 && (
        <ul className={styles.sessions}>
          {sessions.map((session) => (
            <Row key={session.id} session={session} onEnd={() => actor.send({ type: 'END', id: session.id })} />
          ))}
        </ul>
      )}
      <Question actor={actor} words={words} />
    </Section>
  )
}

function Row({ session, onEnd }: { session: OpenSession; onEnd: () => void }) {
  const { i18n } = useLingui()
  const { moment } = useFormats()
  const device = useDevice(session)
  return (
    <li className={styles.session}>
      <div>
        <p className={styles.device}>
          {session.person ? `${session.person}: ${device}` : device}
          {session.outdated && (
            <Badge tone="amber">{i18n._(/*i18n*/ { id: 'sessions.outdated', message: 'Önceki yetkilerle' })}</Badge>
          )}
          {session.own && <Badge tone="accent">{i18n._(/*i18n*/ { id: 'sessions.own', message: 'Bu oturum' })}</Badge>}
        </p>
        <p className={styles.done}>
          {i18n._(
            /*i18n*/ {
              id: 'sessions.seen',
              message: 'Adres {address}, son görülme {seen}, giriş {since}',
              values: {
                address: session.address || '–',
                seen: moment(session.seen_at),
                since: moment(session.created_at),
              },
            },
          )}
        </p>
      </div>
      {!session.own && (
        <Button
          aria-label={`${i18n._(endOne)}: ${[session.person, device].filter(Boolean).join(', ')}`}
          onPress={onEnd}
        >
          {i18n._(endOne)}
        </Button>
      )}
    </li>
  )
}

function useDevice({ browser, system }: OpenSession): string {
  const { i18n } = useLingui()
  return (
    [browser, system].filter(Boolean).join(', ') ||
    i18n._(/*i18n*/ { id: 'sessions.unknown', message: 'Bilinmeyen cihaz' })
  )
}

/** Asks before it ends, and says when it did not. */
function Question({ actor, words }: { actor: Actor<typeof sessionListMachine>; words: SessionWords }) {
  const { i18n } = useLingui()
  const { value, context, tags } = useSelector(actor, (snapshot) => snapshot)
  const failed = value === 'failed' && context.failure
  const all = context.chosen === null
  const count = context.sessions?.filter(({ own }) => !own).length ?? 0
  const cancel = () => actor.send({ type: 'CANCEL' })
  return (
    <ConfirmDialog
      open={tags.has('asking') || value === 'ending'}
      onClose={cancel}
      title={i18n._(all ? words.endAll : endOne)}
      description={
        failed
          ? sentencesOf(i18n, failureMessages(failed, 'notApplied'))
          : i18n._(all ? { ...words.question, values: { count } } : question)
      }
      confirm={i18n._(failed ? /*i18n*/ { id: 'kit.retry', message: 'Tekrar dene' } : all ? words.endAll : endOne)}
      cancel={i18n._(/*i18n*/ { id: 'sessions.cancel', message: 'Vazgeç' })}
      busy={value === 'ending'}
      onConfirm={() => actor.send({ type: failed ? 'RETRY' : 'CONFIRM' })}
    />
  )
}
