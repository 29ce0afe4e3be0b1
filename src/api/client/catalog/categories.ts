import type { Http } from '#api/client/platform/http.ts'
import {
  type CategoryEmptying,
  type CategoryMove,
  CategoryPlace,
  CategoryTree,
  EmptiedCategory,
  type ListedCategory,
} from '#api/contract/catalog/catalogue.ts'
import { Nothing } from '#api/contract/platform/common.ts'

const path = '/v1/panel/categories'

/** The calls of the tree of categories. Those of their form are every resource's. */
export function categoryCalls(http: Http) {
  return {
    tree: async (): Promise<readonly ListedCategory[]> => {
      const query = { products: '1', attributes: '1' }
      return (await http.get(path, { data: CategoryTree, query })).rows
    },
    move: (id: number, body: CategoryMove, key: string): Promise<CategoryPlace> =>
      http.put(`${path}/${id}/move`, { data: CategoryPlace, body, key }),
    empty: (id: number, body: CategoryEmptying, key: string): Promise<EmptiedCategory> =>
      http.post(`${path}/${id}/empty`, { data: EmptiedCategory, body, key }),
    remove: (id: number, key: string) => http.delete(`${path}/${id}`, { data: Nothing, key }),
  }
}
