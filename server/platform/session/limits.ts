import { createHash } from 'node:crypto'
import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible'
import { tooManyTries } from '#api/rules/platform/session.ts'
import { rate_limits } from '#server/db/schema/requests.ts'
import type { Services } from '#server/platform/http/endpoint.ts'
import { refuse } from '#server/platform/http/refused.ts'

const quarterHour = 15 * 60

/**
 * How much may be tried in a quarter of an hour. Ten wrong passwords for one account from one address: whoever guesses locks out only
 * themselves. The other two are far wider, and stop one address that tries many accounts, and many addresses that try one account.
 */
const allowances = {
  'signin-pair': 10,
  'signin-address': 100,
  'signin-account': 200,
  'reset-account': 5,
  'reset-address': 50,
} as const

type Allowance = keyof typeof allowances
type Limiters = Record<Allowance, RateLimiterDrizzle>
export interface Try {
  readonly email: string
  readonly address: string
}

/** Counts a try to sign in, before the password is looked at; refuses with the seconds to wait (429). */
export async function countSignIn(services: Services, { email, address }: Try): Promise<void> {
  await count(services, 'signin-pair', `${address} ${email}`)
  await count(services, 'signin-address', address)
  await count(services, 'signin-account', email)
}

/** The password was right: the try does not count. */
export async function forgiveSignIn(services: Services, { email, address }: Try): Promise<void> {
  const limiters = limitersOf(services)
  await limiters['signin-pair'].delete(keyOf(`${address} ${email}`))
  await limiters['signin-address'].reward(keyOf(address), 1)
  await limiters['signin-account'].reward(keyOf(email), 1)
}

/** Counts a request for a reset link, whether the account is known or not. */
export async function countReset(services: Services, { email, address }: Try): Promise<void> {
  await count(services, 'reset-account', email)
  await count(services, 'reset-address', address)
}

/** Counts a try to use a reset link. */
export async function countResetUse(services: Services, address: string): Promise<void> {
  await count(services, 'reset-address', address)
}

async function count(services: Services, allowance: Allowance, who: string): Promise<void> {
  try {
    await limitersOf(services)[allowance].consume(keyOf(who))
  } catch (thrown) {
    if (!(thrown instanceof RateLimiterRes)) throw thrown
    const seconds = Math.max(1, Math.ceil(thrown.msBeforeNext / 1000))
    throw refuse(429, tooManyTries, { about: { seconds }, headers: { 'retry-after': String(seconds) } })
  }
}

const made = new WeakMap<Services, Limiters>()

function limitersOf(services: Services): Limiters {
  const known = made.get(services)
  if (known) return known
  const limiters = Object.fromEntries(
    Object.entries(allowances).map(([keyPrefix, points]) => [
      keyPrefix,
      new RateLimiterDrizzle({
        storeClient: services.db,
        schema: rate_limits,
        keyPrefix,
        points,
        duration: quarterHour,
        clearExpiredByTimeout: false,
      }),
    ]),
  ) as Limiters
  made.set(services, limiters)
  return limiters
}

function keyOf(who: string): string {
  return createHash('sha256').update(who).digest('base64url')
}
