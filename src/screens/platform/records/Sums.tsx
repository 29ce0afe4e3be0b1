import { gate } from '#api/registry/gate.ts'
import type { Sum } from '#api/resources/platform/wire.ts'
import { useFormats } from '#screens/platform/formats.ts'
import { useHolder } from '#screens/platform/session/use-session.ts'
import { Link } from '#ui/Link.tsx'

/** Amounts of several currencies, which are never one sum (D10); they lead to how they became so, for whoever may see that. */
export function Sums({ of, path }: { of: readonly Sum[]; path: string | undefined }) {
  const format = useFormats()
  const holder = useHolder()
  const told = of.map(({ amount, currency }) => format.money(Number(amount), currency)).join(' · ')
  if (told === '' || !path || gate(path, holder).kind !== 'open') return told
  return <Link href={path}>{told}</Link>
}
