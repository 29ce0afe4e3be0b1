import type { Endpoint } from '#server/platform/http/endpoint.ts'
import { exportCategories } from './categories.ts'
import { exportPrices } from './prices.ts'

/** The files of what is shown otherwise than by rows of a list. */
export const catalogExports: readonly Endpoint[] = [exportCategories, exportPrices]
