import { outboxOperations } from '#api/operations/sales/outbox.ts'
import { keyReused } from '#api/rules/platform/records.ts'
import { idempotency_keys } from '#server/db/schema/requests.ts'
import { audit } from '#server/platform/http/audit.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { ofKey } from '#server/platform/http/idempotency.ts'
import { failureOf, refuse } from '#server/platform/http/refused.ts'

/**
 * Takes the key of a sale, so that no window that still has it can store it afterwards. Where the key is taken already the sale was stored, and
 * nothing is given up; a sale on its way meanwhile is waited for.
 */
const giveUp = endpoint(outboxOperations.giveUp, async (context) => {
  const { db, actor, body } = context
  const { shop_id, user_id } = actor
  const { key, sale, total, currency, rule } = body
  const answer = JSON.stringify(failureOf(refuse(409, keyReused)))
  const claim = { shop_id, user_id, key, request_hash: givenUp, status: 409, answer }
  const claimed = await db.insert(idempotency_keys).values(claim).onConflictDoNothing().returning()
  if (claimed.length > 0) {
    await audit(context, {
      subject: 'outbox',
      event: 'GIVE_UP',
      ...(rule ? { rule } : {}),
      after: { total, currency, sale },
    })
    return { stored: false }
  }
  const [before] = await db.select({ hash: idempotency_keys.request_hash }).from(idempotency_keys).where(ofKey(claim))
  return { stored: before?.hash !== givenUp }
})

/** What stands in place of a request under the key of a sale that was given up. */
const givenUp = 'given up'

/** The calls of sales that are not stored. */
export const outboxEndpoints: readonly Endpoint[] = [giveUp]
