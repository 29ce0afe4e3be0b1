import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { productTypes } from '#api/contract/catalog/products.ts'
import type { Says } from '#api/rules/platform/rule.ts'
import { Section } from '#ui/Section.tsx'
import { Select } from '#ui/Select.tsx'
import { Switch } from '#ui/Switch.tsx'
import { FormField } from './FormField.tsx'
import { useForm, usePart } from './form-actor.ts'

const kinds: readonly { value: number; says: Says }[] = [
  { value: productTypes.product, says: /*i18n*/ { id: 'product.type_product', message: 'Ürün' } },
  { value: productTypes.variant, says: /*i18n*/ { id: 'product.type_variant', message: 'Varyantlı ürün' } },
  { value: productTypes.service, says: /*i18n*/ { id: 'product.type_service', message: 'Hizmet' } },
]

/** Whether the product is sold, and what kind of product it is. The quick form offers no variants (R79). */
export function Kind({ quick }: { quick: boolean }) {
  const form = useForm()
  const { i18n } = useLingui()
  const status = usePart(({ draft }) => draft.status)
  const type = usePart(({ draft }) => draft.product_type_id)
  const offered = kinds.filter(({ value }) => !quick || value !== productTypes.variant)
  return (
    <Section title={i18n._(/*i18n*/ { id: 'common.status', message: 'Durum' })}>
      <Switch
        id="status"
        checked={status === 1}
        onChange={(on) => form.send({ type: 'SET_FIELD', key: 'status', value: on ? 1 : 0 })}
        label={i18n._(/*i18n*/ { id: 'product.active', message: 'Aktif' })}
        hint={i18n._(/*i18n*/ { id: 'product.active_hint', message: 'Pasif ürün mağazada görünmez ve satılmaz.' })}
      />
      <FormField path="product_type_id" label={i18n._(/*i18n*/ { id: 'product.type', message: 'Ürün tipi' })} required>
        <Select
          value={String(type)}
          onChange={(value) => form.send({ type: 'CHOOSE_TYPE', product_type_id: Number(value) })}
          options={offered.map(({ value, says }) => ({ value: String(value), label: i18n._(says) }))}
        />
      </FormField>
    </Section>
  )
}

export function typeName(i18n: I18n, type: number): string {
  const kind = kinds.find(({ value }) => value === type)
  return kind ? i18n._(kind.says) : String(type)
}
