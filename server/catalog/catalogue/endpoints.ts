import type { Endpoint } from '#server/platform/http/endpoint.ts'
import { listCategoryAttributes } from './attributes.ts'
import { countCares } from './catalog-health.ts'
import { categoryEndpoints } from './categories.ts'
import { listMarketplaces } from './marketplaces.ts'
import { listOptions } from './options.ts'

/** The lists that products are described with. */
export const catalogueEndpoints: readonly Endpoint[] = [
  ...categoryEndpoints,
  listCategoryAttributes,
  listOptions,
  listMarketplaces,
  countCares,
]
