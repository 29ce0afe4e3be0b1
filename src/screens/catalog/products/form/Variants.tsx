import { useLingui } from '@lingui/react'
import { placesStaying } from '#api/rules/catalog/product-facts.ts'
import { sentenceOf } from '#screens/platform/sentences.ts'
import { Button } from '#ui/Button.tsx'
import { Field } from '#ui/Field.tsx'
import { FillIcon, GeneratorIcon } from '#ui/icons.ts'
import { LockedContext, useLocked } from '#ui/locked.ts'
import { MultiCombobox } from '#ui/MultiCombobox.tsx'
import { Section } from '#ui/Section.tsx'
import { Select } from '#ui/Select.tsx'
import { FormField } from './FormField.tsx'
import { useErrors, useForm, usePart } from './form-actor.ts'
import { NewVariant } from './NewVariant.tsx'
import { fieldName, usePriceListName } from './names.ts'
import { usePriceLists } from './Prices.tsx'
import styles from './Variants.module.css'
import { VariantTable } from './VariantTable.tsx'

/** The options that variants differ by, and the variants. */
export function Variants() {
  const form = useForm()
  const { i18n } = useLingui()
  const locked = useLocked().length > 0
  const count = usePart(({ draft }) => placesStaying(draft).length)
  const errors = useErrors('variants')
  const title = fieldName(i18n, 'variants')
  return (
    <Section
      title={
        <>
          {title} <span className={styles.count}>{i18n.number(count)}</span>
        </>
      }
      actions={
        !locked && (
          <>
            <Button icon={FillIcon} onPress={() => form.send({ type: 'OPEN_CODES' })}>
              {i18n._(/*i18n*/ { id: 'codes.title', message: 'Boş kodları doldur' })}
            </Button>
            <Button icon={GeneratorIcon} onPress={() => form.send({ type: 'OPEN_GENERATOR' })}>
              {i18n._(/*i18n*/ { id: 'variants.generate_open', message: 'Varyant oluştur' })}
            </Button>
          </>
        )
      }
    >
      <Options />
      {errors.map((one) => (
        <p key={one.id} className={styles.wrong}>
          {sentenceOf(i18n, one)}
        </p>
      ))}
      <div id="variants" tabIndex={-1} className={styles.variants}>
        <PriceListSwitch />
        <VariantTable />
        <NewVariant />
      </div>
    </Section>
  )
}

function Options() {
  const form = useForm()
  const { i18n } = useLingui()
  const options = usePart(({ lists }) => lists.options)
  const selected = usePart(({ draft }) => draft.selected_options)
  const choices = options.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <FormField
      path="selected_options"
      label={fieldName(i18n, 'selected_options')}
      hint={i18n._(
        /*i18n*/ { id: 'variants.options_hint', message: 'Varyantlar bu seçeneklerle ayrılır: beden, renk.' },
      )}
      required
    >
      <MultiCombobox
        choices={choices}
        selected={selected.map((id) => choices.find(({ value }) => value === id) ?? { value: id, label: `#${id}` })}
        onSelect={(chosen) => form.send({ type: 'CHOOSE_OPTIONS', options: chosen.map(({ value }) => value) })}
      />
    </FormField>
  )
}

/** Which list the prices of the table belong to; one list needs no choice. */
function PriceListSwitch() {
  const form = useForm()
  const { i18n } = useLingui()
  const lists = usePriceLists()
  const nameOf = usePriceListName()
  const shown = usePart(({ view }) => view.country_id)
  if (lists.length < 2) return null
  return (
    <Field name="price-list" label={fieldName(i18n, 'country_id')} className={styles.switcher}>
      {/* It changes what is in sight, not the product. */}
      <LockedContext value={[]}>
        <Select
          value={String(shown)}
          onChange={(value) => form.send({ type: 'SHOW_PRICES', country_id: Number(value) })}
          options={lists.map((list) => ({ value: String(list.country_id), label: nameOf(list) }))}
        />
      </LockedContext>
    </Field>
  )
}
