import { outcomes } from '#api/rules/platform/outcomes.ts'
import type { Says } from '#api/rules/platform/rule.ts'
import * as session from '#api/rules/platform/session.ts'

/** The sentences that are known by their id alone before any catalogue is read: what the server answers on the pages before the sign-in. */
export const builtIn: Readonly<Record<string, string>> = Object.fromEntries(
  [...rulesOf(session), session.emailLabel, session.passwordLabel, ...Object.values(outcomes)].map(
    ({ id, message }) => [id, message],
  ),
)

function rulesOf(rules: object): Says[] {
  return Object.values(rules).flatMap((rule: unknown) =>
    typeof rule === 'object' && rule !== null && 'says' in rule ? [rule.says as Says] : [],
  )
}
