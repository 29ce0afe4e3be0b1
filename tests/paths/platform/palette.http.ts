import { expect } from 'vitest'
import { palette } from '#screens/platform/wiring/palette.ts'
import { overHttp, type World } from '#tests/paths/cover/http.ts'
import spec from './palette.paths.ts'
import { twoBrands } from './two-brands.ts'

interface Desk extends World {
  readonly brand: number
}

/** The palette over a real shop with the brand Paşabahçe. */
export default overHttp(spec)<typeof palette, Desk>({
  machine: palette,
  begin: async (shop) => ({ shop, token: shop.admin, brand: (await twoBrands(shop)).get(1) ?? 0 }),
  input: () => undefined,
  whose: () => ['find'],
  answers: { find: ({ type }) => ({ how: type.startsWith('xstate.done.') ? 'through' : 'lost' }) },
  see: ({ value, context: { text, groups } }, { brand }) => {
    if (JSON.stringify(value) !== '{"open":"shown"}') return
    const expected = [{ kind: 'brands', rows: [{ id: brand, label: 'Paşabahçe', code: '' }] }]
    expect(groups).toEqual(text === 'yok' ? [] : expected)
  },
})
