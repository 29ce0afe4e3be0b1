import { useLingui } from '@lingui/react'
import { decimalOf } from '#api/rules/platform/money.ts'
import { formatsOf } from '#screens/platform/formats.ts'

interface AmountProps {
  /** Kuruş, or its decimal text. */
  of: number | string
  currency: string
}

/** An amount in the currency of its order. */
export function Amount({ of, currency }: AmountProps) {
  const { i18n } = useLingui()
  const amount = typeof of === 'number' ? decimalOf(of) : of
  // Two decimals of at most thirteen digits: a number holds them exactly.
  return <>{formatsOf(i18n).money(amount, currency)}</>
}
