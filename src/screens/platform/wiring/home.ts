import { integer, min, type } from 'superstruct'
import { fromPromise } from 'xstate'
import { recordOperations } from '#api/operations/platform/records.ts'
import { type ListName, listNamed } from '#api/registry/lists.ts'
import { type LoadedInput, loaded } from '#machines/platform/loaded/loaded.machine.ts'
import { call } from './http.ts'

const totals = {
  products: () => totalOf('products'),
  noStock: () => totalOf('products', { stock: 'none' }),
  brands: () => totalOf('brands'),
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

const Total = type({ total: min(integer(), 0) })

/** How many records a list has: it tells with its first row alone. */
async function totalOf(name: ListName, filters: Readonly<Record<string, string>> = {}): Promise<number> {
  const list = { ...recordOperations(listNamed(name)).list, data: Total }
  return (await call(list, { query: { ...filters, page: 0, limit: 1 } })).total
}
