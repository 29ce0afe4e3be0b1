import { createHash } from 'node:crypto'
import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible'
import { tooManyTries } from '#api/rules/platform/session.ts'
import { rate_limits } from '#server/db/schema/requests.ts'
import type { Services } from '#server/platform/http/endpoint.ts'
import { refuse } from '#server/platform/http/refused.ts'

const quarterHour = 15 * 60

/**
 * How much may be tried in a quarter of an hour. Ten wrong passwords for one account from one address: whoever guesses locks out only
 * themselves. The other two are far wider, and stop one address that tries many accounts, and many addresses that try one account. Whoever is
 * signed in and has to name the own password may be wrong five times. Codes of a second factor are counted by the person, wherever they come from.
 * A visitor writes to the shop ten times from one address.
 */
const allowances = {
  'signin-pair': 10,
  'signin-address': 100,
  'signin-account': 200,
  'reset-account': 5,
  'reset-address': 50,
  'signin-code': 10,
  password: 5,
  'message-address': 10,
} as const

type Allowance = keyof typeof allowances
type Limiters = Record<Allowance, RateLimiterDrizzle>
export interface Try {
  readonly email: string
  readonly address: string
}

interface Own {
  readonly shop_id: number
  readonly user_id: number
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

/** Counts a try of somebody's second factor, before the code is looked at. */
export async function countCode(services: Services, { shop_id, user_id }: Own): Promise<void> {
  await count(services, 'signin-code', `${shop_id} ${user_id}`)
}

/** The code was right: no try counts any more. */
export async function forgiveCodes(services: Services, { shop_id, user_id }: Own): Promise<void> {
  await limitersOf(services)['signin-code'].delete(keyOf(`${shop_id} ${user_id}`))
}

/** Counts a request for a reset link, whether the account is known or not. */
export async function countReset(services: Services, { email, address }: Try): Promise<void> {
  await count(services, 'reset-account', email)
  await count(services, 'reset-address', address)
}

/** Counts what a visitor writes to a shop, by where they write from. */
export async function countMessage(services: Services, address: string): Promise<void> {
  await count(services, 'message-address', address)
}

/** Counts a try to use a reset link. */
export async function countResetUse(services: Services, address: string): Promise<void> {
  await count(services, 'reset-address', address)
}

/**
 * Whether somebody signed in names what only they know, such as the own password; wrong ones count, and after the last the right one waits too.
 * One after the other for one person, so that many at once are no more tries, and a call that is sent again is none.
 */
export async function isKnown(
  services: Services,
  { shop_id, user_id }: Own,
  right: () => Promise<boolean>,
): Promise<boolean> {
  const who = `${shop_id} ${user_id}`
  return inTurn(services, who, async () => {
    const limiter = limitersOf(services).password
    const tried = await limiter.get(keyOf(who))
    if (tried && tried.consumedPoints >= allowances.password) throw tooMany(tried)
    if (await right()) {
      await limiter.delete(keyOf(who))
      return true
    }
    await count(services, 'password', who)
    return false
  })
}

const turns = new WeakMap<Services, Map<string, Promise<unknown>>>()

function inTurn<T>(services: Services, who: string, work: () => Promise<T>): Promise<T> {
  const own = turns.get(services) ?? new Map<string, Promise<unknown>>()
  turns.set(services, own)
  const turn = (own.get(who) ?? Promise.resolve()).then(work, work)
  own.set(who, turn)
  const leave = () => void (own.get(who) === turn && own.delete(who))
  turn.then(leave, leave)
  return turn
}

async function count(services: Services, allowance: Allowance, who: string): Promise<void> {
  try {
    await limitersOf(services)[allowance].consume(keyOf(who))
  } catch (thrown) {
    throw thrown instanceof RateLimiterRes ? tooMany(thrown) : thrown
  }
}

function tooMany({ msBeforeNext }: RateLimiterRes) {
  const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000))
  return refuse(429, tooManyTries, { about: { seconds }, headers: { 'retry-after': String(seconds) } })
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
