import { ownPasswordLabel } from '#api/rules/platform/account.ts'
import { ShortField, type ShortFormActor } from './ShortFields.tsx'

export const ownPasswordLabels = { own_password: ownPasswordLabel }

/** One's own password, before something that only its owner may do. */
export function OwnPassword({ actor }: { actor: ShortFormActor }) {
  return (
    <ShortField
      actor={actor}
      name="own_password"
      label={ownPasswordLabel}
      type="password"
      autoComplete="current-password"
    />
  )
}
