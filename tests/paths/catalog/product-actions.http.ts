import { expect } from 'vitest'
import type { EventObject } from 'xstate'
import { failure } from '#api/contract/platform/failure.ts'
import type { Job } from '#api/contract/platform/jobs.ts'
import { productActions } from '#screens/catalog/wiring/product-actions.ts'
import { countStock } from '#tests/fixtures/stock.fixture.ts'
import { jobRows, workOff } from '#tests/jobs.ts'
import { type Arranged, type Moment, overHttp, type World } from '#tests/paths/cover/http.ts'
import { variant } from '#tests/product-input.ts'
import type { Shop } from '#tests/shop.ts'
import spec from './product-actions.paths.ts'
import { productIn } from './product-form.shop.ts'

interface Desk extends World {
  readonly codes: readonly number[]
  /** The product that the walk copies: its stock was moved, so it stays when the others go (rule R191). */
  readonly id: number
  /** Another one, which waits until the first is copied. */
  readonly other: number
  /** How many products there have to be. */
  products: number
  /** The act whose answer was lost was done, and asking again does it no second time. */
  done: boolean
}

const path = '/v1/panel/products'

/** Copying a product of a real shop, and deleting all of them. */
export default overHttp(spec)<typeof productActions, Desk>({
  machine: productActions,
  begin: async (shop, { input }) => {
    const codes = input === 'looking' ? [600] : [100]
    const body = productIn(shop.own, { variants: [variant({ quantity: 3 })] })
    const id = (await shop.call('POST', path, { body })).body.data.id
    await countStock(shop, id)
    const other = (await shop.call('POST', path, { body: productIn(shop.own, { variants: [variant()] }) })).body.data.id
    return { shop, codes, token: await shop.as(codes), id, other, products: await productsIn(shop), done: false }
  },
  input: ({ codes }) => ({ holder: { permissions: codes }, word: 'SİL' }),
  whose: ({ method }) => [method === 'DELETE' ? 'removeAll' : 'copy'],
  answers: {
    copy: (event, moment) => answered(event, moment, (before) => before + 1),
    removeAll: (event, moment) => answered(event, moment, (before) => before),
  },
  event: (event, { world }) => {
    const { id } = event as unknown as { id?: number }
    return event.type === 'COPY' ? { ...event, id: id === 9 ? world.other : world.id } : event
  },
  see: async ({ value }, { shop, id, products }) => {
    if (value === 'copying' || value === 'deleting') return
    expect(await productsIn(shop)).toBe(products)
    if (value !== 'begun') return
    // Once, however often it was asked for.
    await workOff(shop)
    const [job, ...others] = (await shop.call('GET', '/v1/panel/jobs')).body.data.rows
    expect(others.filter(({ state }: Job) => state !== 'finished')).toEqual([])
    expect(job).toMatchObject({ kind: 'products.delete', total: products, done: products - 1, refused: 1 })
    const [stays] = await jobRows(shop, job.id, 'refused')
    expect([stays?.record_id, stays?.rules[0]?.id]).toEqual([id, 'delete.product_has_movements'])
  },
  refused: async ({ type }, rules, { world: { shop, token, id } }) => {
    if (!rules.includes('auth.forbidden')) return
    const before = await productsIn(shop)
    const answer =
      type === 'COPY'
        ? await shop.call('POST', `${path}/copy/${id}`, { as: token })
        : await shop.call('DELETE', `${path}/all`, { as: token })
    expect([answer.http, answer.body.error]).toEqual([403, 'auth.forbidden'])
    expect(await productsIn(shop)).toBe(before)
  },
})

/** An answer that is asked for again was lost on its way back: the act is done, once. */
function answered(event: EventObject, { world, ahead }: Moment<Desk>, after: (before: number) => number): Arranged {
  const { error } = event as unknown as { error?: unknown }
  if (error) expect(error).toEqual(failure('network'))
  const how = !error ? 'through' : ahead[0]?.event.type === 'RETRY' ? 'answerLost' : 'lost'
  if (how !== 'lost' && !world.done) world.products = after(world.products)
  world.done = how === 'answerLost'
  return { how }
}

async function productsIn({ call }: Shop): Promise<number> {
  return (await call('GET', path)).body.data.total
}
