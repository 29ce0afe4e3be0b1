import { useLingui } from '@lingui/react'
import type { BulkChange } from '#api/contract/catalog/bulk.ts'
import { products } from '#api/listings/catalog/products.ts'
import { activeOrPassive } from '#api/resources/platform/fields.ts'
import { ChoicesFailed } from '#screens/platform/records/controls/ChoicesFailed.tsx'
import { useChoices } from '#screens/platform/records/controls/use-choices.ts'
import { useMakeHere } from '#screens/platform/records/make-here/use-make-here.tsx'
import { Field } from '#ui/Field.tsx'
import { MultiCombobox } from '#ui/MultiCombobox.tsx'
import { NumberInput } from '#ui/NumberInput.tsx'
import { Select } from '#ui/Select.tsx'
import styles from './bulk.module.css'
import type { SetChange } from './ChangeForm.tsx'

interface ChangeFieldProps {
  change: BulkChange
  set: SetChange
}

const asItIs = /*i18n*/ { id: 'bulk.as_it_is', message: 'Olduğu gibi kalsın' }

/** Tags that are added, taken away, or become the only ones. */
export function TagsField({ change, set }: ChangeFieldProps) {
  const { i18n } = useLingui()
  const tags = change.tags
  const choices = useChoices('tags', tags?.tags ?? [])
  const { make, making, busy } = useMakeHere(
    products.fields.tag_id,
    ({ value }) => tags && set('tags', { how: tags.how, tags: [...tags.tags, value] }),
  )
  const label = i18n._(/*i18n*/ { id: 'product.tags', message: 'Etiketler' })
  return (
    <Field name="tags" label={label}>
      <div className={styles.pair}>
        <Select
          value={tags?.how ?? 'none'}
          onChange={(how) => set('tags', how === 'none' ? undefined : { how, tags: tags?.tags ?? [] })}
          options={[
            { value: 'none', label: i18n._(asItIs) },
            { value: 'add', label: i18n._(/*i18n*/ { id: 'bulk.tags_add', message: 'Ekle' }) },
            { value: 'remove', label: i18n._(/*i18n*/ { id: 'bulk.tags_remove', message: 'Çıkar' }) },
            { value: 'replace', label: i18n._(/*i18n*/ { id: 'bulk.tags_replace', message: 'Yalnızca bunlar' }) },
          ]}
        />
        {tags && (
          <Field name="tags.tags" label={label} bare>
            <MultiCombobox
              choices={choices.found}
              selected={choices.named}
              onSelect={(chosen) => set('tags', { how: tags.how, tags: chosen.map((one) => one.value) })}
              {...(choices.onSearch ? { onSearch: choices.onSearch } : {})}
              busy={choices.busy || busy}
              make={make}
              placeholder={i18n._(/*i18n*/ { id: 'records.find', message: 'Yazarak arayın' })}
            />
          </Field>
        )}
      </div>
      {making}
      {choices.failure && <ChoicesFailed failure={choices.failure} onRetry={choices.onRetry} />}
    </Field>
  )
}

const statuses = {
  status: /*i18n*/ { id: 'bulk.status', message: 'Ürün durumu' },
  variant_status: /*i18n*/ { id: 'bulk.variant_status', message: 'Varyantların durumu' },
}

/** Active or passive (R58). */
export function StatusField({ name, change, set }: ChangeFieldProps & { name: keyof typeof statuses }) {
  const { i18n } = useLingui()
  return (
    <Field name={name} label={i18n._(statuses[name])}>
      <Select
        value={change[name] === undefined ? 'none' : String(change[name])}
        onChange={(value) => set(name, value === 'none' ? undefined : Number(value))}
        options={[
          { value: 'none', label: i18n._(asItIs) },
          ...([1, 0] as const).map((value) => ({ value: String(value), label: i18n._(activeOrPassive[value]) })),
        ]}
      />
    </Field>
  )
}

/** The stock of every variant: the same for all, or so much more or less. */
export function QuantityField({ change, set }: ChangeFieldProps) {
  const { i18n } = useLingui()
  const quantity = change.quantity
  const label = i18n._(/*i18n*/ { id: 'bulk.stock', message: 'Her varyantın stoku' })
  return (
    <Field name="quantity" label={label}>
      <div className={styles.pair}>
        <Select
          value={quantity?.how ?? 'none'}
          onChange={(how) => set('quantity', how === 'none' ? undefined : { how, value: quantity?.value ?? '' })}
          options={[
            { value: 'none', label: i18n._(asItIs) },
            { value: 'set', label: i18n._(/*i18n*/ { id: 'bulk.stock_set', message: 'Şu olsun' }) },
            { value: 'add', label: i18n._(/*i18n*/ { id: 'bulk.stock_add', message: 'Şu kadar değişsin' }) },
          ]}
        />
        {quantity && (
          <Field name="quantity.value" label={label} bare>
            <NumberInput
              whole
              value={String(quantity.value)}
              onChange={(value) => set('quantity', { how: quantity.how, value })}
            />
          </Field>
        )}
      </div>
    </Field>
  )
}

/** Below how many of a variant the shop is told. */
export function MinStockField({ change, set }: ChangeFieldProps) {
  const { i18n } = useLingui()
  return (
    <Field name="min_stock" label={i18n._(/*i18n*/ { id: 'product.min_stock', message: 'Kritik stok' })}>
      <NumberInput
        whole
        value={change.min_stock === undefined ? '' : String(change.min_stock)}
        onChange={(value) => set('min_stock', value.trim() === '' ? undefined : value)}
        placeholder={i18n._(asItIs)}
      />
    </Field>
  )
}
