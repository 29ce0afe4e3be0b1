import { expect } from 'vitest'
import type { SnapshotFrom } from 'xstate'
import { failure } from '#api/contract/platform/failure.ts'
import { valueTyped } from '#api/rules/catalog/product-cells.ts'
import { productCell } from '#screens/catalog/wiring/product-cell.ts'
import { type Arranged, type Moment, overHttp, type World } from '#tests/paths/cover/http.ts'
import spec from './product-cell.paths.ts'
import { addProduct, asItWas, elsewhere, shownOf, storeElsewhere } from './product-cell.shop.ts'

interface Desk extends World {
  readonly codes: readonly number[]
  readonly id: number
}

const path = '/v1/panel/products'

/** Changing the price, the stock and the status of a product of a real shop, which somebody else changes meanwhile too. */
export default overHttp(spec)<typeof productCell, Desk>({
  machine: productCell,
  begin: async (shop, { input }) => {
    const codes = input === 'looking' ? [600] : [100]
    return { shop, codes, token: await shop.as(codes), id: await addProduct(shop) }
  },
  input: ({ codes }) => ({ holder: { permissions: codes }, language: 'tr' }),
  whose: () => ['save'],
  answers: {
    save: async (event, moment): Promise<Arranged> => {
      const { shop, id } = moment.world
      const { cell, typed } = contextOf(moment)
      const field = cell?.field ?? 'price'
      const { error } = event as unknown as { error?: { kind: string } }
      if (error?.kind === 'network') {
        expect(error).toEqual(failure('network'))
        return { how: 'lost' }
      }
      if (error && field !== 'status') await storeElsewhere(shop, id, { [field]: elsewhere[field] })
      const value = error && field !== 'status' ? elsewhere[field] : cell && valueTyped(cell, typed, 'tr')
      return {
        how: 'through',
        after: async () => {
          expect(await shownOf(shop, id)).toEqual({ ...asItWas, [field]: value })
          await storeElsewhere(shop, id, asItWas)
        },
      }
    },
  },
  event: (event, { world }) => {
    const { cell } = event as unknown as { cell?: object }
    return cell ? { ...event, cell: { ...cell, id: world.id } } : event
  },
  see: async ({ value }, { shop, id }) => {
    if (value !== 'saving') expect(await shownOf(shop, id)).toEqual(asItWas)
  },
  refused: async (_, rules, { world: { shop, token, id } }) => {
    if (!rules.includes('auth.forbidden')) return
    const body = (await shop.call('GET', `${path}/${id}`)).body.data
    const { id: _id, created_at: _at, updated_at: _then, ...product } = body
    const answer = await shop.call('PUT', `${path}/${id}`, { as: token, body: product })
    expect([answer.http, answer.body.error]).toEqual([403, 'auth.forbidden'])
  },
})

function contextOf({ actor }: Moment<Desk>) {
  return actor.getSnapshot().context as SnapshotFrom<typeof productCell>['context']
}
