import { useLingui } from '@lingui/react'
import { type ReactNode, useState } from 'react'
import { languageNames, type PanelLanguage, panelLanguages } from '#api/contract/platform/languages.ts'
import type { Says } from '#api/rules/platform/rule.ts'
import { ShortFields, type ShortFormActor } from '#screens/platform/account/ShortFields.tsx'
import { useRefusals } from '#screens/platform/useRefusals.ts'
import { Tabs } from '#ui/Tabs.tsx'

interface TemplateTabsProps {
  form: ShortFormActor
  /** What its fields are called, for links from what stands in the way. */
  labels: Readonly<Record<string, Says>>
  /** The fields of one language. */
  words: (language: PanelLanguage) => ReactNode
  children?: ReactNode
}

/** The texts of a template, a language at a time; one in which something is wrong is marked. */
export function TemplateTabs({ form, labels, words, children }: TemplateTabsProps) {
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
      {children}
      <Tabs
        label={i18n._(/*i18n*/ { id: 'emails.languages', message: 'Diller' })}
        value={language}
        onChange={setLanguage}
        tabs={panelLanguages.map((one) => ({
          value: one,
          label: languageNames[one],
          wrong: wrong.some((path) => path === one || path.startsWith(`${one}.`)),
          panel: words(one),
        }))}
      />
    </ShortFields>
  )
}
