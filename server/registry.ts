import { catalog } from './catalog/room.ts'
import type { Endpoint } from './platform/http/endpoint.ts'
import { register } from './platform/registry.ts'
import { platform } from './platform/room.ts'
import { sales } from './sales/room.ts'

/** Every endpoint there is. The app, the API's description and the tests of permissions, shops, malformed requests and keys all read this list. */
export const endpoints: readonly Endpoint[] = [...platform.endpoints, ...catalog.endpoints, ...sales.endpoints]

register({
  jobKinds: { ...catalog.jobKinds, ...sales.jobKinds },
  importKinds: catalog.importKinds,
  tables: { ...catalog.tables, ...sales.tables },
  hooks: catalog.hooks,
  targets: { ...platform.targets, ...catalog.targets, ...sales.targets },
  references: { ...catalog.references, ...sales.references },
  finders: { ...catalog.finders, ...sales.finders },
  fileHolders: [...platform.fileHolders, ...catalog.fileHolders],
  uniqueRules: catalog.uniqueRules,
  newOnlineOrders: sales.newOnlineOrders,
})
