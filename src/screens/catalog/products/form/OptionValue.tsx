import { Swatch } from '#screens/platform/gallery/Swatch.tsx'
import { Select } from '#ui/Select.tsx'
import { FormField } from './FormField.tsx'
import { useForm, usePart } from './form-actor.ts'
import styles from './VariantFields.module.css'

interface OptionValueProps {
  index: number
  /** The place of the option among those of the product. */
  at: number
  bare?: boolean
}

/** Which value of an option a variant has. A value that would repeat another variant raises an alert, and is not taken (R92). */
export function OptionValue({ index, at, bare = false }: OptionValueProps) {
  const form = useForm()
  const option = usePart(({ draft, lists }) => lists.options.find((one) => one.id === draft.selected_options[at]))
  const place = usePart(({ draft }) =>
    draft.variants[index]?.options.findIndex((one) => one.option_id === draft.selected_options[at]),
  )
  const value = usePart(({ draft }) => draft.variants[index]?.options[place ?? -1]?.option_value_id ?? 0)
  if (!option) return null
  const whole = `variants.${index}.options`
  return (
    <FormField
      path={place === undefined || place < 0 ? `${whole}.new${option.id}` : `${whole}.${place}.option_value_id`}
      also={at === 0 ? [whole] : []}
      label={option.name}
      bare={bare}
      required
    >
      <div className={styles.withLooks}>
        <Swatch value={option.values.find((one) => one.id === value)?.swatch ?? ''} />
        <Select
          value={value === 0 ? '' : String(value)}
          onChange={(next) =>
            form.send({ type: 'SET_VARIANT_OPTION', index, option_id: option.id, option_value_id: Number(next) })
          }
          placeholder="–"
          options={option.values.map((one) => ({ value: String(one.id), label: one.name }))}
        />
      </div>
    </FormField>
  )
}
