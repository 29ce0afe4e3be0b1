import { sql } from 'drizzle-orm'
import { recordTables } from '#server/db/record-tables.ts'
import { users } from '#server/db/schema/people.ts'
import { shop_countries, shop_languages } from '#server/db/schema/shops.ts'
import { accountEndpoints } from './account/endpoints.ts'
import { addressEndpoints } from './addresses/endpoints.ts'
import { changelogEndpoints } from './changelogs/endpoints.ts'
import { connectionEndpoints } from './connections/endpoints.ts'
import { exportJobRows } from './exports/job-rows.ts'
import { fileEndpoints } from './files/endpoints.ts'
import { flowEndpoints, refusalEndpoints } from './flow/endpoints.ts'
import type { Endpoint } from './http/endpoint.ts'
import { importEndpoints } from './imports/endpoints.ts'
import { jobEndpoints } from './jobs/endpoints.ts'
import { jobList } from './jobs/list.ts'
import { listEndpoints } from './lists/endpoints.ts'
import { mailConnector } from './mails/shop-mails.ts'
import { orderEndpoints } from './records/order.ts'
import { statusEndpoints } from './records/status.ts'
import { usedByEndpoints } from './records/used-by.ts'
import { searchEndpoints } from './search/endpoints.ts'
import { sectionEndpoints } from './sections/endpoints.ts'
import { sessionEndpoints } from './session/endpoints.ts'
import { trashEndpoints } from './trash/endpoints.ts'

/** What a shop chooses from among what there is. */
const shopTargets = {
  'own-countries': { id: shop_countries.country_id, shop_id: shop_countries.shop_id, label: shop_countries.country_id },
  'own-languages': {
    id: shop_languages.language_id,
    shop_id: shop_languages.shop_id,
    label: shop_languages.language_id,
  },
}

/** What the platform itself brings to the server. */
export const platform = {
  lists: [jobList],
  endpoints: [
    ...sessionEndpoints,
    ...sectionEndpoints,
    ...addressEndpoints,
    ...accountEndpoints,
    ...fileEndpoints,
    exportJobRows,
    ...listEndpoints,
    ...importEndpoints,
    ...trashEndpoints,
    ...usedByEndpoints,
    ...orderEndpoints,
    ...statusEndpoints,
    ...jobEndpoints,
    ...connectionEndpoints,
    ...searchEndpoints,
    ...changelogEndpoints,
    ...refusalEndpoints,
    ...flowEndpoints,
  ] as readonly Endpoint[],
  connectors: { 'shop-mail-methods': mailConnector },
  tables: recordTables,
  targets: {
    ...recordTables,
    ...shopTargets,
    'flow/people': { id: users.id, shop_id: users.shop_id, label: users.name },
    'jobs/users': { id: users.id, shop_id: users.shop_id, label: users.name },
  },
  fileHolders: [
    sql`select from bin held where held.shop_id = files.shop_id and held.files @> array[files.name]`,
    sql`select from shops held where held.id = files.shop_id and files.name in (held.logo, held.settings ->> 'favicon')`,
  ],
}
