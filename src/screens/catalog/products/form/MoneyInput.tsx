import type { ComponentProps } from 'react'
import { AmountInput } from './AmountInput.tsx'
import { usePart } from './form-actor.ts'

/** An amount in the shop's currency, with its sign where the shop writes it. */
export function MoneyInput(props: Omit<ComponentProps<typeof AmountInput>, 'decimals' | 'prefix' | 'suffix'>) {
  const { left, right } = usePart(({ lists }) => lists.currency)
  return (
    <AmountInput {...props} decimals={2} {...(left ? { prefix: left } : {})} {...(right ? { suffix: right } : {})} />
  )
}
