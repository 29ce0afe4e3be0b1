import { expect } from 'vitest'
import { forgotPassword } from '#screens/platform/wiring/session.ts'
import { overHttp, type World } from '#tests/paths/cover/http.ts'
import spec from './forgot-password.paths.ts'
import { emailIn } from './people.fixture.ts'
import { ayse } from './people.ts'

interface AuthLayout extends World {
  readonly email: string
  /** Mails that were sent before the walk. */
  readonly before: number
}

/** Asking a real server for the link; it comes by mail. */
export default overHttp(spec)<typeof forgotPassword, AuthLayout>({
  machine: forgotPassword,
  begin: async (shop) => ({ shop, token: null, email: await emailIn(shop, ayse.id), before: shop.mails.sent.length }),
  input: () => undefined,
  whose: ({ path }) => (path === '/v1/auth/forget-password' ? ['ask'] : []),
  answers: { ask: ({ type }) => ({ how: type.startsWith('xstate.done.') ? 'through' : 'lost' }) },
  event: (event, { world }) => {
    const { email } = event as unknown as { email?: string }
    return email === ayse.email ? { ...event, email: world.email } : event
  },
  see: async ({ value, context }, { shop, email, before }) => {
    if (value !== 'sent') return
    expect(context.email).toBe(email)
    // The answer comes at once, the mail when it is written.
    await expect.poll(() => shop.mails.sent.length).toBeGreaterThan(before)
  },
})
