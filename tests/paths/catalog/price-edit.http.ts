import { expect } from 'vitest'
import type { EventObject } from 'xstate'
import type { PriceRow } from '#api/contract/catalog/multiple-price.ts'
import { failure } from '#api/contract/platform/failure.ts'
import { priceEdit } from '#screens/catalog/wiring/price-edit.ts'
import { type Arranged, overHttp, type World } from '#tests/paths/cover/http.ts'
import { turkey } from '#tests/seed.ts'
import spec from './price-edit.paths.ts'
import { amountName, howBegun, type PricedShop, preparePrices, priceEditPath } from './price-edit.shop.ts'

type Desk = World & PricedShop

/** The grid over two variants of a real shop: what is applied is stored, and what is taken back is as it was. */
export default overHttp(spec)<typeof priceEdit, Desk>({
  machine: priceEdit,
  begin: async (shop) => ({ shop, token: await shop.as([603]), ...(await preparePrices(shop)) }),
  input: ({ code }) => ({ holder: { permissions: [603] }, query: { search: code, filters: {} }, language: 'tr' }),
  whose: ({ method, path }) => {
    if (path === '/v1/panel/shop') return ['open']
    if (path === `${priceEditPath}/check`) return ['check']
    if (path === priceEditPath) return method === 'POST' ? ['apply'] : ['open', 'more']
    return path.endsWith('/undo') ? ['takeBack'] : ['look']
  },
  answers: {
    open: (event, { world, ahead }) => lostOr(event, () => world.fill(event, ahead)),
    more: (event) => lostOr(event, async () => {}),
    check: (event, { world }) => lostOr(event, () => world.moved(event)),
    apply: (event, { ahead }) => ({ how: howBegun(event, ahead) }),
    look: (event, { world }) => lostOr(event, () => world.work(event)),
    takeBack: (event, { ahead }) => ({ how: howBegun(event, ahead) }),
  },
  event: (event, { world }) => world.own(event),
  see: async ({ value, context }, world) => {
    const { rows, job, checked } = context
    if (typeof value !== 'object' || !('applied' in value) || value.applied !== 'over' || !job?.done) return
    const loaded = Object.fromEntries(rows.slice(0, 2).flatMap(amountsOf))
    const applied = checked.filter(({ rules }) => rules.length === 0).map((one) => [amountName(one), one.after])
    expect(applied).not.toEqual([])
    const expected = job.undoes ? loaded : { ...loaded, ...Object.fromEntries(applied) }
    expect(await world.prices()).toEqual(Object.fromEntries(Object.entries(expected).filter(([, amount]) => amount)))
  },
  refused: async ({ type }, rules, { world: { shop, token } }) => {
    if (type !== 'CHECK' || !rules.includes('validation.country_or_marketplace')) return
    const changes = [{ variant_id: 1, country_id: turkey, of: 'price', before: '49.90', price: '54.90' }]
    const answer = await shop.call('POST', `${priceEditPath}/check`, { as: token, body: { targets: [], changes } })
    expect([answer.http, answer.body.error]).toEqual([422, 'validation.country_or_marketplace'])
  },
})

function amountsOf({ id: variant_id, prices }: PriceRow): [string, string | null][] {
  return prices.flatMap(({ country_id, ...amounts }) =>
    (['price', 'strikethrough_price'] as const).map((of): [string, string | null] => [
      amountName({ variant_id, country_id, of }),
      amounts[of],
    ]),
  )
}

async function lostOr(event: EventObject, arrange: () => Promise<void>): Promise<Arranged> {
  if (isLost(event)) return { how: 'lost' }
  await arrange()
  return { how: 'through' }
}

function isLost(event: EventObject): boolean {
  const { error } = event as unknown as { error?: unknown }
  if (error) expect(error).toEqual(failure('network'))
  return error !== undefined
}
