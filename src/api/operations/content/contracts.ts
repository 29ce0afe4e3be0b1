import {
  Contract,
  Contracts,
  ContractValues,
  ContractValuesQuery,
  SavedContract,
} from '#api/contract/content/contracts.ts'
import { operation } from '#api/operations/platform/operation.ts'

const path = '/v1/panel/contracts'
const codes = [200]

/** What is asked of the contracts that sales at a distance are agreed on. */
export const contractOperations = {
  list: operation({
    method: 'GET',
    path,
    summary: 'The contracts of the shop, and which of them have texts of its own',
    data: Contracts,
    codes,
  }),
  read: operation({
    method: 'GET',
    path: `${path}/:id`,
    summary: 'One contract in every language, and as it was built',
    data: Contract,
    codes,
  }),
  save: operation({
    method: 'PUT',
    path: `${path}/:id`,
    summary: 'Replaces the texts of a contract for orders to come; the built ones put it back',
    body: SavedContract,
    data: Contract,
    codes,
  }),
  values: operation({
    method: 'GET',
    path: `${path}/:id/values`,
    summary: 'What a contract is shown with: an order of the shop, or samples',
    query: ContractValuesQuery,
    data: ContractValues,
    codes,
  }),
}
