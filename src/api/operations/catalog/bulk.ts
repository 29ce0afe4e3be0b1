import { BulkDeletion, BulkDeletionDryRun, BulkEdit, BulkEditDryRun, DryRunResult } from '#api/contract/catalog/bulk.ts'
import { Job } from '#api/contract/platform/jobs.ts'
import { products } from '#api/listings/catalog/products.ts'
import { operation } from '#api/operations/platform/operation.ts'

/** What is done to many products at once: first what would come of it, then the job that does it. */
export const bulkOperations = {
  edit: operation({
    method: 'POST',
    path: '/v1/panel/products/bulk/edit',
    summary: 'Begins to change the chosen products, each judged as its form would be',
    body: BulkEdit,
    data: Job,
    codes: products.codes.edit,
    key: 'required',
  }),
  tryEdit: operation({
    method: 'POST',
    path: '/v1/panel/products/bulk/edit/trial',
    summary: 'What would come of changing the chosen products, a page of them at a time; nothing is changed',
    body: BulkEditDryRun,
    data: DryRunResult,
    codes: products.codes.edit,
  }),
  tryDelete: operation({
    method: 'POST',
    path: '/v1/panel/products/bulk/delete/trial',
    summary: 'What would come of deleting the chosen products, a page of them at a time; nothing is deleted',
    body: BulkDeletionDryRun,
    data: DryRunResult,
    codes: products.codes.delete,
  }),
  delete: operation({
    method: 'POST',
    path: '/v1/panel/products/bulk/delete',
    summary: 'Begins to delete the chosen products, each when its rules let it go',
    body: BulkDeletion,
    data: Job,
    codes: products.codes.delete,
    key: 'required',
  }),
}
