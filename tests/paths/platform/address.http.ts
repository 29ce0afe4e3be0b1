import { expect } from 'vitest'
import { addressLevels } from '#api/contract/platform/addresses.ts'
import { givingOf } from '#api/rules/platform/address-places.ts'
import type { AddressContext } from '#machines/platform/address/address.machine.ts'
import { addressChoices } from '#screens/platform/wiring/addresses.ts'
import { overHttp, type World } from '#tests/paths/cover/http.ts'
import spec, { abroad, anyWay, home, levelAsked } from './address.paths.ts'

/** Choosing an address from what the address host of a real server answers. */
export default overHttp(spec)<typeof addressChoices, World>({
  machine: addressChoices,
  begin: async (shop) => ({ shop, token: shop.admin }),
  input: () => ({ places: home }),
  whose: ({ path }) => levelAsked(path),
  answers: anyWay,
  see: ({ value, context }) => {
    if (value !== 'shown') return
    const { places, lists } = context as AddressContext
    const open = addressLevels.find((level) => places[level] === '') ?? 'neighborhood'
    expect([open, givingOf(places, lists, open).how]).toEqual([
      open,
      places.country === abroad.country ? 'write' : 'choose',
    ])
  },
})
