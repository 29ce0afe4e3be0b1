import { expect } from 'vitest'
import { undo } from '#screens/platform/wiring/undo.ts'
import { overHttp, type World } from '#tests/paths/cover/http.ts'
import { deletedBrand, isRefused, isThere, takeName } from './deleted-brand.ts'
import spec from './undo.paths.ts'

interface Desk extends World {
  readonly id: number
  readonly name: string
}

/** A brand that was deleted in a real shop comes back, once, with its id. */
export default overHttp(spec)<typeof undo, Desk>({
  machine: undo,
  begin: async (shop) => ({ shop, token: shop.admin, ...(await deletedBrand(shop)) }),
  input: ({ id, name }) => ({ undoing: { what: 'deletion', list: 'brands', records: [{ id, label: name }] } }),
  whose: () => ['takeBack'],
  answers: {
    takeBack: async (event, { world: { shop, name }, ahead }) => {
      // What was carried out unheard is not refused later.
      if ('error' in event) return { how: ahead.some((step) => isRefused(step.event)) ? 'lost' : 'answerLost' }
      if (isRefused(event)) await takeName(shop, name)
      return { how: 'through' }
    },
  },
  see: async ({ value }, { shop, id }) => {
    if (value === 'undone') expect(await isThere(shop, id)).toBe(true)
    if (value === 'refused' || value === 'offered') expect(await isThere(shop, id)).toBe(false)
  },
})
