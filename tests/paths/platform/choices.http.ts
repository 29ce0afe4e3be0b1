import { expect } from 'vitest'
import type { ChoicesEvent } from '#machines/platform/choices/choices.machine.ts'
import { choices } from '#screens/platform/wiring/records.ts'
import { overHttp, type World } from '#tests/paths/cover/http.ts'
import spec from './choices.paths.ts'
import { twoBrands } from './two-brands.ts'

interface Desk extends World {
  /** The brands of the walk, by its ids. */
  readonly brands: ReadonlyMap<number, number>
}

/** Choosing among the brands of a real shop. */
export default overHttp(spec)<typeof choices, Desk>({
  machine: choices,
  begin: async (shop) => ({ shop, token: shop.admin, brands: await twoBrands(shop) }),
  input: ({ brands }) => ({ to: 'brands', ids: [...brands.values()].slice(0, 1) }),
  whose: () => ['find'],
  answers: { find: ({ type }) => ({ how: type.startsWith('xstate.done.') ? 'through' : 'lost' }) },
  event: (event, { world }) => {
    const own = event as ChoicesEvent
    return own.type === 'NAME' ? { ...own, ids: own.ids.map((id) => world.brands.get(id) ?? 0) } : own
  },
  see: ({ value, context }, { brands }) => {
    if (value !== 'shown') return
    expect(context.failure).toBeNull()
    expect(context.found).toEqual([{ id: brands.get(1), name: 'Paşabahçe' }])
    // What is chosen has its name, although the text does not find it.
    for (const id of context.ids) expect(context.named[id]?.name).toMatch(/^(Paşabahçe|Şişecam)$/)
  },
})
