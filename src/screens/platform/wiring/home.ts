import { fromPromise } from 'xstate'
import { totalOf } from '#api/client/platform/home.ts'
import { type Counts, type Figure, homeMachine } from '#machines/platform/home/home.machine.ts'
import { http } from './http.ts'

const asked: Readonly<Record<Figure, () => Promise<number>>> = {
  products: () => totalOf(http, '/v1/panel/products'),
  noStock: () => totalOf(http, '/v1/panel/products', { stock: 'none' }),
  brands: () => totalOf(http, '/v1/panel/brands'),
}

/** The home page, with its calls. */
export const home = homeMachine.provide({
  actors: {
    count: fromPromise(async ({ input }): Promise<Counts> => {
      const counted = await Promise.all(input.figures.map(async (figure) => [figure, await asked[figure]()] as const))
      return Object.fromEntries(counted)
    }),
  },
})
