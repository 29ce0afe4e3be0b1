import { expect } from 'vitest'
import type { EventObject } from 'xstate'
import type { ImportableProduct } from '#api/contract/catalog/marketplace-import.ts'
import { marketplaceImport } from '#screens/catalog/wiring/marketplace-import.ts'
import { type Arranged, type Moment, overHttp, type World } from '#tests/paths/cover/http.ts'
import { haveListed } from './marketplace-import.fixture.ts'
import spec from './marketplace-import.paths.ts'

/** The import from the sandbox marketplace into a real shop. */
export default overHttp(spec)<typeof marketplaceImport, World>({
  machine: marketplaceImport,
  begin: async (shop) => {
    await haveListed(shop)
    return { shop, token: shop.admin }
  },
  input: () => undefined,
  whose: ({ method }) => [method === 'GET' ? 'search' : 'take'],
  answers: { search: answered, take: answered },
  event: (event, { actor }) => {
    if (event.type !== 'CHOOSE') return event
    const { products } = actor.getSnapshot().context as { products: readonly ImportableProduct[] }
    return { ...event, id: products[Number((event as unknown as { id: string }).id) - 1]?.id } as EventObject
  },
  see: async ({ value, context: { filled } }, { shop }) => {
    if (value !== 'filled') return
    const { brand, category } = shop.own
    expect(filled).toMatchObject({ brand_id: brand, category_id: category.tisort })
    expect(filled?.images).toHaveLength(1)
    for (const { url } of filled?.images ?? []) expect((await shop.app.request(url)).status).toBe(200)
  },
})

function answered(event: EventObject, { ahead }: Moment<World>): Arranged {
  if (!('error' in event)) return { how: 'through' }
  return { how: ahead[0]?.event.type === 'RETRY' ? 'answerLost' : 'lost' }
}
