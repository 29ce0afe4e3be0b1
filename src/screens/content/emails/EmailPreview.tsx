import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import { useState } from 'react'
import type { PanelLanguage } from '#api/contract/platform/languages.ts'
import type { MailTemplate } from '#api/contract/platform/mail-templates.ts'
import { newRequestKey } from '#machines/platform/request-key.ts'
import { MailPreview, TestMail } from '#screens/content/templates/MailPreview.tsx'
import { TriedWith } from '#screens/content/templates/TriedWith.tsx'
import { WidthChoice } from '#screens/content/templates/WidthChoice.tsx'
import { emailTest, emailValues, textsIn } from '#screens/content/wiring/emails.ts'
import type { ShortFormActor } from '#screens/platform/account/ShortFields.tsx'
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
        <WidthChoice width={width} onWidth={setWidth} />
      </TriedWith>
      {data && (
        <MailPreview texts={texts} values={data} width={width}>
          {(language) => <Test form={form} id={id} language={language} />}
        </MailPreview>
      )}
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
  const sent = (recipient: string) =>
    i18n._(/*i18n*/ { id: 'emails.tested', message: 'Deneme {recipient} adresine gidiyor.', values: { recipient } })
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
