import { useLingui } from '@lingui/react'
import type { BulkChange } from '#api/contract/catalog/bulk.ts'
import { products } from '#api/listings/catalog/products.ts'
import type { ReferenceField } from '#api/resources/platform/field.types.ts'
import type { Says } from '#api/rules/platform/rule.ts'
import { ChoicesFailed } from '#screens/platform/records/controls/ChoicesFailed.tsx'
import { useChoices } from '#screens/platform/records/controls/use-choices.ts'
import { useMakeHere } from '#screens/platform/records/make-here/use-make-here.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { Combobox } from '#ui/Combobox.tsx'
import { Field } from '#ui/Field.tsx'
import styles from './bulk.module.css'
import type { SetChange } from './ChangeForm.tsx'

const labels = {
  main_category_id: /*i18n*/ { id: 'product.main_category', message: 'Ana kategori' },
  brand_id: /*i18n*/ { id: 'product.brand', message: 'Marka' },
  tax_id: /*i18n*/ { id: 'product.tax', message: 'Vergi' },
  supplier_id: /*i18n*/ { id: 'product.supplier', message: 'Tedarikçi' },
}

/** What products can do without. */
const takeAway: Partial<Record<keyof typeof labels, Says>> = {
  brand_id: /*i18n*/ { id: 'bulk.take_brand_away', message: 'Markayı ürünlerden kaldır' },
  supplier_id: /*i18n*/ { id: 'bulk.take_supplier_away', message: 'Tedarikçiyi ürünlerden kaldır' },
}

/** How products point to them, where one may be made here. */
const declared: Partial<Record<keyof typeof labels, ReferenceField>> = {
  ...products.fields,
  main_category_id: products.fields.category_id,
}

interface RecordFieldProps {
  name: keyof typeof labels
  to: string
  change: BulkChange
  set: SetChange
}

/** One record that all the products get, or none any more. */
export function RecordField({ name, to, change, set }: RecordFieldProps) {
  const { i18n } = useLingui()
  const value = change[name]
  const without = takeAway[name]
  const { make, making, busy } = useMakeHere(declared[name] ?? { to }, ({ value }) => set(name, value))
  const choices = useChoices(to, value ? [value] : [])
  return (
    <div className={styles.record}>
      <Field name={name} label={i18n._(labels[name])}>
        <Combobox
          choices={choices.found}
          selected={choices.named[0] ?? null}
          onSelect={(choice) => set(name, choice?.value)}
          {...(choices.onSearch ? { onSearch: choices.onSearch } : {})}
          busy={choices.busy || busy}
          make={make}
          clearable
          placeholder={i18n._(/*i18n*/ { id: 'bulk.as_it_is', message: 'Olduğu gibi kalsın' })}
        />
      </Field>
      {without && (
        <Checkbox
          label={i18n._(without)}
          checked={value === null}
          onChange={(on) => set(name, on ? null : undefined)}
        />
      )}
      {making}
      {choices.failure && <ChoicesFailed failure={choices.failure} onRetry={choices.onRetry} />}
    </div>
  )
}
