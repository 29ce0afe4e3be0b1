import { useLingui } from '@lingui/react'
import { withMeta } from '#api/rules/catalog/product-sums.ts'
import { Section } from '#ui/Section.tsx'
import { Switch } from '#ui/Switch.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { FormField } from './FormField.tsx'
import { useForm, usePart } from './form-actor.ts'
import { LanguageTabs } from './LanguageTabs.tsx'
import styles from './Seo.module.css'
import { useLanguageCode, useText } from './Texts.tsx'

/** What search engines are told. It may follow from the other texts by itself. */
export function Seo() {
  const form = useForm()
  const { i18n } = useLingui()
  const auto = usePart(({ draft }) => draft.auto_meta === 1)
  const title = i18n._(/*i18n*/ { id: 'product.seo', message: 'Arama motorları' })
  return (
    <Section title={title}>
      <Switch
        checked={auto}
        onChange={(on) => form.send({ type: 'SET_FIELD', key: 'auto_meta', value: on ? 1 : 0 })}
        label={i18n._(/*i18n*/ { id: 'product.auto_meta', message: 'Başlık ve açıklama kendiliğinden yazılsın' })}
        hint={i18n._(
          /*i18n*/ { id: 'product.auto_meta_hint', message: 'Ürün adından ve kısa açıklamadan oluşturulur.' },
        )}
      />
      <LanguageTabs label={title}>
        {(language_id, index) => (
          <div className={styles.fields}>
            {auto ? <Preview language_id={language_id} /> : <Written language_id={language_id} index={index} />}
            <Keywords language_id={language_id} index={index} />
          </div>
        )}
      </LanguageTabs>
    </Section>
  )
}

/** The product as a search engine would show it. */
function Preview({ language_id }: { language_id: number }) {
  const { i18n } = useLingui()
  const text = usePart(({ draft }) => {
    const own = draft.translations.find((one) => one.language_id === language_id)
    return own ? withMeta(own, true) : null
  })
  const lang = useLanguageCode(language_id)
  const noName = /*i18n*/ { id: 'product.seo_no_name', message: 'Ürün adı yazılınca burada görünür' }
  return (
    <div className={styles.preview} lang={lang}>
      <p className={styles.title}>{text?.meta_title || i18n._(noName)}</p>
      {text?.meta_description && <p className={styles.description}>{text.meta_description}</p>}
      {text?.auto_meta_keywords && <p className={styles.keywords}>{text.auto_meta_keywords}</p>}
    </div>
  )
}

function Written({ language_id, index }: { language_id: number; index: number }) {
  const { i18n } = useLingui()
  const [title, setTitle] = useText(language_id, 'meta_title')
  const [description, setDescription] = useText(language_id, 'meta_description')
  const lang = useLanguageCode(language_id)
  return (
    <>
      <FormField
        path={`translations.${index}.meta_title`}
        label={i18n._(/*i18n*/ { id: 'product.meta_title', message: 'Arama başlığı' })}
      >
        <TextInput value={title} onChange={setTitle} lang={lang} />
      </FormField>
      <FormField
        path={`translations.${index}.meta_description`}
        label={i18n._(/*i18n*/ { id: 'product.meta_description', message: 'Arama açıklaması' })}
      >
        <TextArea value={description} onChange={setDescription} rows={2} counted={255} lang={lang} />
      </FormField>
    </>
  )
}

function Keywords({ language_id, index }: { language_id: number; index: number }) {
  const { i18n } = useLingui()
  const [value, set] = useText(language_id, 'meta_keywords')
  return (
    <FormField
      path={`translations.${index}.meta_keywords`}
      label={i18n._(/*i18n*/ { id: 'product.meta_keywords', message: 'Anahtar kelimeler' })}
      hint={i18n._(/*i18n*/ { id: 'product.meta_keywords_hint', message: 'Virgülle ayırın, en fazla 5 kelime.' })}
    >
      <TextInput value={value} onChange={set} lang={useLanguageCode(language_id)} />
    </FormField>
  )
}
