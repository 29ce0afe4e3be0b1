import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import { productTypes } from '#api/contract/catalog/products.ts'
import type { VariantKey } from '#machines/catalog/product-form/form.types.ts'
import { StockFigure } from '#screens/catalog/stock/StockFigure.tsx'
import { Section } from '#ui/Section.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { AmountInput } from './AmountInput.tsx'
import { checkDigitHint } from './check-digit.ts'
import { FormField } from './FormField.tsx'
import { useForm, usePart } from './form-actor.ts'
import { MoneyInput } from './MoneyInput.tsx'
import { fieldName, variantName } from './names.ts'
import styles from './VariantFields.module.css'

type TextField = 'supplier_code' | 'stock_code' | 'shelf' | 'barcode'
type NumberField = 'quantity' | 'width' | 'height' | 'length' | 'weight'

/** What is in stock of a variant, and by which codes it is found. A service has no stock. */
export function Stock({ index, quick = false }: { index: number; quick?: boolean }) {
  const { i18n } = useLingui()
  const service = usePart(({ draft }) => draft.product_type_id === productTypes.service)
  return (
    <Section title={i18n._(/*i18n*/ { id: 'product.stock_section', message: 'Stok ve kodlar' })}>
      <div className={styles.fields}>
        {!service && <Numbered index={index} field="quantity" whole required aside={<BecameSo index={index} />} />}
        <Coded index={index} field="stock_code" />
        <Coded index={index} field="barcode" />
        {!quick && <Coded index={index} field="shelf" />}
      </div>
    </Section>
  )
}

/** How the stored stock became so; a variant that is not stored yet has none. */
function BecameSo({ index }: { index: number }) {
  const { i18n } = useLingui()
  const id = usePart(({ draft }) => draft.variants[index]?.id)
  const name = usePart(({ draft, lists }) => variantName(i18n, draft, lists, index))
  return id ? <StockFigure name={name} of={{ variant_id: id }} /> : null
}

/** What a variant costs the shop, and how large it is. */
export function Supply({ index }: { index: number }) {
  const { i18n } = useLingui()
  const form = useForm()
  const price = usePart(({ draft }) => draft.variants[index]?.supplier_price ?? null)
  return (
    <Section title={i18n._(/*i18n*/ { id: 'product.supply', message: 'Tedarik ve ölçüler' })}>
      <div className={styles.fields}>
        <FormField path={`variants.${index}.supplier_price`} label={fieldName(i18n, 'supplier_price')}>
          <MoneyInput
            value={price}
            onChange={(value) => form.send({ type: 'SET_VARIANT', index, key: 'supplier_price', value })}
          />
        </FormField>
        <Coded index={index} field="supplier_code" />
      </div>
      <div className={styles.fields}>
        <Numbered index={index} field="width" unit="cm" />
        <Numbered index={index} field="height" unit="cm" />
        <Numbered index={index} field="length" unit="cm" />
        <Numbered index={index} field="weight" unit="kg" />
      </div>
    </Section>
  )
}

function Coded({ index, field }: { index: number; field: TextField }) {
  const { i18n } = useLingui()
  const [value, set] = useVariantField(index, field)
  return (
    <FormField
      path={`variants.${index}.${field}`}
      label={fieldName(i18n, field)}
      hint={field === 'barcode' ? checkDigitHint(i18n, String(value ?? '')) : undefined}
    >
      <TextInput code value={String(value ?? '')} onChange={set} spellCheck={false} />
    </FormField>
  )
}

interface NumberedProps {
  index: number
  field: NumberField
  unit?: string
  whole?: boolean
  required?: boolean
  aside?: ReactNode
}

function Numbered({ index, field, unit, whole, required, aside }: NumberedProps) {
  const { i18n } = useLingui()
  const [value, set] = useVariantField(index, field)
  return (
    <FormField
      path={`variants.${index}.${field}`}
      label={fieldName(i18n, field)}
      {...(required ? { required } : {})}
      {...(aside ? { aside } : {})}
    >
      <AmountInput
        value={value ?? null}
        onChange={set}
        {...(whole ? { whole } : {})}
        {...(unit ? { suffix: unit } : {})}
      />
    </FormField>
  )
}

/** A value of one variant, and how to write it. */
export function useVariantField<K extends VariantKey>(index: number, key: K) {
  const form = useForm()
  const value = usePart(({ draft }) => draft.variants[index]?.[key])
  return [value, (next: string) => form.send({ type: 'SET_VARIANT', index, key, value: next })] as const
}
