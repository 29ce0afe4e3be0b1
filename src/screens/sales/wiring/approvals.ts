import { fromPromise } from 'xstate'
import type { Approving } from '#api/contract/sales/approvals.ts'
import { approvalOperations } from '#api/operations/sales/approvals.ts'
import { signInRules } from '#api/rules/platform/session.ts'
import { type Filled, shortForm } from '#machines/platform/short-form/short-form.machine.ts'
import { call } from '#screens/platform/wiring/http.ts'

/** A second person allows something at this till; the key of the call is what the approval is called. */
export function approving(what: Approving['what']) {
  return shortForm({
    rules: signInRules,
    send: fromPromise<unknown, Filled>(({ input: { fields, key } }) => {
      const { email = '', password = '', code = '' } = fields
      const named = code.trim() === '' ? {} : { code }
      return call(approvalOperations.approve, { body: { reference: key, what, email, password, ...named }, key })
    }),
  })
}
