import { fromPromise } from 'xstate'
import type { NewGivenCheque } from '#api/contract/money/given-cheques.ts'
import { givenCheques } from '#api/listings/money/given-cheques.ts'
import { givenChequeOperations } from '#api/operations/money/given-cheques.ts'
import { newGivenRules } from '#api/rules/money/given-cheques.ts'
import {
  type GivenChequePageTypes,
  givenChequePageMachine,
} from '#machines/money/given-cheque/given-cheque-page.machine.ts'
import { type Filled, shortForm, type Texts } from '#machines/platform/short-form/short-form.machine.ts'
import { call } from '#screens/platform/wiring/http.ts'
import { stepActors } from '#screens/platform/wiring/step-actors.ts'
import { idIn } from './cheques.ts'

/** One given cheque on its page, with its calls. */
export const givenChequePage = givenChequePageMachine.provide({
  actors: stepActors<GivenChequePageTypes, typeof givenCheques>(givenCheques),
})

/** A cheque that the shop gives to a supplier. */
export const newGivenCheque = shortForm({
  rules: newGivenRules,
  factsOf: ({ fields }) => ({ given_on: '', ...bodyOf(fields) }),
  send: fromPromise<unknown, Filled>(({ input: { fields, key } }) =>
    call(givenChequeOperations.give, { body: bodyOf(fields), key }),
  ),
})

function bodyOf({ supplier_id = '', account_id = '', given_on = '', ...texts }: Texts): NewGivenCheque {
  const { number = '', amount = '', due_on = '', note = '' } = texts
  return {
    ...{ number, amount, due_on, note, supplier_id: idIn(supplier_id), account_id: idIn(account_id) },
    ...(given_on === '' ? {} : { given_on }),
  }
}
