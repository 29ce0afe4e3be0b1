import { Accounts } from '#api/contract/sales/payments.ts'
import { wholeChoices } from '#api/operations/platform/choices.ts'
import { operation } from '#api/operations/platform/operation.ts'
import { family } from '#api/resources/platform/resource.ts'

const { list, view, add, edit } = family(2600)
/** Who writes what comes in and goes out by hand, and narrows the list of it. */
const byHand = [1400, 1401, 1402, 1403]

/** The accounts of the shop, for whoever says where money comes in. */
export const accountsOperations = {
  all: operation({
    method: 'GET',
    path: '/v1/panel/accounts',
    summary: 'The cash desks and bank accounts that money may come into, with their currencies',
    data: Accounts,
    codes: [...list, ...view, ...add, ...edit, ...byHand],
  }),
}

/** The same to choose from. */
export const accountChoices = {
  accounts: wholeChoices(accountsOperations.all, ({ rows }) =>
    rows.map(({ id, name, currency }) => ({ id, name: `${name} (${currency})` })),
  ),
}
