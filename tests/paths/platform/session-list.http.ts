import type { OpenSession } from '#api/contract/platform/account.ts'
import { ownSessions } from '#screens/platform/wiring/sessions.ts'
import { overHttp, type World } from '#tests/paths/cover/http.ts'
import { setPasswords, tokenOf } from './people.fixture.ts'
import { ayse } from './people.ts'
import spec from './session-list.paths.ts'

interface Signed extends World {
  /** The other session, which is opened anew where one was ended. */
  other: string
}

/** The sessions of somebody who is signed in twice. */
export default overHttp(spec)<typeof ownSessions, Signed>({
  machine: ownSessions,
  begin: async (shop) => {
    await setPasswords(shop)
    return { shop, token: await tokenOf(shop, ayse.id), other: await tokenOf(shop, ayse.id) }
  },
  input: () => undefined as never,
  whose: ({ path, method }) =>
    path.startsWith('/v1/panel/account/sessions') ? [method === 'GET' ? 'load' : 'end'] : [],
  answers: {
    load: async ({ type }, { world }) => {
      if (!type.startsWith('xstate.done.')) return { how: 'lost' }
      world.other = await tokenOf(world.shop, ayse.id)
      return { how: 'through' }
    },
    end: async ({ type }) => ({ how: type.startsWith('xstate.done.') ? 'through' : 'lost' }),
  },
  event: (event, { actor }) => {
    if (event.type !== 'END' || (event as unknown as { id: number | null }).id === null) return event
    const { sessions } = actor.getSnapshot().context as { sessions: readonly OpenSession[] | null }
    return { ...event, id: sessions?.find(({ own }) => !own)?.id ?? 0 }
  },
})
