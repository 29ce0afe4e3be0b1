import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import { useState } from 'react'
import { languageNames, type PanelLanguage, panelLanguages } from '#api/contract/platform/languages.ts'
import type { MailTemplate } from '#api/contract/platform/mail-templates.ts'
import { mailOf } from '#api/rules/platform/mail-templates.ts'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import { newRequestKey } from '#machines/platform/request-key.ts'
import { TriedWith } from '#screens/content/templates/TriedWith.tsx'
import styles from '#screens/content/templates/templates.module.css'
import { emailTest, emailValues, textsIn } from '#screens/content/wiring/emails.ts'
import type { ShortFormActor } from '#screens/platform/account/ShortFields.tsx'
import { FormNote } from '#screens/platform/session/FormNote.tsx'
import { Button } from '#ui/Button.tsx'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import { Section } from '#ui/Section.tsx'

interface EmailPreviewProps {
  form: ShortFormActor
  template: MailTemplate
}

/** The mail as it would go out now, with an order of the shop, in every language, at the width of a desk or a phone. */
export function EmailPreview({ form, template: { id } }: EmailPreviewProps) {
  const { i18n } = useLingui()
  const [width, setWidth] = useState('phone')
  const values = useActorRef(emailValues, { input: { query: { id, order: '' } } })
  const { context } = useSelector(values, (snapshot) => snapshot)
  const texts = textsIn(useSelector(form, (snapshot) => snapshot.context.fields))
  const { data, failure } = context
  return (
    <Section title={i18n._(/*i18n*/ { id: 'emails.preview', message: 'Önizleme' })}>
      <TriedWith data={data} failure={failure} onTry={(order) => values.send({ type: 'SHOW', query: { id, order } })}>
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
      </TriedWith>
      {data &&
        panelLanguages.map((language) => {
          const mail = mailOf(texts[language], data[language])
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

function Test({ form, id, language }: { form: ShortFormActor; id: number; language: PanelLanguage }) {
  const { i18n } = useLingui()
  const test = useActorRef(emailTest, { input: { query: null } })
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
              id: 'emails.tested',
              message: 'Deneme {recipient} adresine gidiyor.',
              values: { recipient: data.recipient },
            },
          )}
        </span>
      )}
      {value === 'failed' && failure && <FormNote tone="failed" refusals={failureMessages(failure, 'notSent')} />}
    </div>
  )
}
