import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import type { Actor } from 'xstate'
import type { OpenSession } from '#api/contract/platform/account.ts'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import type { sessionListMachine } from '#machines/platform/session-list/session-list.machine.ts'
import { useFormats } from '#screens/platform/formats.ts'
import { sentencesOf } from '#screens/platform/sentences.ts'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Section } from '#ui/Section.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import styles from './account.module.css'

const endAll = /*i18n*/ { id: 'sessions.end_others', message: 'Öteki oturumları kapat' }
const endOne = /*i18n*/ { id: 'sessions.end', message: 'Oturumu kapat' }

/** Where somebody is signed in: each can be ended, and all others at once. */
export function Sessions({ sessions: machine }: { sessions: typeof sessionListMachine }) {
  const { i18n } = useLingui()
  const actor = useActorRef(machine)
  const { value, context } = useSelector(actor, (snapshot) => snapshot)
  const { sessions, failure } = context
  return (
    <Section
      title={i18n._(/*i18n*/ { id: 'sessions.title', message: 'Açık oturumlar' })}
      description={i18n._(
        /*i18n*/ {
          id: 'sessions.about',
          message: 'Tanımadığınız bir cihaz görürseniz oturumunu kapatın ve parolayı değiştirin.',
        },
      )}
      actions={
        sessions?.some(({ own }) => !own) && (
          <Button onPress={() => actor.send({ type: 'END', id: null })}>{i18n._(endAll)}</Button>
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
      {value !== 'unreachable' && sessions && (
        <ul className={styles.sessions}>
          {sessions.map((session) => (
            <Row key={session.id} session={session} onEnd={() => actor.send({ type: 'END', id: session.id })} />
          ))}
        </ul>
      )}
      <Question actor={actor} />
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
          {device}
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
        <Button aria-label={`${i18n._(endOne)}: ${device}`} onPress={onEnd}>
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
function Question({ actor }: { actor: Actor<typeof sessionListMachine> }) {
  const { i18n } = useLingui()
  const { value, context, tags } = useSelector(actor, (snapshot) => snapshot)
  const failed = value === 'failed' && context.failure
  const cancel = () => actor.send({ type: 'CANCEL' })
  return (
    <ConfirmDialog
      open={tags.has('asking') || value === 'ending'}
      onClose={cancel}
      title={i18n._(context.chosen === null ? endAll : endOne)}
      description={
        failed
          ? sentencesOf(i18n, failureMessages(failed, 'notApplied'))
          : i18n._(
              /*i18n*/ {
                id: 'sessions.question',
                message:
                  'O cihazda çalışan kişi bir sonraki adımında yeniden giriş yapar; kaydetmediği işi sayfasında durur.',
              },
            )
      }
      confirm={i18n._(
        failed ? /*i18n*/ { id: 'kit.retry', message: 'Tekrar dene' } : context.chosen === null ? endAll : endOne,
      )}
      cancel={i18n._(/*i18n*/ { id: 'sessions.cancel', message: 'Vazgeç' })}
      busy={value === 'ending'}
      onConfirm={() => actor.send({ type: failed ? 'RETRY' : 'CONFIRM' })}
    />
  )
}
