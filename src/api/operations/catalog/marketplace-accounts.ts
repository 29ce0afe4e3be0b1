import { connectionOperations } from '#api/operations/platform/connections.ts'
import { operation } from '#api/operations/platform/operation.ts'
import {
  MarketplaceAccountEdit,
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
  ...connectionOperations(marketplaceAccount),
}
