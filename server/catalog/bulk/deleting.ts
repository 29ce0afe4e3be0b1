import { bulkOperations } from '#api/operations/catalog/bulk.ts'
import { deleteProduct } from '#server/catalog/products/remove.ts'
import { jobKind } from '#server/platform/jobs/kind.ts'
import { backFromTrash } from '#server/platform/trash/restore.ts'

/** Deletes products, each when its rules let it go (R166, R167, R192). Undoing takes them back out of the trash. */
export const deleting = jobKind<null, null, object>({
  name: 'products.delete',
  codes: bulkOperations.delete.codes,
  run: async (work, { record_id }) => {
    await deleteProduct(work, record_id ?? 0)
    return {}
  },
  undo: (work, { record_id }) => backFromTrash(work, 'products', record_id ?? 0),
})
