import { sql } from 'drizzle-orm'
import { resources } from '#api/registry/resources.ts'
import type { Resource } from '#api/resources/platform/resource.ts'
import { codeTaken } from '#api/rules/catalog/product-codes.ts'
import { recordTables } from '#server/db/record-tables.ts'
import { option_values } from '#server/db/schema/catalogue.ts'
import { users } from '#server/db/schema/people.ts'
import { products, variants } from '#server/db/schema/products.ts'
import { marketplaces } from '#server/db/schema/shops.ts'
import type { Endpoint } from '#server/platform/http/endpoint.ts'
import { importingRecords } from '#server/platform/imports/applying-records.ts'
import { importOfRecords } from '#server/platform/imports/record-imports.ts'
import { deleting } from './bulk/deleting.ts'
import { editing } from './bulk/editing.ts'
import { bulkEndpoints } from './bulk/endpoints.ts'
import { attributeValues } from './catalogue/attribute-values.ts'
import { categoryRecord } from './catalogue/category-record.ts'
import { usesOfCategories } from './catalogue/category-removal.ts'
import { catalogueEndpoints } from './catalogue/endpoints.ts'
import { optionValues } from './catalogue/option-values.ts'
import { productgroupRecord } from './catalogue/productgroup-record.ts'
import { countEndpoints } from './counts/endpoints.ts'
import { countList } from './counts/list.ts'
import { catalogExports } from './exports/endpoints.ts'
import { importingProducts } from './imports/applying-products.ts'
import { checkProducts } from './imports/product-check.ts'
import { pricesColumns, productColumns, stockColumns } from './imports/product-columns.ts'
import { checkingListings } from './listings/checking.ts'
import { listingEndpoints } from './listings/endpoints.ts'
import { productListingList } from './listings/list.ts'
import { pushingListings } from './listings/pushing.ts'
import { restoredListings } from './listings/restored.ts'
import { updatingListings } from './listings/updating.ts'
import { marketplaceAccountEndpoints } from './marketplaces/account-endpoints.ts'
import { marketplaceAttributeEndpoints } from './marketplaces/attribute-endpoints.ts'
import { marketplaceEndpoints } from './marketplaces/endpoints.ts'
import { lookupEndpoints } from './marketplaces/lookups.ts'
import { decisionJob } from './matches/decision-job.ts'
import { matchEndpoints } from './matches/endpoints.ts'
import { fetchingMatches } from './matches/fetching.ts'
import { matchList } from './matches/list.ts'
import { priceEndpoints } from './prices/endpoints.ts'
import { pricing } from './prices/pricing.ts'
import { productEndpoints } from './products/endpoints.ts'
import { findProducts } from './products/find-products.ts'
import { productList } from './products/list.ts'
import { usesOfProducts } from './products/product-uses.ts'
import { switchProduct } from './products/switch-product.ts'
import { catalogReferences } from './references.ts'
import { reviewEndpoints } from './reviews/endpoints.ts'
import { reviewList } from './reviews/list.ts'
import { stockEndpoints } from './stock/endpoints.ts'
import { movementList } from './stock/list.ts'

const importing = (name: 'brands' | 'categories' | 'tags') =>
  importingRecords(`${name}.import`, resources[name] as unknown as Resource, recordTables[name])
const ofRecords = (name: 'brands' | 'categories' | 'tags') =>
  importOfRecords(resources[name] as unknown as Resource, importing(name))
const files = { brands: ofRecords('brands'), categories: ofRecords('categories'), tags: ofRecords('tags') }

/** What the catalogue brings to the server. */
export const catalog = {
  lists: [productList, matchList, productListingList, reviewList, movementList, countList],
  endpoints: [
    ...catalogExports,
    ...catalogueEndpoints,
    ...marketplaceEndpoints,
    ...marketplaceAccountEndpoints,
    ...lookupEndpoints,
    ...marketplaceAttributeEndpoints,
    ...priceEndpoints,
    ...productEndpoints,
    ...bulkEndpoints,
    ...matchEndpoints,
    ...listingEndpoints,
    ...reviewEndpoints,
    ...stockEndpoints,
    ...countEndpoints,
  ] as readonly Endpoint[],
  jobKinds: {
    'products.edit': editing,
    'products.delete': deleting,
    'products.import': importingProducts,
    'brands.import': files.brands.job,
    'categories.import': files.categories.job,
    'tags.import': files.tags.job,
    'products.prices': pricing,
    'matches.fetch': fetchingMatches,
    'matches.decide': decisionJob,
    'listings.check': checkingListings,
    'listings.push': pushingListings,
    'listings.update': updatingListings,
  },
  importKinds: {
    products: { columns: productColumns, check: checkProducts, job: importingProducts },
    stock: { columns: stockColumns, check: checkProducts, job: importingProducts },
    prices: { columns: pricesColumns, check: checkProducts, job: importingProducts },
    ...files,
  },
  hooks: {
    attributes: attributeValues,
    options: optionValues,
    productgroups: productgroupRecord,
    categories: categoryRecord,
    products: restoredListings,
  },
  targets: {
    option_values,
    products,
    marketplaces: { id: marketplaces.id, shop_id: null, label: marketplaces.name },
    'product-reviews/products': products,
    'stock-movements/variants': {
      id: variants.id,
      shop_id: variants.shop_id,
      label: variants.stock_code,
      labelIn: () =>
        sql`coalesce(nullif(${variants.stock_code}, ''), nullif(${variants.barcode}, ''), ${variants.id}::text)`,
    },
    'stock-movements/users': { id: users.id, shop_id: users.shop_id, label: users.name },
  },
  references: catalogReferences,
  usedBy: { categories: usesOfCategories, products: usesOfProducts },
  switching: { products: switchProduct },
  goWith: ['stock_movements'],
  finders: { products: findProducts },
  fileHolders: [
    sql`select from variant_images held join variants on variants.shop_id = held.shop_id and variants.id = held.variant_id
      where held.shop_id = files.shop_id and held.image = files.name and held.deleted = 0 and variants.deleted = 0`,
    sql`select from option_values held where held.shop_id = files.shop_id and held.swatch = files.name`,
  ],
  uniqueRules: { variant_codes: codeTaken },
}
