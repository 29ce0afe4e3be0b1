import { fromPromise } from 'xstate'
import type { Account, AccountInput } from '#api/contract/platform/account.ts'
import { accountOperations } from '#api/operations/platform/account.ts'
import { passwordChangeRules, personRules } from '#api/rules/platform/account.ts'
import { somethingChanged } from '#api/rules/platform/records.ts'
import type { Rule } from '#api/rules/platform/rule.ts'
import { loaded } from '#machines/platform/loaded/loaded.machine.ts'
import { type Filled, shortForm, type Texts } from '#machines/platform/short-form/short-form.machine.ts'
import { fromOperation } from './from-operation.ts'
import { call } from './http.ts'

/** The account of whoever is signed in. */
export const account = loaded(fromOperation(accountOperations.read))

/** An account as its form has it: the language that the browser decides is an empty text. */
export function fieldsOf({ name, surname, phone, email, language, version }: Account): Texts {
  return { name, surname, phone, email, language: language ?? '', version: String(version) }
}

/** What somebody says of themself. */
export const details = shortForm({
  rules: [somethingChanged, ...personRules] as readonly Rule<never>[],
  factsOf: ({ fields, saved }) => ({
    ...fields,
    changed: Object.entries(fields).some(([key, text]) => text !== saved[key]),
  }),
  send: fromPromise<unknown, Filled>(({ input: { fields, key } }) =>
    call(accountOperations.save, { body: bodyOf(fields), key }),
  ),
  kept: true,
})

/** A new password of one's own. */
export const password = shortForm({
  rules: passwordChangeRules,
  send: fromPromise<unknown, Filled>(({ input: { fields, key } }) => {
    const { current_password = '', password = '', password_confirmation = '' } = fields
    return call(accountOperations.changePassword, { body: { current_password, password, password_confirmation }, key })
  }),
})

function bodyOf({ name = '', surname = '', phone = '', email = '', language, version }: Texts): AccountInput {
  return {
    ...{ name, surname, phone, email },
    language: (language || null) as AccountInput['language'],
    version: Number(version),
  }
}
