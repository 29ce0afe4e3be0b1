import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import { useState } from 'react'
import type { Newsletters } from '#api/contract/content/newsletters.ts'
import type { PanelLanguage } from '#api/contract/platform/languages.ts'
import { newRequestKey } from '#machines/platform/request-key.ts'
import { MailPreview, TestMail } from '#screens/content/templates/MailPreview.tsx'
import { WidthChoice } from '#screens/content/templates/WidthChoice.tsx'
import { textsIn } from '#screens/content/wiring/emails.ts'
import { newsletterTest } from '#screens/content/wiring/newsletters.ts'
import type { ShortFormActor } from '#screens/platform/account/ShortFields.tsx'
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
      <WidthChoice width={width} onWidth={setWidth} />
      <MailPreview texts={texts} values={values} width={width}>
        {(language) => <Test form={form} id={id} language={language} />}
      </MailPreview>
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
  const sent = (recipient: string) =>
    i18n._(
      /*i18n*/ { id: 'newsletters.tested', message: 'Deneme {recipient} adresine gönderildi.', values: { recipient } },
    )
  return (
    <TestMail
      language={language}
      busy={query !== null && value === 'loading'}
      onSend={send}
      sent={value === 'shown' && data ? sent(data.recipient) : null}
      failure={value === 'failed' ? failure : null}
    />
  )
}
