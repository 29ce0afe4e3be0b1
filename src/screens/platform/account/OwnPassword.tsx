import { currentPasswordLabel } from '#api/rules/platform/account.ts'
import { ShortField, type ShortFormActor } from './ShortFields.tsx'

export const ownPasswordLabels = { own_password: currentPasswordLabel }

/** One's own password, before something that only its owner may do. */
export function OwnPassword({ actor }: { actor: ShortFormActor }) {
  return (
    <ShortField
      actor={actor}
      name="own_password"
      label={currentPasswordLabel}
      type="password"
      autoComplete="current-password"
    />
  )
}
