import { useLingui } from '@lingui/react'
import { type PanelLanguage, panelLanguages } from '#api/contract/platform/languages.ts'
import type { MailTemplate } from '#api/contract/platform/mail-templates.ts'
import { longestMailText, mailsByKind, mailTextLabels } from '#api/rules/platform/mail-templates.ts'
import { Placeholders, TemplateArea } from '#screens/content/templates/TemplateArea.tsx'
import { TemplateTabs } from '#screens/content/templates/TemplateTabs.tsx'
import styles from '#screens/content/templates/templates.module.css'
import { ShortField, type ShortFormActor } from '#screens/platform/account/ShortFields.tsx'
import { Button } from '#ui/Button.tsx'

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
  return (
    <TemplateTabs
      form={form}
      labels={labels}
      words={(language) => <Words form={form} template={template} language={language} />}
    />
  )
}

function Words({ form, template, language }: EmailFormProps & { language: PanelLanguage }) {
  const { i18n } = useLingui()
  const putBack = () => {
    for (const [part, text] of Object.entries(template.built[language]))
      form.send({ type: 'FILL', field: `${language}.${part}`, text })
  }
  const area = (part: 'content' | 'footer', rows: number) => (
    <TemplateArea
      form={form}
      name={`${language}.${part}`}
      label={mailTextLabels[part]}
      rows={rows}
      longest={longestMailText[part]}
    />
  )
  return (
    <div className={styles.words}>
      <ShortField actor={form} name={`${language}.subject`} label={mailTextLabels.subject} />
      {area('content', 12)}
      <Placeholders form={form} name={`${language}.content`} takes={mailsByKind[template.kind].takes} />
      {area('footer', 3)}
      <div>
        <Button variant="plain" onPress={putBack}>
          {i18n._(/*i18n*/ { id: 'emails.put_back', message: 'Hazır metni geri getir' })}
        </Button>
      </div>
    </div>
  )
}
