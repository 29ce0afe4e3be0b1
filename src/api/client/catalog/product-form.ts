import type { Http } from '#api/client/platform/http.ts'
import { Attribute, Category, Option } from '#api/contract/catalog/catalogue.ts'
import { Product, type ProductInput, SavedProduct } from '#api/contract/catalog/products.ts'
import { rowsOf } from '#api/contract/platform/common.ts'

/** The calls of the product form: its lists, the product, and saving it. */
export function productFormCalls(http: Http) {
  const rows = <T>({ rows }: { rows: T[] }) => rows
  return {
    categories: () => http.get('/v1/panel/categories', { data: rowsOf(Category) }).then(rows),
    options: () => http.get('/v1/panel/option-values', { data: rowsOf(Option) }).then(rows),
    attributes: (category_id: number) =>
      http.get(`/v1/panel/categories/${category_id}/attributes`, { data: rowsOf(Attribute) }).then(rows),
    product: (id: number) => http.get(`/v1/panel/products/${id}`, { data: Product }),
    add: (body: ProductInput, key: string) => http.post('/v1/panel/products', { data: SavedProduct, body, key }),
    replace: (id: number, version: number, body: ProductInput, key: string) =>
      http.put(`/v1/panel/products/${id}`, { data: SavedProduct, body: { ...body, version }, key }),
  }
}
