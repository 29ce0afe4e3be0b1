import { sql, TransactionRollbackError } from 'drizzle-orm'
import type { RequestOutcome } from '#api/contract/platform/request-outcome.ts'
import { sessionOperations } from '#api/operations/platform/session.ts'
import type { Database } from '#server/db/open.ts'
import { idempotency_keys } from '#server/db/schema/requests.ts'
import { postgresError } from './database-errors.ts'
import { endpoint } from './endpoint.ts'
import { type KeyOwner, ofKey } from './idempotency.ts'

/** Says what became of a call of the same person whose answer never reached them. */
export const requestOutcome = endpoint(
  sessionOperations.requestOutcome,
  async ({ db, actor, query }): Promise<RequestOutcome> => {
    const owner = { shop_id: actor.shop_id, user_id: actor.user_id, key: query.key }
    const state = await stateOf(db, owner)
    if (state !== 'done') return { state, answer: null }
    const [answer] = await db
      .select({ status: idempotency_keys.status, body: idempotency_keys.answer })
      .from(idempotency_keys)
      .where(ofKey(owner))
    return answer ? { state, answer } : { state: 'not done', answer: null }
  },
)

/**
 * A call claims its key before it does anything else, so whoever tries to claim it too waits until the call has committed or failed. The
 * claim made here is always given up again.
 */
async function stateOf(db: Database, owner: KeyOwner): Promise<RequestOutcome['state']> {
  let isFree = false
  try {
    await db.transaction(async (tx) => {
      await tx.execute(sql`set local lock_timeout = '3s'`)
      const claim = { ...owner, request_hash: '', status: 0, answer: '' }
      isFree = (await tx.insert(idempotency_keys).values(claim).onConflictDoNothing().returning()).length > 0
      tx.rollback()
    })
  } catch (thrown) {
    if (postgresError(thrown)?.code === '55P03') return 'under way'
    if (!(thrown instanceof TransactionRollbackError)) throw thrown
  }
  return isFree ? 'not done' : 'done'
}
