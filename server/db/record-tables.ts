import { type ResourceName, resources } from '#api/registry/resources.ts'
import type { Resource } from '#api/resources/platform/resource.ts'
import { account_codes, accounting_exports } from './schema/accounting.ts'
import { account_entries, accounts } from './schema/accounts.ts'
import { blogs, pages } from './schema/articles.ts'
import * as catalogue from './schema/catalogue.ts'
import { coupons } from './schema/coupons.ts'
import { crons } from './schema/crons.ts'
import { menu_designs, menus } from './schema/menus.ts'
import { page_themes } from './schema/page-builder.ts'
import { customer_addresses, customer_groups, user_roles, users } from './schema/people.ts'
import { productgroups } from './schema/product-groups.ts'
import { currency_exchange_rates } from './schema/rates.ts'
import { shipping_methods } from './schema/shipping-methods.ts'
import { shop_countries, shop_currencies, shop_languages } from './schema/shops.ts'
import { tableNameOf, tableOf } from './schema/table-of.ts'
import { zones } from './schema/zones.ts'

type RecordTable = ReturnType<typeof tableOf>

const tables = {
  ...catalogue,
  pages,
  blogs,
  menus,
  menu_designs,
  productgroups,
  shop_languages,
  shop_countries,
  shop_currencies,
  user_roles,
  shop_shipping_methods: shipping_methods,
  users,
  customer_groups,
  customer_addresses,
  zones,
  coupons,
  page_themes,
  crons,
  currency_exchange_rates,
  bank_accounts: accounts,
  account_entries,
  account_codes,
  accounting_exports,
} as unknown as Readonly<Record<string, RecordTable>>

/** The table of each resource, by its name: one of the schema, where the server's code names it, or else that of its fields. */
export const recordTables = Object.fromEntries(
  Object.entries(resources).map(([name, resource]) => [
    name,
    tables[tableNameOf(name)] ?? tableOf(resource as unknown as Resource),
  ]),
) as Readonly<Record<ResourceName, RecordTable>>
