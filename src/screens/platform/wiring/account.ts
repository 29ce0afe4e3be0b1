import { fromPromise } from 'xstate'
import type { Account, AccountInput } from '#api/contract/platform/account.ts'
import { accountOperations } from '#api/operations/platform/account.ts'
import { ownPasswordGiven, passwordChangeRules, personRules } from '#api/rules/platform/account.ts'
import { somethingChanged } from '#api/rules/platform/records.ts'
import type { Rule } from '#api/rules/platform/rule.ts'
import { codeShaped } from '#api/rules/platform/session.ts'
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

/** How I sign in beside the password. */
export const secondFactor = loaded(fromOperation(accountOperations.secondFactor))

/** The first step of it: a key, for whoever knows the password. */
export const secondFactorBegin = shortForm({
  rules: [ownPasswordGiven],
  send: fromPromise<unknown, Filled>(({ input: { fields, key } }) =>
    call(accountOperations.beginSecondFactor, { body: ownPasswordIn(fields), key }),
  ),
})

/** The second: a code of the app, and the codes that stand in for it. */
export const secondFactorConfirm = shortForm({
  rules: [codeShaped],
  send: fromPromise<unknown, Filled>(({ input: { fields, key } }) =>
    call(accountOperations.confirmSecondFactor, {
      body: { code: fields.code ?? '', recovery_codes: recoveryCodesIn(fields) },
      key,
    }),
  ),
})

/** While it is on: new recovery codes in the place of the old ones, or without it again. */
export const secondFactorChange = shortForm({
  rules: [ownPasswordGiven],
  send: fromPromise<unknown, Filled>(({ input: { fields, key } }) => {
    const own = ownPasswordIn(fields)
    if (fields.what === 'end') return call(accountOperations.endSecondFactor, { body: own, key })
    return call(accountOperations.renewRecoveryCodes, {
      body: { ...own, recovery_codes: recoveryCodesIn(fields) },
      key,
    })
  }),
  kept: true,
})

function ownPasswordIn({ own_password = '' }: Texts) {
  return { own_password }
}

/** Ten new recovery codes, made here: no answer of the server ever carries them. */
export function newRecoveryCodes(): string {
  return Array.from({ length: 10 }, () => {
    const letters = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => alphabet[byte % 32])
    return letters.join('').replace(/(.{4})(?=.)/g, '$1-')
  }).join(' ')
}

/** The letters of base32: none of them is taken for another. */
const alphabet = 'abcdefghijklmnopqrstuvwxyz234567'

/** The codes that a form will send. */
export function recoveryCodesIn({ recovery_codes = '' }: Texts): string[] {
  return recovery_codes.split(' ')
}

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
