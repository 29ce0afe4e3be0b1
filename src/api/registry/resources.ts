import { attributes } from '#api/resources/catalog/attributes.ts'
import { brands } from '#api/resources/catalog/brands.ts'
import { categories } from '#api/resources/catalog/categories.ts'
import { groups } from '#api/resources/catalog/groups.ts'
import { listingChanges } from '#api/resources/catalog/listing-changes.ts'
import { options } from '#api/resources/catalog/options.ts'
import { productgroups } from '#api/resources/catalog/productgroups.ts'
import { suppliers } from '#api/resources/catalog/suppliers.ts'
import { tags } from '#api/resources/catalog/tags.ts'
import { taxes } from '#api/resources/catalog/taxes.ts'
import { units } from '#api/resources/catalog/units.ts'
import { blogs } from '#api/resources/content/blogs.ts'
import { coupons } from '#api/resources/content/coupons.ts'
import { labelThemes } from '#api/resources/content/label-themes.ts'
import { menuDesigns } from '#api/resources/content/menu-designs.ts'
import { menus } from '#api/resources/content/menus.ts'
import { pageThemes } from '#api/resources/content/page-themes.ts'
import { pages } from '#api/resources/content/pages.ts'
import { accountCodes } from '#api/resources/money/account-codes.ts'
import { accountEntries } from '#api/resources/money/account-entries.ts'
import { accountingExports } from '#api/resources/money/accounting-exports.ts'
import { bankAccounts } from '#api/resources/money/bank-accounts.ts'
import { shopAccountingMethods } from '#api/resources/money/shop-accounting-methods.ts'
import { withReferences } from '#api/resources/platform/references.ts'
import type { Resource } from '#api/resources/platform/resource.ts'
import { customerAddresses } from '#api/resources/sales/customer-addresses.ts'
import { customerGroups } from '#api/resources/sales/customer-groups.ts'
import { customers } from '#api/resources/sales/customers.ts'
import { orderRefundReasons } from '#api/resources/sales/order-refund-reasons.ts'
import { shopInvoiceMethods } from '#api/resources/sales/shop-invoice-methods.ts'
import { shopPaymentMethods } from '#api/resources/sales/shop-payment-methods.ts'
import { shopShippingMethods } from '#api/resources/sales/shop-shipping-methods.ts'
import { crons } from '#api/resources/settings/crons.ts'
import { currencyExchangeRates } from '#api/resources/settings/currency-exchange-rates.ts'
import { shopCountries } from '#api/resources/settings/shop-countries.ts'
import { shopCurrencies } from '#api/resources/settings/shop-currencies.ts'
import { shopLanguages } from '#api/resources/settings/shop-languages.ts'
import { shopMailMethods } from '#api/resources/settings/shop-mail-methods.ts'
import { shopPhoneMessageMethods } from '#api/resources/settings/shop-phone-message-methods.ts'
import { userRoles } from '#api/resources/settings/user-roles.ts'
import { users } from '#api/resources/settings/users.ts'
import { zones } from '#api/resources/settings/zones.ts'
import { declaredListings } from './listings.ts'

/** Every resource there is, in the order of the menu. */
const declared = {
  categories,
  brands,
  attributes,
  options,
  tags,
  units,
  groups,
  productgroups,
  taxes,
  suppliers,
  'listing-changes': listingChanges,
  coupons,
  'label-themes': labelThemes,
  customers,
  'customer-groups': customerGroups,
  'customer-addresses': customerAddresses,
  pages,
  blogs,
  menus,
  'menu-designs': menuDesigns,
  'page-themes': pageThemes,
  'order-refund-reasons': orderRefundReasons,
  'shop-mail-methods': shopMailMethods,
  'shop-languages': shopLanguages,
  'shop-countries': shopCountries,
  'shop-currencies': shopCurrencies,
  'user-roles': userRoles,
  zones,
  'shop-shipping-methods': shopShippingMethods,
  'shop-payment-methods': shopPaymentMethods,
  'shop-invoice-methods': shopInvoiceMethods,
  users,
  'shop-phone-message-methods': shopPhoneMessageMethods,
  crons,
  'currency-exchange-rates': currencyExchangeRates,
  'bank-accounts': bankAccounts,
  'account-entries': accountEntries,
  'shop-accounting-methods': shopAccountingMethods,
  'account-codes': accountCodes,
  'accounting-exports': accountingExports,
} as const

/** The same with what other lists name of them. */
export const resources = withReferences(declared, { ...declared, ...declaredListings })

export type ResourceName = keyof typeof resources

/** The resource of that name, or `undefined`. */
export function resourceNamed(name: string): Resource | undefined {
  return (resources as unknown as Record<string, Resource>)[name]
}
