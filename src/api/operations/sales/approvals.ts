import { Approved, Approving } from '#api/contract/sales/approvals.ts'
import { operation } from '#api/operations/platform/operation.ts'
import { tillCodes } from './fast-sale.ts'

/** What a second person allows at the till. */
export const approvalOperations = {
  approve: operation({
    method: 'POST',
    path: '/v1/panel/fast-sale/approvals',
    summary:
      'Lets whoever may do everything allow one thing at the till of another, once and by their own password; the sale or the closing names it by its reference',
    body: Approving,
    data: Approved,
    codes: tillCodes,
    largest: 16_384,
  }),
}
