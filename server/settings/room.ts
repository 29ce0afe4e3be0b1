import { countryInUse } from '#api/rules/settings/zones.ts'
import type { Endpoint } from '#server/platform/http/endpoint.ts'
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
    ...cronEndpoints,
  ] as readonly Endpoint[],
  hooks: {
    'settings/regional': regionalHooks,
    users: userRecord,
    zones: zoneRecord,
    crons: cronRecord,
    'currency-exchange-rates': rateRecord,
    'shop-languages': shopLanguageRecord,
    'shop-countries': shopCountryRecord,
    'shop-currencies': shopCurrencyRecord,
  },
  jobKinds: { 'data.check': checkingData, 'rates.fetch': fetchingRates },
  targets: referenceTargets,
  uniqueRules: { zone_countries: countryInUse },
  connectors: { 'shop-phone-message-methods': phoneMessageConnector },
}
