import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { type PanelLanguage, panelLanguages } from '#api/contract/platform/languages.ts'
import type { PhoneTemplate } from '#api/contract/platform/phone-templates.ts'
import { withoutTurkish } from '#api/rules/platform/gsm.ts'
import {
  longestPhoneText,
  phonePlaceholders,
  phoneTextLabel,
  phoneTextOf,
} from '#api/rules/platform/phone-templates.ts'
import { Placeholders, TemplateArea } from '#screens/content/templates/TemplateArea.tsx'
import { TemplateTabs } from '#screens/content/templates/TemplateTabs.tsx'
import styles from '#screens/content/templates/templates.module.css'
import type { phoneValues } from '#screens/content/wiring/phone-messages.ts'
import type { ShortFormActor } from '#screens/platform/account/ShortFields.tsx'
import { Button } from '#ui/Button.tsx'
import { Switch } from '#ui/Switch.tsx'
import { PhoneLengthNote } from './PhoneLengthNote.tsx'

export interface PhoneFormProps {
  form: ShortFormActor
  template: PhoneTemplate
  values: ActorRefFrom<typeof phoneValues>
}

const statusLabel = /*i18n*/ { id: 'phone_templates.status', message: 'Müşterilere gönderilsin' }
const labels = {
  status: statusLabel,
  ...Object.fromEntries(panelLanguages.map((language) => [language, phoneTextLabel] as const)),
}

/** Whether the message is sent, its texts, a language at a time, and what may be put into them. */
export function PhoneForm(props: PhoneFormProps) {
  const { i18n } = useLingui()
  const { form } = props
  const status = useSelector(form, ({ context }) => context.fields.status)
  return (
    <TemplateTabs form={form} labels={labels} words={(language) => <Words {...props} language={language} />}>
      <Switch
        id="status"
        label={i18n._(statusLabel)}
        hint={i18n._(
          /*i18n*/ {
            id: 'phone_templates.status_hint',
            message: 'Açıkken siparişin bu adımında müşteriye SMS gider; her SMS’in ücreti vardır.',
          },
        )}
        checked={status === '1'}
        onChange={(on) => form.send({ type: 'FILL', field: 'status', text: on ? '1' : '0' })}
      />
    </TemplateTabs>
  )
}

function Words({ form, template, values, language }: PhoneFormProps & { language: PanelLanguage }) {
  const { i18n } = useLingui()
  const text = useSelector(form, ({ context }) => context.fields[language] ?? '')
  const tried = useSelector(values, ({ context }) => context.data?.[language])
  const write = (next: string) => form.send({ type: 'FILL', field: language, text: next })
  const { letters } = template.ready
  return (
    <div className={styles.words}>
      <TemplateArea
        form={form}
        name={language}
        label={phoneTextLabel}
        rows={6}
        longest={longestPhoneText}
        hint={tried && <PhoneLengthNote text={phoneTextOf(text, tried, letters)} letters={letters} />}
      />
      <Placeholders form={form} name={language} takes={phonePlaceholders(template.kind)} />
      <div className={styles.acts}>
        <Button variant="plain" onPress={() => write(template.built[language])}>
          {i18n._(/*i18n*/ { id: 'emails.put_back', message: 'Hazır metni geri getir' })}
        </Button>
        {withoutTurkish(text) !== text && (
          <Button variant="plain" onPress={() => write(withoutTurkish(text))}>
            {i18n._(/*i18n*/ { id: 'phone_templates.plain', message: 'Türkçe harfleri sadeleştir' })}
          </Button>
        )}
      </div>
    </div>
  )
}
