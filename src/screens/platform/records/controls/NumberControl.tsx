import { useLingui } from '@lingui/react'
import { type ReactNode, useState } from 'react'
import { languageOf } from '#api/contract/platform/languages.ts'
import type { MoneyField, QuantityField, RateField } from '#api/resources/platform/field.types.ts'
import { formats } from '#api/rules/platform/formats.ts'
import { decimalTyped } from '#api/rules/platform/number.ts'
import { useShopCurrency } from '#screens/platform/records/shop-currency.ts'
import { NumberInput } from '#ui/NumberInput.tsx'
import type { ControlProps } from './control.ts'

type NumberProps = ControlProps<QuantityField | MoneyField | RateField>

export function QuantityControl(props: ControlProps<QuantityField>) {
  return <TypedNumber {...props} whole decimals={0} />
}

export function MoneyControl(props: ControlProps<MoneyField>) {
  const currency = useShopCurrency()
  return <TypedNumber {...props} decimals={2} suffix={props.field.bare ? undefined : currency?.sign} />
}

export function RateControl(props: ControlProps<RateField>) {
  return <TypedNumber {...props} suffix={(props.field.sign ?? '%') || undefined} />
}

interface TypedNumberProps extends NumberProps {
  whole?: boolean
  /** How many decimals are shown while nobody types; as many as there are without it. */
  decimals?: number
  suffix?: ReactNode
}

/**
 * A number as people write it in their language (`1.234,50`, `1,234.50`). The record holds the plain decimal; what is no number stays as it
 * was typed, and the rules say so.
 */
function TypedNumber({ value, onChange, locked, whole, decimals, suffix }: TypedNumberProps) {
  const { i18n } = useLingui()
  const language = languageOf(i18n.locale)
  const [typed, setTyped] = useState<string | null>(null)
  const plain = String(value)
  const stands = typed !== null && (decimalTyped(typed, language) ?? typed) === plain
  const written = () => {
    if (!/^-?\d+(\.\d+)?$/.test(plain)) return plain
    return formats(language).decimal(plain, { least: decimals ?? 0, grouped: decimals === 2 })
  }
  return (
    <NumberInput
      value={stands ? typed : written()}
      onChange={(text) => {
        setTyped(text)
        onChange(decimalTyped(text, language) ?? text)
      }}
      onBlur={() => setTyped(null)}
      readOnly={locked.length > 0}
      {...(whole ? { whole } : {})}
      {...(suffix === undefined ? {} : { suffix })}
    />
  )
}
