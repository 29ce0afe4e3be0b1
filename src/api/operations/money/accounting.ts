import { exportTypes } from '#api/contract/platform/exports.ts'
import { operation } from '#api/operations/platform/operation.ts'
import { accountingExports } from '#api/resources/money/accounting-exports.ts'

/** What was given to the accountant. */
export const accountingOperations = {
  file: operation({
    method: 'GET',
    path: '/v1/panel/accounting-exports/:id/file',
    summary: 'The entries that one export gave to the accountant, as the file that it gave them in',
    file: exportTypes,
    codes: accountingExports.codes.view,
  }),
}
