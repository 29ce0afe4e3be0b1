import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { requestKey } from '#api/contract/platform/request-outcome.ts'
import { keyMissing, keyReused } from '#api/rules/platform/records.ts'
import type { Database } from '#server/db/open.ts'
import { idempotency_keys } from '#server/db/schema/requests.ts'
import type { Endpoint } from './endpoint.ts'
import { refuse } from './refused.ts'

/** An answer as it goes out: kept byte for byte for a repeat. */
export interface Answer {
  readonly status: number
  readonly body: string
}

/** Whose key it is: two people may use the same. */
export interface KeyOwner {
  readonly shop_id: number
  readonly user_id: number
  readonly key: string
}

interface Call extends KeyOwner {
  readonly db: Database
  readonly request_hash: string
}

/** The request's Idempotency-Key, `null` without one, or a refusal where the endpoint needs it. */
export function keyOf(endpoint: Endpoint, headers: Headers): string | null {
  const key = headers.get('idempotency-key')
  if (key && requestKey.test(key)) return key
  if (key || endpoint.key === 'required') throw refuse(422, keyMissing)
  return null
}

/** What tells one request from another under the same key. */
export function hashRequest(method: string, path: string, body: string): string {
  return createHash('sha256').update(`${method} ${path}\n${body}`).digest('hex')
}

/**
 * Does the work once for a key (rule D4). The row is claimed first, so a second call with the key waits for the first to commit and then gets
 * its answer; when the work is refused the claim goes with the transaction, and nothing is stored.
 */
export async function once(call: Call, work: () => Promise<Answer>): Promise<Answer> {
  const { db, shop_id, user_id, key, request_hash } = call
  const claimed = await db
    .insert(idempotency_keys)
    .values({ shop_id, user_id, key, request_hash, status: 0, answer: '' })
    .onConflictDoNothing()
    .returning({ key: idempotency_keys.key })
  if (claimed.length === 0) return (await answeredBefore(call)) ?? Promise.reject(refuse(409, keyReused))
  const answer = await work()
  await db.update(idempotency_keys).set({ status: answer.status, answer: answer.body }).where(ofKey(call))
  return answer
}

/** The answer that this key was given already, or `null`. Asked before slow work is done for nothing. */
export async function answeredBefore(call: Call): Promise<Answer | null> {
  const [first] = await call.db.select().from(idempotency_keys).where(ofKey(call))
  if (!first) return null
  if (first.request_hash !== call.request_hash) throw refuse(409, keyReused)
  return { status: first.status, body: first.answer }
}

/** The row of a key. */
export function ofKey({ shop_id, user_id, key }: KeyOwner) {
  return and(
    eq(idempotency_keys.shop_id, shop_id),
    eq(idempotency_keys.user_id, user_id),
    eq(idempotency_keys.key, key),
  )
}
