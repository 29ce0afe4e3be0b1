import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { languageNames, type PanelLanguage, panelLanguages } from '#api/contract/platform/languages.ts'
import type { MailTemplate } from '#api/contract/platform/mail-templates.ts'
import { longestMailText, mailPlaceholders, mailsByKind, mailTextLabels } from '#api/rules/platform/mail-templates.ts'
import { hole } from '#api/rules/platform/placeholders.ts'
import { ShortField, ShortFields, type ShortFormActor } from '#screens/platform/account/ShortFields.tsx'
import { sentenceOf } from '#screens/platform/sentences.ts'
import { useRefusals } from '#screens/platform/useRefusals.ts'
import { Button } from '#ui/Button.tsx'
import { Field } from '#ui/Field.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import styles from './emails.module.css'

interface EmailFormProps {
  form: ShortFormActor
  template: MailTemplate
}

const labels = Object.fromEntries(
  panelLanguages.flatMap((language) =>
    Object.entries(mailTextLabels).map(([part, says]) => [`${language}.${part}`, says] as const),
  ),
)

/** The texts of the mail, a language at a time, and what may be put into them. */
export function EmailForm({ form, template }: EmailFormProps) {
  const { i18n } = useLingui()
  const [language, setLanguage] = useState<string>(panelLanguages[0] ?? 'tr')
  const wrong = useRefusals(form, { type: 'SUBMIT' }).flatMap(({ at = [] }) => at)
  return (
    <ShortFields
      actor={form}
      act="notSaved"
      labels={labels}
      submit={i18n._(/*i18n*/ { id: 'records.save', message: 'Kaydet' })}
      onwards={null}
    >
      <Tabs
        label={i18n._(/*i18n*/ { id: 'emails.languages', message: 'Diller' })}
        value={language}
        onChange={setLanguage}
        tabs={panelLanguages.map((one) => ({
          value: one,
          label: languageNames[one],
          wrong: wrong.some((path) => path.startsWith(`${one}.`)),
          panel: <Words form={form} template={template} language={one} />,
        }))}
      />
    </ShortFields>
  )
}

function Words({ form, template, language }: EmailFormProps & { language: PanelLanguage }) {
  const { i18n } = useLingui()
  const putBack = () => {
    for (const [part, text] of Object.entries(template.built[language]))
      form.send({ type: 'FILL', field: `${language}.${part}`, text })
  }
  return (
    <div className={styles.words}>
      <ShortField actor={form} name={`${language}.subject`} label={mailTextLabels.subject} />
      <Area form={form} language={language} part="content" rows={12} />
      <Placeholders form={form} template={template} language={language} />
      <Area form={form} language={language} part="footer" rows={3} />
      <div>
        <Button variant="plain" onPress={putBack}>
          {i18n._(/*i18n*/ { id: 'emails.put_back', message: 'Hazır metni geri getir' })}
        </Button>
      </div>
    </div>
  )
}

interface AreaProps {
  form: ShortFormActor
  language: PanelLanguage
  part: 'content' | 'footer'
  rows: number
}

function Area({ form, language, part, rows }: AreaProps) {
  const { i18n } = useLingui()
  const name = `${language}.${part}`
  const text = useSelector(form, ({ context }) => context.fields[name] ?? '')
  const wrong = useRefusals(form, { type: 'SUBMIT' }).filter(({ at }) => at?.includes(name))
  return (
    <Field name={name} label={i18n._(mailTextLabels[part])} error={wrong.map((refusal) => sentenceOf(i18n, refusal))}>
      <TextArea
        rows={rows}
        value={text}
        counted={longestMailText[part]}
        onChange={(next) => form.send({ type: 'FILL', field: name, text: next })}
      />
    </Field>
  )
}

/** What this mail knows: pressed, it stands in the content where the cursor was. */
function Placeholders({ form, template, language }: EmailFormProps & { language: PanelLanguage }) {
  const { i18n } = useLingui()
  const name = `${language}.content`
  const insert = (placeholder: string) => {
    const area = document.getElementById(name)
    const text = form.getSnapshot().context.fields[name] ?? ''
    const at = area instanceof HTMLTextAreaElement ? area.selectionStart : text.length
    form.send({ type: 'FILL', field: name, text: `${text.slice(0, at)}${placeholder}${text.slice(at)}` })
    area?.focus()
  }
  return (
    <fieldset className={styles.placeholders}>
      <legend className={styles.quiet}>{i18n._(title)}</legend>
      {mailsByKind[template.kind].takes.map((one) => (
        <Button key={one} variant="plain" onPress={() => insert(hole(one))} title={hole(one)}>
          {i18n._(mailPlaceholders[one])}
        </Button>
      ))}
    </fieldset>
  )
}

const title = /*i18n*/ { id: 'emails.placeholders', message: 'Metne eklenebilecekler' }
