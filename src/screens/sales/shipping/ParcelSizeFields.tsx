import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { ParcelSize } from '#api/contract/sales/shipments.ts'
import type { Says } from '#api/rules/platform/rule.ts'
import { sizeOf } from '#machines/sales/shipment/shipment-actions.machine.ts'
import { AmountInput } from '#screens/catalog/products/form/AmountInput.tsx'
import { Field } from '#ui/Field.tsx'
import type { DeskProps } from './ShippingSection.tsx'
import styles from './shipping.module.css'

export const sizeSays: Readonly<Record<keyof ParcelSize, Says>> = {
  packages: /*i18n*/ { id: 'shipping.packages', message: 'Koli adedi' },
  weight: /*i18n*/ { id: 'shipping.weight', message: 'Ağırlık' },
  desi: /*i18n*/ { id: 'shipping.desi', message: 'Desi' },
}

/** Into how many packages the order goes, and what they weigh and measure: as the catalog has it, unless somebody types it. */
export function ParcelSizeFields({ desk }: Pick<DeskProps, 'desk'>) {
  const { i18n } = useLingui()
  const { record, typed } = useSelector(desk, ({ context }) => context)
  if (!record) return null
  const size = sizeOf(record, typed)
  return (Object.keys(sizeSays) as (keyof ParcelSize)[]).map((field) => (
    <Field key={field} name={field} label={i18n._(sizeSays[field])} className={styles.size}>
      <AmountInput
        whole={field === 'packages'}
        value={typed[field] ?? size[field]}
        maxLength={9}
        onChange={(value) => desk.send({ type: 'MEASURE', field, value })}
        {...(field === 'weight' ? { suffix: 'kg' } : {})}
      />
    </Field>
  ))
}

/** What all packages weigh and measure together, where somebody knows. */
export function measuresOf(i18n: I18n, { weight, desi }: Omit<ParcelSize, 'packages'>): string[] {
  return [
    ...(weight === null ? [] : [`${i18n.number(weight)} kg`]),
    ...(desi === null
      ? []
      : [i18n._(/*i18n*/ { id: 'shipping.desi_of', message: '{desi} desi', values: { desi: i18n.number(desi) } })]),
  ]
}
