import { CatalogCare } from '#api/contract/catalog/catalog.ts'
import { Attribute, MarketplaceRow, Option, WholeQuery } from '#api/contract/catalog/catalogue.ts'
import { rowsOf } from '#api/contract/platform/common.ts'
import { productReviews } from '#api/listings/catalog/product-reviews.ts'
import { products } from '#api/listings/catalog/products.ts'
import { operation } from '#api/operations/platform/operation.ts'
import { categories } from '#api/resources/catalog/categories.ts'
import { options } from '#api/resources/catalog/options.ts'
import { productFormCodes } from '#api/resources/catalog/product-form-codes.ts'

/** Modules lists them; products, brands and categories are linked to them. */
const marketplaceCodes = [2600, 401, 402, 403, 1101, 1102, 1103, ...productFormCodes]

/** What the catalog's own page asks, and the lists that products are described with. */
export const catalogOperations = {
  health: operation({
    method: 'GET',
    path: '/v1/panel/catalog',
    summary: 'How much of the catalogue needs care, as far as the person may open its list',
    data: CatalogCare,
    codes: [...products.codes.list, ...productReviews.codes.list],
  }),
  /** What choosing a main category activates (rule R44). */
  categoryAttributes: operation({
    method: 'GET',
    path: '/v1/panel/categories/:category_id/attributes',
    summary: 'The attributes of one category, in its order, with their values',
    data: rowsOf(Attribute),
    codes: [...categories.codes.list, ...productFormCodes],
  }),
  optionValues: operation({
    method: 'GET',
    path: '/v1/panel/option-values',
    summary: 'Every option with its values in order, to choose from',
    query: WholeQuery,
    data: rowsOf(Option),
    codes: [...options.codes.list, ...productFormCodes],
  }),
  marketplaces: operation({
    method: 'GET',
    path: '/v1/panel/marketplaces',
    summary: 'The marketplaces, and which of them the shop may price for and import from',
    data: rowsOf(MarketplaceRow),
    codes: marketplaceCodes,
  }),
}
