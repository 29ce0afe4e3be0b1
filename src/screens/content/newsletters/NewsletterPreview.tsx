import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import { useState } from 'react'
import type { Newsletters } from '#api/contract/content/newsletters.ts'
import { languageNames, type PanelLanguage, panelLanguages } from '#api/contract/platform/languages.ts'
import { mailOf } from '#api/rules/platform/mail-templates.ts'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import { newRequestKey } from '#machines/platform/request-key.ts'
import styles from '#screens/content/templates/templates.module.css'
import { textsIn } from '#screens/content/wiring/emails.ts'
import { newsletterTest } from '#screens/content/wiring/newsletters.ts'
import type { ShortFormActor } from '#screens/platform/account/ShortFields.tsx'
import { FormNote } from '#screens/platform/session/FormNote.tsx'
import { Button } from '#ui/Button.tsx'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import { Section } from '#ui/Section.tsx'

interface NewsletterPreviewProps {
  form: ShortFormActor
  id: number
  values: Newsletters['values']
}

/** The newsletter as it would go out now, in every language, at the width of a desk or a phone. */
export function NewsletterPreview({ form, id, values }: NewsletterPreviewProps) {
  const { i18n } = useLingui()
  const [width, setWidth] = useState('phone')
  const texts = textsIn(useSelector(form, (snapshot) => snapshot.context.fields))
  return (
    <Section title={i18n._(/*i18n*/ { id: 'emails.preview', message: 'Önizleme' })}>
      <RadioGroup
        segmented
        label={i18n._(/*i18n*/ { id: 'emails.width', message: 'Genişlik' })}
        value={width}
        onChange={setWidth}
        options={[
          { value: 'phone', label: i18n._(/*i18n*/ { id: 'emails.phone', message: 'Telefon' }) },
          { value: 'desk', label: i18n._(/*i18n*/ { id: 'emails.desk', message: 'Bilgisayar' }) },
        ]}
      />
      {panelLanguages.map((language) => {
        const mail = mailOf(texts[language], values[language])
        return (
          <article key={language} lang={language} className={styles.mail} data-width={width}>
            <h3 className={styles.subject}>{mail.subject}</h3>
            {mail.body.split('\n\n').map((paragraph, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other name
              <p key={at}>{paragraph}</p>
            ))}
            <Test form={form} id={id} language={language} />
          </article>
        )
      })}
    </Section>
  )
}

function Test({ form, id, language }: Omit<NewsletterPreviewProps, 'values'> & { language: PanelLanguage }) {
  const { i18n } = useLingui()
  const test = useActorRef(newsletterTest, { input: { query: null } })
  const { value, context } = useSelector(test, (snapshot) => snapshot)
  const { query, data, failure } = context
  const send = () => {
    const texts = textsIn(form.getSnapshot().context.fields)
    test.send({ type: 'SHOW', query: { id, language, texts, key: newRequestKey() } })
  }
  return (
    <div className={styles.test} lang={i18n.locale}>
      <Button variant="plain" busy={query !== null && value === 'loading'} onPress={send}>
        {i18n._(
          /*i18n*/ {
            id: 'emails.test',
            message: 'Kendime deneme gönder ({language})',
            values: { language: languageNames[language] },
          },
        )}
      </Button>
      {value === 'shown' && data && (
        <span role="status">
          {i18n._(
            /*i18n*/ {
              id: 'newsletters.tested',
              message: 'Deneme {recipient} adresine gönderildi.',
              values: { recipient: data.recipient },
            },
          )}
        </span>
      )}
      {value === 'failed' && failure && <FormNote tone="failed" refusals={failureMessages(failure, 'notSent')} />}
    </div>
  )
}
