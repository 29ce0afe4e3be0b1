import {
  CategoriesQuery,
  Category,
  CategoryEmptying,
  CategoryMove,
  CategoryPlace,
  CategoryQuery,
  CategoryTree,
  EmptiedCategory,
} from '#api/contract/catalog/catalogue.ts'
import { MarketplaceAttributes, MarketplaceAttributesEdit } from '#api/contract/catalog/marketplace-attributes.ts'
import { Nothing, rowsOf } from '#api/contract/platform/common.ts'
import { exportOperation } from '#api/operations/platform/exports.ts'
import { operation } from '#api/operations/platform/operation.ts'
import { categories } from '#api/resources/catalog/categories.ts'
import { productFormCodes } from '#api/resources/catalog/product-form-codes.ts'

/** What the categories have beside the operations of every resource. */
export const categoryOperations = {
  list: operation({
    method: 'GET',
    path: '/v1/panel/categories',
    summary: 'The whole tree of categories, parents before their children',
    query: CategoryQuery,
    data: rowsOf(Category),
    // A campaign may be for categories, menus lead to them, and the lists of orders and refunds name one by which they are narrowed.
    codes: [...categories.codes.list, ...productFormCodes, 200, 1500, 1600, 2300, 2301, 2302, 2303],
  }),
  move: operation({
    method: 'PUT',
    path: '/v1/panel/categories/:id/move',
    summary: 'Moves a category under another one, or to the top, at a place among those that lie there',
    body: CategoryMove,
    data: CategoryPlace,
    codes: categories.codes.edit,
  }),
  empty: operation({
    method: 'POST',
    path: '/v1/panel/categories/:id/empty',
    summary: 'Moves the subcategories and the products of a category into others, so that it can be deleted',
    body: CategoryEmptying,
    data: EmptiedCategory,
    codes: categories.codes.edit,
  }),
  marketplaceAttributes: operation({
    method: 'GET',
    path: '/v1/panel/categories/:id/marketplace-attributes',
    summary: 'What the marketplace asks for in the category that this one is linked with, and what was chosen of it',
    data: MarketplaceAttributes,
    codes: categories.codes.view,
  }),
  chooseMarketplaceAttributes: operation({
    method: 'PUT',
    path: '/v1/panel/categories/:id/marketplace-attributes',
    summary:
      'Chooses where the values of what the marketplace asks for come from; refused when somebody else did since',
    body: MarketplaceAttributesEdit,
    data: MarketplaceAttributes,
    codes: categories.codes.edit,
  }),
  delete: operation({
    method: 'DELETE',
    path: '/v1/panel/categories/:id',
    summary: 'Deletes a category; refused while it has subcategories or products',
    data: Nothing,
    codes: categories.codes.delete,
  }),
  export: exportOperation(categories, CategoriesQuery, 'The tree of categories, or what was found in it, as a file'),
}

/** The list of categories with all that it tells of them, as the tree's own screen asks for it. */
export const wholeTree = { ...categoryOperations.list, data: CategoryTree }
