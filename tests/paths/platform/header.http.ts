import { expect } from 'vitest'
import { header } from '#screens/platform/wiring/session.ts'
import { overHttp, type World } from '#tests/paths/cover/http.ts'
import { english, turkish } from '#tests/seed.ts'
import spec from './header.paths.ts'
import { noticeOf, oneNotice, unreadAgain } from './one-notice.ts'

/** The header over a real shop, whose languages it offers. */
export default overHttp(spec)<typeof header, World>({
  machine: header.provide({ actions: { log: () => {} } }),
  begin: async (shop) => {
    await oneNotice(shop)
    return { shop, token: shop.admin }
  },
  input: () => undefined,
  whose: ({ path }) => [
    { '/v1/panel/notifications': 'notifications', '/v1/panel/notifications/read': 'read' }[path] ?? 'languages',
  ],
  event: async (event, { world: { shop } }) => {
    if (event.type !== 'READ') return event
    const until = await noticeOf(shop)
    return { ...event, read: { from: until, until, online_order: 0 } } as typeof event
  },
  answers: {
    notifications: async (event, { world: { shop } }) => {
      if (answered(event).how === 'through') await unreadAgain(shop)
      return answered(event)
    },
    read: answered,
    languages: answered,
  },
  see: async ({ value, context }, { shop }) => {
    if (value.languages !== 'loading')
      expect(context.languages.map((one) => one.language_id)).toEqual(
        value.languages === 'known' ? [turkish, english] : [],
      )
    // What was told once stays when it cannot be asked again.
    if (value.notifications !== 'loading')
      expect(context.notifications).toEqual((await shop.call('GET', '/v1/panel/notifications')).body.data)
  },
})

function answered({ type }: { type: string }) {
  return { how: type.startsWith('xstate.done.') ? 'through' : 'lost' } as const
}
