import { useLingui } from '@lingui/react'
import type { BulkChange } from '#api/contract/catalog/bulk.ts'
import type { Says } from '#api/rules/platform/rule.ts'
import { ChoicesFailed } from '#screens/platform/records/controls/ChoicesFailed.tsx'
import { useChoices } from '#screens/platform/records/controls/use-choices.ts'
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
  const choices = useChoices(to, value ? [value] : [])
  return (
    <div className={styles.record}>
      <Field name={name} label={i18n._(labels[name])}>
        <Combobox
          choices={choices.found}
          selected={choices.named[0] ?? null}
          onSelect={(choice) => set(name, choice?.value)}
          {...(choices.onSearch ? { onSearch: choices.onSearch } : {})}
          busy={choices.busy}
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
      {choices.failure && <ChoicesFailed failure={choices.failure} onRetry={choices.onRetry} />}
    </div>
  )
}
