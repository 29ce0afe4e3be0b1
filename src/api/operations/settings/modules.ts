import { rowsOf } from '#api/contract/platform/common.ts'
import { Module } from '#api/contract/settings/modules.ts'
import { operation } from '#api/operations/platform/operation.ts'

export const moduleOperations = {
  list: operation({
    method: 'GET',
    path: '/v1/panel/modules',
    summary:
      'Every kind of connection with those that the shop has, how they stand, and what is missing before it works',
    data: rowsOf(Module),
    codes: [2600],
  }),
}
