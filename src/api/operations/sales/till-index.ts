import { TillIndexPage, TillIndexQuery } from '#api/contract/sales/till-index.ts'
import { operation } from '#api/operations/platform/operation.ts'
import { tillCodes } from './fast-sale.ts'

/** The catalog as a till keeps it. */
export const tillIndexOperations = {
  read: operation({
    method: 'GET',
    path: '/v1/panel/fast-sale/index',
    summary:
      'What a till keeps of the catalog to sell without a network: all of it, or what changed since it read it last',
    query: TillIndexQuery,
    data: TillIndexPage,
    codes: tillCodes,
  }),
}
