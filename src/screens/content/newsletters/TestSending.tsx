import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import { languageOf } from '#api/contract/platform/languages.ts'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import { FormNote } from '#screens/platform/session/FormNote.tsx'
import { Act } from '#screens/platform/steps/Act.tsx'
import { useMailFix } from './NoMail.tsx'
import type { NewsletterActor } from './newsletter-actor.ts'
import styles from './newsletters.module.css'
import { sendLabels } from './send-labels.ts'

/** Sends the chosen newsletter to oneself, and says what became of it. */
export function TestSending({ desk }: { desk: NewsletterActor }) {
  const { i18n } = useLingui()
  const linkOf = useMailFix()
  const { tested, act, failure } = useSelector(desk, ({ context }) => context)
  const busy = useSelector(desk, ({ value }) => value === 'testing')
  return (
    <>
      <Act
        actor={desk}
        event={{ type: 'TEST', language: languageOf(i18n.locale) }}
        variant="plain"
        busy={busy}
        linkOf={linkOf}
        nameOf={(path) => (path === 'newsletter_id' ? i18n._(sendLabels.newsletter_id) : undefined)}
      >
        {i18n._(/*i18n*/ { id: 'newsletters.try', message: 'Önce kendime gönder' })}
      </Act>
      {tested !== null && (
        <span role="status" className={styles.told}>
          {i18n._(
            /*i18n*/ {
              id: 'newsletters.tested',
              message: 'Deneme {recipient} adresine gönderildi.',
              values: { recipient: tested },
            },
          )}
        </span>
      )}
      {act === 'test' && failure && <FormNote tone="failed" refusals={failureMessages(failure, 'notSent')} />}
    </>
  )
}
