import { useLingui } from '@lingui/react'
import { type ComponentProps, useState } from 'react'
import type { Typed } from '#api/contract/platform/common.ts'
import { languageOf } from '#api/contract/platform/languages.ts'
import { formats } from '#api/rules/platform/formats.ts'
import { decimalTyped } from '#api/rules/platform/number.ts'
import { NumberInput } from '#ui/NumberInput.tsx'

interface AmountInputProps extends Omit<ComponentProps<typeof NumberInput>, 'value' | 'onChange'> {
  /** As it is stored: a decimal with a point, or whatever cannot be read as one. */
  value: Typed | null
  onChange: (value: string) => void
  /** Shown with exactly so many decimals while nobody types. */
  decimals?: number
}

/** A number in the reader's own writing: `1.234,50` in Turkish, `1,234.50` in English. What cannot be read stays as it was typed, for the rules. */
export function AmountInput({ value, onChange, decimals, onBlur, ...input }: AmountInputProps) {
  const { i18n } = useLingui()
  const [typed, setTyped] = useState<string | null>(null)
  const language = languageOf(i18n.locale)
  return (
    <NumberInput
      {...input}
      value={typed ?? written(value, i18n.locale, decimals)}
      onChange={(text) => {
        setTyped(text)
        onChange(decimalTyped(text, language) ?? text)
      }}
      onBlur={(event) => {
        setTyped(null)
        onBlur?.(event)
      }}
    />
  )
}

function written(value: Typed | null, locale: string, decimals: number | undefined): string {
  const text = value === null ? '' : String(value)
  if (!/^-?\d{1,13}(\.\d+)?$/.test(text)) return text
  return formats(languageOf(locale)).decimal(text, { least: decimals ?? 0 })
}
