import { expect } from 'vitest'
import { type ListSettings, plainSettings } from '#api/contract/platform/list-settings.ts'
import { listSettings } from '#screens/platform/wiring/list-settings.ts'
import { preferences } from '#server/db/schema/lists.ts'
import { overHttp, type World } from '#tests/paths/cover/http.ts'
import type { Shop } from '#tests/shop.ts'
import spec from './list-settings.paths.ts'
import { twoViews } from './list-views.fixture.ts'

interface Desk extends World {
  readonly view: number
}

/** How a person of a real shop wants the list of brands: what counts as kept is what the server gives back. */
export default overHttp(spec)<typeof listSettings, Desk>({
  machine: listSettings,
  begin: async (shop) => {
    await shop.db.delete(preferences)
    return { shop, token: shop.admin, view: (await twoViews(shop, shop.admin)).own.id }
  },
  event: (event, { world }) => (event.type === 'SET_DEFAULT' ? { ...event, view: world.view } : event),
  input: () => ({ list: 'brands' }),
  whose: ({ method }) => [method === 'PUT' ? 'keep' : 'load'],
  answers: {
    load: (event) => ({ how: 'error' in event ? 'lost' : 'through' }),
    keep: (event) => ({ how: 'error' in event ? 'lost' : 'through' }),
  },
  see: async ({ value, context }, { shop }) => {
    if (value === 'kept') expect(await settingsIn(shop)).toEqual(context.settings)
    if (value === 'notLoaded') expect(context.settings).toEqual(plainSettings)
  },
})

async function settingsIn({ call }: Shop): Promise<ListSettings> {
  return (await call('GET', '/v1/panel/list-settings?list=brands')).body.data
}
