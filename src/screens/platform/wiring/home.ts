import { fromPromise } from 'xstate'
import { totalOf } from '#api/client/platform/home.ts'
import { type LoadedInput, loaded } from '#machines/platform/loaded/loaded.machine.ts'
import { http } from './http.ts'

const totals = {
  products: () => totalOf(http, '/v1/panel/products'),
  noStock: () => totalOf(http, '/v1/panel/products', { stock: 'none' }),
  brands: () => totalOf(http, '/v1/panel/brands'),
}

/** A figure of the home page: what is counted, by name. */
export type Figure = keyof typeof totals
export const figures = Object.keys(totals) as Figure[]

type Counts = Readonly<Partial<Record<Figure, number>>>

/** The home page: it counts what the person may open. */
export const home = loaded(
  fromPromise<Counts, LoadedInput<readonly Figure[]>>(async ({ input: { query } }) => {
    const counted = await Promise.all(query.map(async (figure) => [figure, await totals[figure]()] as const))
    return Object.fromEntries(counted)
  }),
)
