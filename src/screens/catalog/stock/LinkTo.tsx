import { gate } from '#api/registry/gate.ts'
import { useHolder } from '#screens/platform/session/use-session.ts'
import { Link } from '#ui/Link.tsx'

/** A way to a record, for whoever may open it. */
export function LinkTo({ path, children }: { path: string; children: string }) {
  const holder = useHolder()
  return gate(path, holder).kind === 'open' ? (
    <Link tone="quiet" href={path}>
      {children}
    </Link>
  ) : (
    children
  )
}
