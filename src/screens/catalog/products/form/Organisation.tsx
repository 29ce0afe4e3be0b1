import { useLingui } from '@lingui/react'
import { products } from '#api/listings/catalog/products.ts'
import { ChoicesFailed } from '#screens/platform/records/controls/ChoicesFailed.tsx'
import { useChoices } from '#screens/platform/records/controls/use-choices.ts'
import { useMakeHere } from '#screens/platform/records/make-here/use-make-here.tsx'
import { Combobox } from '#ui/Combobox.tsx'
import { MultiCombobox } from '#ui/MultiCombobox.tsx'
import { Section } from '#ui/Section.tsx'
import { FormField } from './FormField.tsx'
import { useForm, usePart } from './form-actor.ts'
import { useImported } from './import/import-actor.ts'

/** What the product belongs to: its tax, unit, brand, supplier and tags. */
export function Organisation() {
  const { i18n } = useLingui()
  return (
    <Section title={i18n._(/*i18n*/ { id: 'product.organisation', message: 'Sınıflandırma' })}>
      <Reference field="tax_id" required />
      <Reference field="unit_id" />
      <Reference field="brand_id" />
      <Reference field="supplier_id" />
      <Tags />
    </Section>
  )
}

const tagsLabel = /*i18n*/ { id: 'product.tags', message: 'Etiketler' }

interface ReferenceProps {
  field: 'tax_id' | 'unit_id' | 'brand_id' | 'supplier_id'
  required?: boolean
}

function Reference({ field, required = false }: ReferenceProps) {
  const form = useForm()
  const { i18n } = useLingui()
  const id = usePart(({ draft }) => draft[field])
  const declared = products.fields[field]
  const choices = useChoices(declared.to, id ? [id] : [])
  const set = (value: number | null) => form.send({ type: 'SET_FIELD', key: field, value })
  const { make, making, busy } = useMakeHere(declared, ({ value }) => set(value))
  const imported = useImported('brand') && field === 'brand_id'
  return (
    <FormField path={field} label={i18n._(declared.label)} required={required} imported={imported}>
      <Combobox
        choices={choices.found}
        selected={choices.named[0] ?? null}
        onSelect={(choice) => set(choice?.value ?? null)}
        {...(choices.onSearch ? { onSearch: choices.onSearch } : {})}
        busy={choices.busy || busy}
        make={make}
        clearable={!required}
      />
      {making}
      {choices.failure && <ChoicesFailed failure={choices.failure} onRetry={choices.onRetry} />}
    </FormField>
  )
}

function Tags() {
  const form = useForm()
  const { i18n } = useLingui()
  const ids = usePart(({ draft }) => draft.tags)
  const declared = products.fields.tag_id
  const choices = useChoices(declared.to, ids)
  const set = (tags: number[]) => form.send({ type: 'SET_FIELD', key: 'tags', value: tags })
  const { make, making, busy } = useMakeHere(declared, ({ value }) => set([...ids, value]))
  return (
    <FormField path="tags" label={i18n._(tagsLabel)}>
      <MultiCombobox
        choices={choices.found}
        selected={choices.named}
        onSelect={(tags) => set(tags.map(({ value }) => value))}
        {...(choices.onSearch ? { onSearch: choices.onSearch } : {})}
        busy={choices.busy || busy}
        make={make}
      />
      {making}
      {choices.failure && <ChoicesFailed failure={choices.failure} onRetry={choices.onRetry} />}
    </FormField>
  )
}
