import { audit_log } from '#server/db/schema/requests.ts'
import type { Actor, RequestContext } from './endpoint.ts'

export interface Entry {
  subject: string
  subject_id?: number
  event: string
  state_before?: string
  state_after?: string
  rule?: string
  before?: unknown
  after?: unknown
}

/** Writes one row of the audit log, in the transaction of the change itself. */
export async function audit(
  context: Pick<RequestContext<unknown, unknown, unknown, Actor>, 'db' | 'actor' | 'requestId'>,
  entry: Entry,
): Promise<void> {
  const { shop_id, user_id } = context.actor
  // What the server does by itself nobody did.
  await context.db
    .insert(audit_log)
    .values({ ...entry, shop_id, user_id: user_id || null, request_id: context.requestId })
}
