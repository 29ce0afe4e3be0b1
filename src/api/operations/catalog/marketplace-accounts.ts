import { connectionOperations } from '#api/operations/platform/connections.ts'
import { operation } from '#api/operations/platform/operation.ts'
import { brands } from '#api/resources/catalog/brands.ts'
import { categories } from '#api/resources/catalog/categories.ts'
import {
  MarketplaceAccountEdit,
  MarketplaceNameQuery,
  MarketplaceNames,
  MarketplaceStatus,
  marketplaceAccount,
  ShopMarketplace,
} from '#api/resources/catalog/marketplace-account.ts'

const { codes } = marketplaceAccount

/** A shop's account at a marketplace. */
export const marketplaceAccountOperations = {
  read: operation({
    method: 'GET',
    path: '/v1/panel/marketplaces/:id',
    summary: 'A marketplace as the shop has it; the base key is told only to be there',
    data: ShopMarketplace,
    codes: codes.view,
  }),
  edit: operation({
    method: 'PUT',
    path: '/v1/panel/marketplaces/:id',
    summary: 'Replaces what the shop signs in with; a base key of true stays as it is stored',
    body: MarketplaceAccountEdit,
    data: ShopMarketplace,
    codes: codes.edit,
  }),
  setStatus: operation({
    method: 'PATCH',
    path: '/v1/panel/marketplaces/:id/status',
    summary: 'Switches a marketplace on or off for the shop, and changes nothing else',
    body: MarketplaceStatus,
    data: ShopMarketplace,
    codes: codes.edit,
  }),
  brands: operation({
    method: 'GET',
    path: '/v1/panel/marketplaces/:id/brands',
    summary: "The marketplace's brands whose names hold a text, to link a brand with",
    query: MarketplaceNameQuery,
    data: MarketplaceNames,
    codes: [...brands.codes.add, ...brands.codes.edit],
  }),
  categories: operation({
    method: 'GET',
    path: '/v1/panel/marketplaces/:id/categories',
    summary: "The marketplace's categories whose names hold a text, each with those above it, to link a category with",
    query: MarketplaceNameQuery,
    data: MarketplaceNames,
    codes: [...categories.codes.add, ...categories.codes.edit],
  }),
  ...connectionOperations(marketplaceAccount),
}
