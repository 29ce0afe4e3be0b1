import { expect } from 'vitest'
import { exportTo } from '#screens/platform/wiring/list-export.ts'
import { overHttp, type World } from '#tests/paths/cover/http.ts'
import { brandsIn, haveBrands } from './brands.fixture.ts'
import spec from './list-export.paths.ts'

interface Desk extends World {
  /** How many brands there are. */
  readonly brands: number
}

/** What the person was handed. */
const saved: { file: Blob; name: string }[] = []
const listExport = exportTo((file, name) => saved.push({ file, name }))

/** The list of brands of a real shop as a file: whoever cancels, or meets a failure, is handed none. */
export default overHttp(spec)<typeof listExport, Desk>({
  machine: listExport,
  begin: async (shop) => {
    await haveBrands(shop, 2)
    saved.length = 0
    return { shop, token: shop.admin, brands: (await brandsIn(shop)).length }
  },
  input: () => undefined,
  whose: () => ['write'],
  answers: {
    write: (event, { world }) => ({
      how: 'error' in event ? 'lost' : 'through',
      after: async () => {
        const files = saved.splice(0)
        if ('error' in event) return expect(files).toEqual([])
        expect(files.map(({ name }) => name)).toEqual(['Markalar.csv'])
        const lines = (await files[0]?.file.text())?.trim().split('\r\n')
        expect(lines?.length).toBe(1 + world.brands)
      },
    }),
  },
  see: ({ value }) => {
    if (value !== 'idle') expect(saved).toEqual([])
  },
})
