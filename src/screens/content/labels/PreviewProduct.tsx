import { useLingui } from '@lingui/react'
import { Combobox } from '#ui/Combobox.tsx'
import { Field } from '#ui/Field.tsx'
import type { Preview } from './use-preview.ts'

/** Which product the label is tried with. */
export function PreviewProduct({ preview: { filled, found, busy, search, choose } }: { preview: Preview }) {
  const { i18n } = useLingui()
  const choices = found.map((variant) => ({ value: variant.id, label: labelOf(variant) }))
  const { variant } = filled
  return (
    <Field name="label-preview" label={i18n._(/*i18n*/ { id: 'label_designer.preview', message: 'Önizlemedeki ürün' })}>
      <Combobox
        choices={choices}
        selected={{ value: variant.id, label: labelOf(variant) }}
        onSelect={(choice) => {
          const one = found.find(({ id }) => id === choice?.value)
          if (one) choose(one)
        }}
        onSearch={search}
        busy={busy}
      />
    </Field>
  )
}

function labelOf({ name, options, barcode }: Preview['filled']['variant']): string {
  return [name, options, barcode].filter(Boolean).join(' · ')
}
