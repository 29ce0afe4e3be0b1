import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { languageNames, type PanelLanguage, panelLanguages } from '#api/contract/platform/languages.ts'
import type { PhoneTemplate } from '#api/contract/platform/phone-templates.ts'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import { phoneTextOf } from '#api/rules/platform/phone-templates.ts'
import { TriedWith } from '#screens/content/templates/TriedWith.tsx'
import styles from '#screens/content/templates/templates.module.css'
import { phoneTest, phoneTextsIn, testFieldsOf } from '#screens/content/wiring/phone-messages.ts'
import type { ShortFormActor } from '#screens/platform/account/ShortFields.tsx'
import { FormNote } from '#screens/platform/session/FormNote.tsx'
import { Act } from '#screens/platform/steps/Act.tsx'
import { Section } from '#ui/Section.tsx'
import type { PhoneFormProps } from './PhoneForm.tsx'
import { PhoneLengthNote } from './PhoneLengthNote.tsx'
import { usePhoneFix } from './use-phone-fix.ts'

/** The message as it would go out now, with an order of the shop, in every language, on a phone. */
export function PhonePreview({ form, template, values }: PhoneFormProps) {
  const { i18n } = useLingui()
  const { id, ready } = template
  const { data, failure } = useSelector(values, ({ context }) => context)
  const fields = useSelector(form, ({ context }) => context.fields)
  const texts = phoneTextsIn(fields)
  const status = useSelector(form, ({ context }) => context.saved.status)
  return (
    <Section title={i18n._(/*i18n*/ { id: 'emails.preview', message: 'Önizleme' })}>
      <TriedWith data={data} failure={failure} onTry={(order) => values.send({ type: 'SHOW', query: { id, order } })} />
      {data &&
        panelLanguages.map((language) => {
          const text = phoneTextOf(texts[language], data[language], ready.letters)
          return (
            <article key={language} className={styles.phone}>
              <p lang={language} className={styles.bubble}>
                {text}
              </p>
              <span className={styles.quiet}>
                <PhoneLengthNote text={text} letters={ready.letters} />
              </span>
              <Test key={status} form={form} template={template} status={status ?? '0'} language={language} />
            </article>
          )
        })}
    </Section>
  )
}

interface TestProps {
  form: ShortFormActor
  template: PhoneTemplate
  /** As it is stored. */
  status: string
  language: PanelLanguage
}

function Test({ form, template: { id, ready }, status, language }: TestProps) {
  const { i18n } = useLingui()
  const machine = useMemo(() => phoneTest(() => phoneTextsIn(form.getSnapshot().context.fields)), [form])
  const actor = useActorRef(machine, { input: { fields: testFieldsOf(String(id), language, status, ready) } })
  const done = useSelector(actor, (snapshot) => snapshot.matches({ form: 'done' }))
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const failure = useSelector(actor, ({ context }) => context.failure)
  const linkOf = usePhoneFix()
  const nameOf = () => i18n._(/*i18n*/ { id: 'phone_templates.status', message: 'Müşterilere gönderilsin' })
  return (
    <div className={styles.test}>
      <Act actor={actor} event={{ type: 'SUBMIT' }} variant="plain" busy={busy} linkOf={linkOf} nameOf={nameOf}>
        {i18n._(
          /*i18n*/ {
            id: 'phone_templates.test',
            message: 'Mağazanın telefonuna deneme gönder ({language})',
            values: { language: languageNames[language] },
          },
        )}
      </Act>
      {done && (
        <span role="status">
          {i18n._(
            /*i18n*/ {
              id: 'phone_templates.tested',
              message: 'Deneme {phone} numarasına gidiyor.',
              values: { phone: ready.phone },
            },
          )}
        </span>
      )}
      {failure && <FormNote tone="failed" refusals={failureMessages(failure, 'notSent')} />}
    </div>
  )
}
