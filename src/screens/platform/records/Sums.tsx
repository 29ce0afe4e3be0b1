import type { Sum } from '#api/resources/platform/wire.ts'
import { useFormats } from '#screens/platform/formats.ts'

/** Amounts of several currencies, which are never one sum (D10). */
export function Sums({ of }: { of: readonly Sum[] }) {
  const format = useFormats()
  return of.map(({ amount, currency }) => format.money(Number(amount), currency)).join(' · ')
}
