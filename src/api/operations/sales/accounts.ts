import { Accounts } from '#api/contract/sales/payments.ts'
import { wholeChoices } from '#api/operations/platform/choices.ts'
import { operation } from '#api/operations/platform/operation.ts'
import { family } from '#api/resources/platform/resource.ts'

const { list, view, add, edit } = family(2600)

/** The accounts of the shop, for whoever says where the money of a way of paying comes in. */
export const accountsOperations = {
  all: operation({
    method: 'GET',
    path: '/v1/panel/accounts',
    summary: 'The cash desks and bank accounts that money may come into, with their currencies',
    data: Accounts,
    codes: [...list, ...view, ...add, ...edit],
  }),
}

/** The same to choose from. */
export const accountChoices = {
  accounts: wholeChoices(accountsOperations.all, ({ rows }) =>
    rows.map(({ id, name, currency }) => ({ id, name: `${name} (${currency})` })),
  ),
}
