import { useLingui } from '@lingui/react'
import type { TranslationRow, TranslationsField } from '#api/resources/platform/field.types.ts'
import { isUnder } from '#machines/platform/record-form/record-form.view.ts'
import { goTo } from '#screens/platform/sentences.ts'
import { Button } from '#ui/Button.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import { type ControlProps, useFormParts } from './control.ts'
import styles from './controls.module.css'
import { PagePreview } from './PagePreview.tsx'
import { SearchPreview } from './SearchPreview.tsx'

/** Texts in every language of the shop, one tab each (rule R16). Texts of languages that were switched off are kept and not shown. */
export function TranslationsControl(props: ControlProps<TranslationsField>) {
  const { field, value, path, refusals } = props
  const { i18n } = useLingui()
  const { languages, language, showLanguage } = useFormParts()
  const shown = languages.flatMap(({ id, name }) => {
    const index = value.findIndex((row) => row.language_id === id)
    const row = value[index]
    return row ? [{ id, name, index, row }] : []
  })
  const [only] = shown
  if (shown.length === 1 && only) return <Texts {...props} index={only.index} />
  const naming = Object.keys(field.texts)[0] ?? 'name'
  const missing = shown.find(({ id, row }) => id !== language && isEmpty(row[naming]))
  return (
    <div className={styles.texts}>
      <Tabs
        label={i18n._(/*i18n*/ { id: 'records.languages', message: 'Diller' })}
        value={String(language)}
        onChange={(id) => showLanguage(Number(id))}
        tabs={shown.map(({ id, name, index, row }) => ({
          value: String(id),
          label: name,
          wrong: refusals.some((refusal) => isUnder(`${path}.${index}`, refusal)),
          complete: !isEmpty(row[naming]),
          panel: <Texts {...props} index={index} />,
        }))}
      />
      {missing && (
        <p className={styles.hint}>
          {i18n._(/*i18n*/ { id: 'records.all_languages', message: 'Bütün dilleri doldurun.' })}{' '}
          <Button
            variant="link"
            onPress={() => goTo(`${path}.${missing.index}.${naming}`, () => showLanguage(missing.id))}
          >
            {missing.name}
          </Button>
        </p>
      )}
    </div>
  )
}

/** The texts of one language. */
function Texts({
  field,
  value,
  onChange,
  path,
  refusals,
  locked,
  index,
}: ControlProps<TranslationsField> & { index: number }) {
  const { Inner } = useFormParts()
  const row = value[index]
  if (!row) return null
  const change = (key: string, text: unknown) =>
    onChange(value.map((one, at) => (at === index ? ({ ...one, [key]: text } as TranslationRow) : one)))
  return (
    <div className={styles.texts}>
      {Object.entries(field.texts).map(([key, text]) => {
        const at = `${path}.${index}.${key}`
        return (
          <Inner
            key={key}
            field={text}
            value={String(row[key] ?? '')}
            onChange={(next) => change(key, next)}
            path={at}
            refusals={refusals.filter((refusal) => isUnder(at, refusal))}
            locked={locked}
          />
        )
      })}
      {field.found && <SearchPreview row={row} field={field} />}
      {field.previewed && <PagePreview row={row} texts={field.texts} />}
    </div>
  )
}

function isEmpty(text: unknown): boolean {
  return String(text ?? '').trim() === ''
}
