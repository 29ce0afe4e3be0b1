import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import { anyErrorUnder } from '#machines/catalog/product-form/problems.ts'
import { Tabs } from '#ui/Tabs.tsx'
import { useForm, usePart } from './form-actor.ts'

interface LanguageTabsProps {
  /** Names the row of tabs. */
  label: string
  /** The fields of one language; `index` is the place of its text in the product. */
  children: (language_id: number, index: number) => ReactNode
}

/** The fields of every language of the shop, the default one first; one language needs no tabs (R16). */
export function LanguageTabs({ label, children }: LanguageTabsProps) {
  const form = useForm()
  const { i18n } = useLingui()
  const shown = usePart(({ view }) => view.language_id)
  const languages = usePart((one) =>
    one.lists.languages.map(({ id, name }) => {
      const index = one.draft.translations.findIndex((text) => text.language_id === id)
      const complete = (one.draft.translations[index]?.name.trim() ?? '') !== ''
      return { id, name, index, complete, wrong: anyErrorUnder(one, `translations.${index}`) }
    }),
  )
  const [only] = languages
  if (only && languages.length === 1) return children(only.id, only.index)
  return (
    <Tabs
      label={i18n._(/*i18n*/ { id: 'product.languages_of', message: '{part}: diller', values: { part: label } })}
      value={String(shown)}
      onChange={(value) => form.send({ type: 'SHOW_LANGUAGE', language_id: Number(value) })}
      tabs={languages.map(({ id, name, index, complete, wrong }) => ({
        value: String(id),
        label: name,
        complete,
        wrong,
        panel: children(id, index),
      }))}
    />
  )
}
