import { useLingui } from '@lingui/react'
import type { Figure } from '#api/listings/sales/report.ts'
import { Amount } from '#screens/sales/orders/Amount.tsx'

interface FigureProps {
  kind: Figure['kind']
  value: number | string
  currency: string
}

/** A figure of a report: a count, or an amount of its currency. */
export function FigureOf({ kind, value, currency }: FigureProps) {
  const { i18n } = useLingui()
  if (kind === 'count') return i18n.number(Number(value))
  return <Amount of={String(value)} currency={currency} />
}
