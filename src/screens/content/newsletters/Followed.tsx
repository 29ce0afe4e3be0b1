import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import { sentencesOf } from '#screens/platform/sentences.ts'
import { FormNote } from '#screens/platform/session/FormNote.tsx'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import type { NewsletterActor } from './newsletter-actor.ts'
import styles from './newsletters.module.css'
import { Counts, Stand } from './SendingRow.tsx'

interface FollowedProps {
  desk: NewsletterActor
  /** It came further: other parts of the page are old by now. */
  onMoved: () => void
}

/** What was sent from this page: how far it is, how many came to what, and the button that stops it. */
export function Followed({ desk, onMoved }: FollowedProps) {
  const { i18n } = useLingui()
  const { sending, failure } = useSelector(desk, ({ context }) => context)
  const place = useSelector(desk, ({ value }) => (typeof value === 'string' ? value : Object.values(value)[0]))
  const moved = useEffectEvent(onMoved)
  const over = place === 'ended'
  useEffect(() => {
    if (over) moved()
  }, [over])
  if (!sending) return null
  const stop = sending.begun
    ? i18n._(/*i18n*/ { id: 'newsletters.stop', message: 'Gönderimi durdur' })
    : i18n._(/*i18n*/ { id: 'newsletters.call_off', message: 'Gönderimden vazgeç' })
  return (
    <div className={styles.form} aria-busy={place === 'looking'}>
      <div className={styles.line}>
        <strong>{sending.title}</strong>
        <Stand sending={sending} />
      </div>
      {sending.begun === 1 && <Counts sending={sending} />}
      {place === 'lost' && failure && <FormNote tone="failed" refusals={failureMessages(failure, 'notLoaded')} />}
      <div className={styles.acts}>
        {(place === 'planned' || place === 'watching' || place === 'stopping') && (
          <Button variant="plain" busy={place === 'stopping'} onPress={() => desk.send({ type: 'STOP' })}>
            {stop}
          </Button>
        )}
        <Button variant={over ? 'primary' : 'plain'} onPress={() => desk.send({ type: 'ANOTHER' })}>
          {i18n._(/*i18n*/ { id: 'newsletters.another', message: 'Yeni gönderim' })}
        </Button>
      </div>
      <ConfirmDialog
        open={place === 'notStopped'}
        onClose={() => desk.send({ type: 'CANCEL' })}
        title={i18n._(/*i18n*/ { id: 'newsletters.not_stopped', message: 'Gönderim durdurulamadı' })}
        description={failure ? sentencesOf(i18n, failureMessages(failure, 'notSaved')) : ''}
        confirm={i18n._(/*i18n*/ { id: 'kit.retry', message: 'Tekrar dene' })}
        cancel={i18n._(/*i18n*/ { id: 'common.cancel', message: 'Vazgeç' })}
        onConfirm={() => desk.send({ type: 'RETRY' })}
      />
    </div>
  )
}
