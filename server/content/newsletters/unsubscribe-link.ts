import { number, tuple } from 'superstruct'
import type { Services } from '#server/platform/http/endpoint.ts'
import { publicAddress } from '#server/platform/http/public-address.ts'

/** Where people unsubscribe. */
export const unsubscribePath = '/v1/web/unsubscribe'

/** Whose subscription a link ends: that of whoever got this mail. A mail that only tries a newsletter has the number 0. */
interface Subscription {
  readonly shop_id: number
  readonly recipient_id: number
}

const Sealed = tuple([number(), number()])
const place = 'unsubscribe link'

/** The key of a link, which nobody can make or guess. */
export function sealSubscription(
  { secrets }: Pick<Services, 'secrets'>,
  { shop_id, recipient_id }: Subscription,
): string {
  return secrets.seal(JSON.stringify([shop_id, recipient_id]), place)
}

/** What a key is for, or `null` for one that is none. */
export function openSubscription({ secrets }: Pick<Services, 'secrets'>, key: string): Subscription | null {
  const opened = secrets.open(key, place)
  if (opened === null) return null
  const sealed: unknown = JSON.parse(opened)
  return Sealed.is(sealed) ? { shop_id: sealed[0], recipient_id: sealed[1] } : null
}

/** The address by which whoever got a mail gets no more. */
export function unsubscribeLink(services: Pick<Services, 'secrets' | 'config'>, subscription: Subscription): string {
  return `${publicAddress(services.config)}${unsubscribePath}/${sealSubscription(services, subscription)}`
}
