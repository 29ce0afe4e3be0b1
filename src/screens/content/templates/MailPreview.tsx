import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import type { ApiFailure } from '#api/contract/platform/failure.ts'
import { languageNames, type PanelLanguage, panelLanguages } from '#api/contract/platform/languages.ts'
import type { EveryMailText } from '#api/contract/platform/mail-templates.ts'
import { mailOf } from '#api/rules/platform/mail-templates.ts'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import type { PlaceholderValues } from '#api/rules/platform/placeholders.ts'
import { FormNote } from '#screens/platform/session/FormNote.tsx'
import { Button } from '#ui/Button.tsx'
import styles from './templates.module.css'

interface MailPreviewProps {
  texts: EveryMailText
  values: Readonly<Record<PanelLanguage, PlaceholderValues>>
  width: string
  children: (language: PanelLanguage) => ReactNode
}

/** A mail as it would go out now, in every language; below each stands what is given for it. */
export function MailPreview({ texts, values, width, children }: MailPreviewProps) {
  return panelLanguages.map((language) => {
    const mail = mailOf(texts[language], values[language])
    return (
      <article key={language} lang={language} className={styles.mail} data-width={width}>
        <h3 className={styles.subject}>{mail.subject}</h3>
        {mail.body.split('\n\n').map((paragraph, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other name
          <p key={at}>{paragraph}</p>
        ))}
        {children(language)}
      </article>
    )
  })
}

interface TestMailProps {
  language: PanelLanguage
  busy: boolean
  onSend: () => void
  /** What became of it, once it went out. */
  sent: string | null
  failure: ApiFailure | null
}

/** Sends the mail to oneself, and says what became of it. */
export function TestMail({ language, busy, onSend, sent, failure }: TestMailProps) {
  const { i18n } = useLingui()
  return (
    <div className={styles.test} lang={i18n.locale}>
      <Button variant="plain" busy={busy} onPress={onSend}>
        {i18n._(
          /*i18n*/ {
            id: 'emails.test',
            message: 'Kendime deneme gönder ({language})',
            values: { language: languageNames[language] },
          },
        )}
      </Button>
      {sent !== null && <span role="status">{sent}</span>}
      {failure && <FormNote tone="failed" refusals={failureMessages(failure, 'notSent')} />}
    </div>
  )
}
