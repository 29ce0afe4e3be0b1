import { useLingui } from '@lingui/react'
import { memo } from 'react'
import { IconButton } from '#ui/IconButton.tsx'
import { DetailsIcon } from '#ui/icons.ts'
import { Switch } from '#ui/Switch.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { useControl } from '#ui/useControl.tsx'
import { AmountInput } from './AmountInput.tsx'
import { checkDigitHint } from './check-digit.ts'
import { DeleteVariant } from './DeleteVariant.tsx'
import { FormField } from './FormField.tsx'
import { useForm, usePart } from './form-actor.ts'
import { fieldName, variantName } from './names.ts'
import { OptionValue } from './OptionValue.tsx'
import { usePrice } from './Prices.tsx'
import { Thumb } from './Thumb.tsx'
import { useVariantField } from './VariantFields.tsx'
import styles from './VariantTable.module.css'
import { roles } from './variant-table.ts'

/** One variant in its table. While its details are open, they hold its fields instead. */
export const VariantRow = memo(function VariantRow({ index }: { index: number }) {
  const open = usePart(({ view }) => view.variant === index)
  const options = usePart(({ draft }) => draft.selected_options)
  return (
    <>
      <DefaultCell index={index} />
      <td {...roles.cell}>
        <Thumb index={index} />
      </td>
      {open ? (
        <OpenElsewhere index={index} />
      ) : (
        <>
          {options.map((id, at) => (
            <td key={id} {...roles.cell}>
              <OptionValue index={index} at={at} bare />
            </td>
          ))}
          <PriceCells index={index} />
          <NumberCell index={index} />
          <CodeCell index={index} field="stock_code" />
          <CodeCell index={index} field="barcode" />
          <StatusCell index={index} />
        </>
      )}
      <ActionsCell index={index} />
    </>
  )
})

function DefaultCell({ index }: { index: number }) {
  const form = useForm()
  const { i18n } = useLingui()
  const { refused, control, explanation } = useControl()
  const checked = usePart(({ draft }) => draft.variants[index]?.is_default === 1)
  const name = usePart(({ draft, lists }) => variantName(i18n, draft, lists, index))
  return (
    <td {...roles.cell}>
      <input
        {...control}
        type="radio"
        name="default-variant"
        className={styles.radio}
        checked={checked}
        onChange={() => !refused && form.send({ type: 'MAKE_DEFAULT', index })}
        aria-label={i18n._(
          /*i18n*/ { id: 'variants.make_default_of', message: '{name}: varsayılan yap', values: { name } },
        )}
      />
      {explanation}
    </td>
  )
}

function OpenElsewhere({ index }: { index: number }) {
  const { i18n } = useLingui()
  const name = usePart(({ draft, lists }) => variantName(i18n, draft, lists, index))
  return (
    <td {...roles.cell} className={styles.elsewhere}>
      {name}
    </td>
  )
}

function PriceCells({ index }: { index: number }) {
  const form = useForm()
  const { i18n } = useLingui()
  const country_id = usePart(({ view }) => view.country_id)
  const { price, path } = usePrice(index, country_id)
  return (
    <>
      <td {...roles.cell}>
        <FormField path={`${path}.price`} also={[`variants.${index}.prices`]} label={fieldName(i18n, 'price')} bare>
          <AmountInput
            decimals={2}
            value={price?.price ?? ''}
            onChange={(value) => form.send({ type: 'SET_PRICE', index, country_id, key: 'price', value })}
          />
        </FormField>
      </td>
      <td {...roles.cell}>
        <FormField path={`${path}.strikethrough_price`} label={fieldName(i18n, 'strikethrough_price')} bare>
          <AmountInput
            decimals={2}
            readOnly={price === null}
            value={price?.strikethrough_price ?? ''}
            onChange={(value) => form.send({ type: 'SET_PRICE', index, country_id, key: 'strikethrough_price', value })}
          />
        </FormField>
      </td>
    </>
  )
}

function NumberCell({ index }: { index: number }) {
  const { i18n } = useLingui()
  const [value, set] = useVariantField(index, 'quantity')
  return (
    <td {...roles.cell}>
      <FormField path={`variants.${index}.quantity`} label={fieldName(i18n, 'quantity')} bare>
        <AmountInput whole value={value ?? ''} onChange={set} />
      </FormField>
    </td>
  )
}

function CodeCell({ index, field }: { index: number; field: 'stock_code' | 'barcode' }) {
  const { i18n } = useLingui()
  const [value, set] = useVariantField(index, field)
  return (
    <td {...roles.cell}>
      <FormField
        path={`variants.${index}.${field}`}
        label={fieldName(i18n, field)}
        hint={field === 'barcode' ? checkDigitHint(i18n, value ?? '') : undefined}
        bare
      >
        <TextInput code value={value ?? ''} onChange={set} spellCheck={false} />
      </FormField>
    </td>
  )
}

function StatusCell({ index }: { index: number }) {
  const form = useForm()
  const { i18n } = useLingui()
  const status = usePart(({ draft }) => draft.variants[index]?.status === 1)
  return (
    <td {...roles.cell} className={styles.status}>
      <Switch
        checked={status}
        onChange={(on) => form.send({ type: 'SET_VARIANT', index, key: 'status', value: on ? 1 : 0 })}
        aria-label={i18n._(/*i18n*/ { id: 'variants.on_sale', message: 'Satışta' })}
      />
    </td>
  )
}

function ActionsCell({ index }: { index: number }) {
  const form = useForm()
  const { i18n } = useLingui()
  const name = usePart(({ draft, lists }) => variantName(i18n, draft, lists, index))
  return (
    <td {...roles.cell} className={styles.acts}>
      <IconButton
        size="compact"
        icon={DetailsIcon}
        label={i18n._(/*i18n*/ { id: 'variants.details_of', message: '{name}: ayrıntılar', values: { name } })}
        onPress={() => form.send({ type: 'OPEN_VARIANT', index })}
      />
      <DeleteVariant index={index} small />
    </td>
  )
}
