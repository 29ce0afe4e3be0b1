import type { Http } from '#api/client/platform/http.ts'
import { CategoryTree, type ListedCategory } from '#api/contract/catalog/catalogue.ts'
import { categoryOperations } from '#api/operations/catalog/categories.ts'

/** The tree of categories with all that it tells of them, which others who ask for it do without. */
export function categoryCalls(http: Http) {
  return {
    tree: async (): Promise<readonly ListedCategory[]> => {
      const query = { products: '1', attributes: '1' }
      return (await http.get(categoryOperations.list.path, { data: CategoryTree, query })).rows
    },
  }
}
