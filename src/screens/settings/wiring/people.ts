import { fromPromise } from 'xstate'
import type { StaffAccess } from '#api/contract/platform/account.ts'
import { accountOperations } from '#api/operations/platform/account.ts'
import { ownPasswordGiven, signsInBelow } from '#api/rules/platform/account.ts'
import type { Rule } from '#api/rules/platform/rule.ts'
import { type LoadedInput, loaded } from '#machines/platform/loaded/loaded.machine.ts'
import { type Filled, shortForm } from '#machines/platform/short-form/short-form.machine.ts'
import { call } from '#screens/platform/wiring/http.ts'

/** How a member of the staff gets in, by their id. */
export const staffAccess = loaded(
  fromPromise<StaffAccess, LoadedInput<number>>(({ input: { query } }) =>
    call(accountOperations.userAccess, { params: { id: query } }),
  ),
)

/** A new link to a first password. */
export function invitation(id: number, above: boolean) {
  return shortForm({
    rules: [signsInBelow] as readonly Rule<never>[],
    factsOf: () => ({ above }),
    send: fromPromise<unknown, Filled>(({ input: { key } }) =>
      call(accountOperations.inviteUser, { params: { id }, key }),
    ),
  })
}

/** Without the second factor of somebody who lost it. */
export function secondFactorReset(id: number, above: boolean) {
  return shortForm({
    rules: [ownPasswordGiven, signsInBelow] as readonly Rule<never>[],
    factsOf: ({ fields }) => ({ ...fields, above }),
    send: fromPromise<unknown, Filled>(({ input: { fields, key } }) =>
      call(accountOperations.resetUserSecondFactor, {
        params: { id },
        body: { own_password: fields.own_password ?? '' },
        key,
      }),
    ),
  })
}
