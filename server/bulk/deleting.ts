import { jobKind } from '#server/jobs/kind.ts'
import { deleteProduct } from '#server/products/remove.ts'

/** Deletes products, each when its rules let it go (R166, R167, R192). */
export const deleting = jobKind<null, null, null>({
  name: 'products.delete',
  codes: [604],
  run: async (work, { record_id }) => {
    await deleteProduct(work, record_id ?? 0)
    return null
  },
})
