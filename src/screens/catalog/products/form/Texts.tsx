import { useLingui } from '@lingui/react'
import { lazy, Suspense } from 'react'
import type { TextKey } from '#machines/catalog/product-form/form.types.ts'
import { Section } from '#ui/Section.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { FormField } from './FormField.tsx'
import { useForm, usePart } from './form-actor.ts'
import { useImported } from './import/import-actor.ts'
import { LanguageTabs } from './LanguageTabs.tsx'
import styles from './Texts.module.css'

const RichText = lazy(() => import('#screens/platform/rich-text/RichText.tsx'))

interface OneLanguage {
  language_id: number
  index: number
}

/** The name of the product in every language, and what is said of it. The quick form asks the name alone. */
export function Texts({ quick }: { quick: boolean }) {
  const { i18n } = useLingui()
  const title = i18n._(/*i18n*/ { id: 'product.texts', message: 'Ad ve açıklama' })
  return (
    <Section title={quick ? i18n._(nameLabel) : title}>
      <LanguageTabs label={title}>
        {(language_id, index) => (
          <div className={styles.fields}>
            <Name language_id={language_id} index={index} />
            {!quick && <ShortDescription language_id={language_id} index={index} />}
            {!quick && <Description language_id={language_id} index={index} />}
          </div>
        )}
      </LanguageTabs>
    </Section>
  )
}

const nameLabel = /*i18n*/ { id: 'product.name', message: 'Ürün adı' }

function Name({ language_id, index }: OneLanguage) {
  const { i18n } = useLingui()
  const [value, set] = useText(language_id, 'name')
  const several = usePart(({ lists }) => lists.languages.length > 1)
  const isDefault = usePart(({ lists }) => lists.languages[0]?.id === language_id)
  const imported = useImported('name') && isDefault
  const hint = /*i18n*/ { id: 'validation.translation_hint', message: 'Tüm dil alanlarını doldurun.' }
  return (
    <FormField
      path={`translations.${index}.name`}
      label={i18n._(nameLabel)}
      required
      imported={imported}
      {...(several ? { hint: i18n._(hint) } : {})}
    >
      <TextInput value={value} onChange={set} lang={useLanguageCode(language_id)} />
    </FormField>
  )
}

function ShortDescription({ language_id, index }: OneLanguage) {
  const { i18n } = useLingui()
  const [value, set] = useText(language_id, 'short_description')
  return (
    <FormField
      path={`translations.${index}.short_description`}
      label={i18n._(/*i18n*/ { id: 'product.short_description', message: 'Kısa açıklama' })}
    >
      <TextArea value={value} onChange={set} rows={2} counted={255} lang={useLanguageCode(language_id)} />
    </FormField>
  )
}

function Description({ language_id, index }: OneLanguage) {
  const { i18n } = useLingui()
  const [value, set] = useText(language_id, 'description')
  const lang = useLanguageCode(language_id)
  return (
    <FormField
      path={`translations.${index}.description`}
      label={i18n._(/*i18n*/ { id: 'product.description', message: 'Açıklama' })}
    >
      <Suspense fallback={<div className={styles.waiting} aria-busy="true" />}>
        <RichText key={language_id} value={value} onChange={set} lang={lang} />
      </Suspense>
    </FormField>
  )
}

/** A text of one language, and how to write it. */
export function useText(language_id: number, key: TextKey): [string, (value: string) => void] {
  const form = useForm()
  const value = usePart(({ draft }) => draft.translations.find((one) => one.language_id === language_id)?.[key] ?? '')
  return [value, (next) => form.send({ type: 'SET_TEXT', language_id, key, value: next })]
}

/** What the text's own language is called by browsers, so that it is read and spelled in it. */
export function useLanguageCode(language_id: number): string | undefined {
  return usePart(({ lists }) => lists.languages.find((one) => one.id === language_id)?.code)
}
