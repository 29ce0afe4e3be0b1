import { DryRunResult } from '#api/contract/catalog/bulk.ts'
import { Job } from '#api/contract/platform/jobs.ts'
import {
  OrdersChosen,
  OrdersMove,
  OrdersMoveDryRun,
  OrdersMoved,
  OrdersMoveNow,
  OrdersQuery,
  OrdersTake,
  OrdersTakeQuery,
} from '#api/contract/sales/order-bulk.ts'
import { orders } from '#api/listings/sales/orders.ts'
import { operation } from '#api/operations/platform/operation.ts'

/** What is done to many orders at once: where they stand, what would come of it, and then the job that does it. */
export const orderBulkOperations = {
  moveNow: operation({
    method: 'PATCH',
    path: '/v1/panel/orders/status',
    summary: 'Takes a few orders of one status to another at once, and tells what became of each',
    body: OrdersMoveNow,
    data: OrdersMoved,
    codes: orders.codes.edit,
    key: 'required',
  }),
  statuses: operation({
    method: 'POST',
    path: '/v1/panel/orders/bulk/standing',
    summary: 'Where the chosen orders stand',
    body: OrdersQuery,
    data: OrdersChosen,
    codes: orders.codes.edit,
    reads: true,
  }),
  takes: operation({
    method: 'POST',
    path: '/v1/panel/orders/bulk/takes',
    summary: 'What stands before the chosen orders on their way to a status, what keeps most of them first',
    body: OrdersTakeQuery,
    data: OrdersTake,
    codes: orders.codes.edit,
    reads: true,
  }),
  tryMove: operation({
    method: 'POST',
    path: '/v1/panel/orders/bulk/status/trial',
    summary: 'What would come of taking the chosen orders to a status, a page of them at a time; nothing is changed',
    body: OrdersMoveDryRun,
    data: DryRunResult,
    codes: orders.codes.edit,
  }),
  move: operation({
    method: 'POST',
    path: '/v1/panel/orders/bulk/status',
    summary: 'Begins to take the chosen orders of one status to another, each along its chart',
    body: OrdersMove,
    data: Job,
    codes: orders.codes.edit,
    key: 'required',
  }),
}
