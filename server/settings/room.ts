import { emailTaken } from '#api/rules/platform/account.ts'
import { countryInUse } from '#api/rules/settings/zones.ts'
import { shop_mail_methods, shop_phone_message_methods } from '#server/db/schema/catalogue.ts'
import { cheques } from '#server/db/schema/cheques.ts'
import { collections } from '#server/db/schema/collections.ts'
import { invoices } from '#server/db/schema/invoices.ts'
import { journal_lines } from '#server/db/schema/ledger.ts'
import { marketplace_listings } from '#server/db/schema/marketplace-listings.ts'
import { orders } from '#server/db/schema/orders.ts'
import { audit_log } from '#server/db/schema/requests.ts'
import { product_reviews } from '#server/db/schema/reviews.ts'
import type { Endpoint } from '#server/platform/http/endpoint.ts'
import { atTheEnd } from '#server/platform/records/at-the-end.ts'
import { rowsBy } from '#server/platform/records/tables.ts'
import { checkingData } from './crons/check-data.ts'
import { cronEndpoints } from './crons/endpoints.ts'
import { cronRecord } from './crons/record.ts'
import { missingTexts } from './locale/missing-texts.ts'
import { shopCountryRecord, shopCurrencyRecord, shopLanguageRecord } from './locale/records.ts'
import { referenceEndpoints, referenceTargets } from './locale/references.ts'
import { moduleEndpoints } from './modules/endpoints.ts'
import { phoneMessageConnector } from './phone-messages/connector.ts'
import { fetchingRates } from './rates/fetching.ts'
import { rateRecord } from './rates/record.ts'
import { regionalHooks } from './regional.ts'
import { roleSessionEndpoints } from './roles/sessions.ts'
import { viewingEndpoints } from './roles/viewing.ts'
import { findStaff } from './users/find-staff.ts'
import { staffLimitsEndpoint } from './users/limits.ts'
import { userRecord } from './users/user-record.ts'
import { zoneRecord } from './zones/zone-record.ts'

/** What the settings bring to the server. */
export const settings = {
  lists: [],
  endpoints: [
    ...referenceEndpoints,
    missingTexts,
    ...moduleEndpoints,
    ...roleSessionEndpoints,
    ...viewingEndpoints,
    staffLimitsEndpoint,
    ...cronEndpoints,
  ] as readonly Endpoint[],
  hooks: {
    'settings/regional': regionalHooks,
    users: userRecord,
    zones: zoneRecord,
    crons: cronRecord,
    'currency-exchange-rates': rateRecord,
    'shop-mail-methods': { columns: atTheEnd(shop_mail_methods) },
    'shop-phone-message-methods': { columns: atTheEnd(shop_phone_message_methods) },
    'shop-languages': shopLanguageRecord,
    'shop-countries': shopCountryRecord,
    'shop-currencies': shopCurrencyRecord,
  },
  jobKinds: { 'data.check': checkingData, 'rates.fetch': fetchingRates },
  targets: referenceTargets,
  references: {
    users: {
      orders: rowsBy(orders.shop_id, orders.customer_id),
      product_reviews: rowsBy(product_reviews.shop_id, product_reviews.customer_id),
      journal_lines: rowsBy(journal_lines.shop_id, journal_lines.customer_id),
      collections: rowsBy(collections.shop_id, collections.customer_id),
      cheques: rowsBy(cheques.shop_id, cheques.customer_id),
      invoices: rowsBy(invoices.shop_id, invoices.user_id),
      marketplace_listings: rowsBy(marketplace_listings.shop_id, marketplace_listings.decided_by),
      audit_log: rowsBy(audit_log.shop_id, audit_log.user_id),
    },
  },
  finders: { users: findStaff },
  uniqueRules: { zone_countries: countryInUse, users_staff_email: emailTaken },
  connectors: { 'shop-phone-message-methods': phoneMessageConnector },
}
