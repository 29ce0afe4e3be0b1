import { fromPromise } from 'xstate'
import type { NewCheque } from '#api/contract/money/cheques.ts'
import { cheques } from '#api/listings/money/cheques.ts'
import { chequeOperations } from '#api/operations/money/cheques.ts'
import { editedRules, newChequeRules } from '#api/rules/money/cheques.ts'
import { type ChequePageTypes, chequePageMachine } from '#machines/money/cheque/cheque-page.machine.ts'
import { type LoadedInput, loaded } from '#machines/platform/loaded/loaded.machine.ts'
import { type Filled, shortForm, type Texts } from '#machines/platform/short-form/short-form.machine.ts'
import { fromOperation } from '#screens/platform/wiring/from-operation.ts'
import { call } from '#screens/platform/wiring/http.ts'
import { stepActors } from '#screens/platform/wiring/step-actors.ts'

/** One cheque on its page, with its calls. */
export const chequePage = chequePageMachine.provide({
  actors: stepActors<ChequePageTypes, typeof cheques>(cheques),
})

/** What the cheques of each state come to. */
export const chequeTotals = loaded(fromOperation(chequeOperations.totals, (_: LoadedInput<null>) => ({})))

/** What is due in a month; without one, in this. */
export const chequeCalendar = loaded(
  fromOperation(chequeOperations.calendar, ({ query }: LoadedInput<{ month: string }>) => ({ query })),
)

/** A cheque that is for no order in particular. */
export const newCheque = shortForm({
  rules: newChequeRules,
  factsOf: ({ fields }) => bodyOf(fields),
  send: fromPromise<unknown, Filled>(({ input: { fields, key } }) =>
    call(chequeOperations.take, { body: bodyOf(fields), key }),
  ),
})

/** What of a cheque is mended; the version that was looked at stands in the fields. */
export function editCheque(id: number) {
  return shortForm({
    rules: editedRules,
    factsOf: ({ fields }) => ({ ...paperOf(fields), status: 'portfolio' }),
    send: fromPromise<unknown, Filled>(({ input: { fields } }) =>
      call(chequeOperations.edit, { params: { id }, body: { ...paperOf(fields), version: Number(fields.version) } }),
    ),
  })
}

function paperOf({ number = '', bank = '', branch = '', drawer = '', iban = '', due_on = '', note = '' }: Texts) {
  return { number, bank, branch, drawer, iban, due_on, note }
}

function bodyOf({ customer_id = '', currency_id = '', received_on = '', amount = '', ...paper }: Texts): NewCheque {
  const { number = '', bank = '', branch = '', drawer = '', iban = '', due_on = '' } = paper
  return {
    ...{ number, bank, branch, drawer, iban, due_on, amount },
    ...{ customer_id: idIn(customer_id), currency_id: idIn(currency_id) },
    ...(received_on === '' ? {} : { received_on }),
  }
}

/** The id that stands in a field of a short form; nothing where it is empty. */
export function idIn(text: string): number | null {
  return text === '' ? null : Number(text)
}
