import { useLingui } from '@lingui/react'
import type { Says } from '#api/rules/platform/rule.ts'
import { ChoicesFailed } from '#screens/platform/records/controls/ChoicesFailed.tsx'
import { useChoices } from '#screens/platform/records/controls/use-choices.ts'
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
      <Reference field="tax_id" to="taxes" label={taxLabel} required />
      <Reference field="unit_id" to="units" label={unitLabel} />
      <Reference field="brand_id" to="brands" label={brandLabel} />
      <Reference field="supplier_id" to="suppliers" label={supplierLabel} />
      <Tags />
    </Section>
  )
}

const taxLabel = /*i18n*/ { id: 'product.tax', message: 'Vergi' }
const unitLabel = /*i18n*/ { id: 'product.unit', message: 'Birim' }
const brandLabel = /*i18n*/ { id: 'product.brand', message: 'Marka' }
const supplierLabel = /*i18n*/ { id: 'product.supplier', message: 'Tedarikçi' }
const tagsLabel = /*i18n*/ { id: 'product.tags', message: 'Etiketler' }

interface ReferenceProps {
  field: 'tax_id' | 'unit_id' | 'brand_id' | 'supplier_id'
  to: string
  label: Says
  required?: boolean
}

function Reference({ field, to, label, required = false }: ReferenceProps) {
  const form = useForm()
  const { i18n } = useLingui()
  const id = usePart(({ draft }) => draft[field])
  const choices = useChoices(to, id ? [id] : [])
  const imported = useImported('brand') && field === 'brand_id'
  return (
    <FormField path={field} label={i18n._(label)} required={required} imported={imported}>
      <Combobox
        choices={choices.found}
        selected={choices.named[0] ?? null}
        onSelect={(choice) => form.send({ type: 'SET_FIELD', key: field, value: choice?.value ?? null })}
        {...(choices.onSearch ? { onSearch: choices.onSearch } : {})}
        busy={choices.busy}
        clearable={!required}
      />
      {choices.failure && <ChoicesFailed failure={choices.failure} onRetry={choices.onRetry} />}
    </FormField>
  )
}

function Tags() {
  const form = useForm()
  const { i18n } = useLingui()
  const ids = usePart(({ draft }) => draft.tags)
  const choices = useChoices('tags', ids)
  return (
    <FormField path="tags" label={i18n._(tagsLabel)}>
      <MultiCombobox
        choices={choices.found}
        selected={choices.named}
        onSelect={(tags) => form.send({ type: 'SET_FIELD', key: 'tags', value: tags.map(({ value }) => value) })}
        {...(choices.onSearch ? { onSearch: choices.onSearch } : {})}
        busy={choices.busy}
      />
      {choices.failure && <ChoicesFailed failure={choices.failure} onRetry={choices.onRetry} />}
    </FormField>
  )
}
