import { audit_log } from '#server/db/schema/requests.ts'
import { noteTransition } from '#server/platform/flow/note-transition.ts'
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

/** Writes one row of the audit log, in the transaction of the change itself; and its way along the chart, where it came to another state. */
export async function audit(
  context: Pick<RequestContext<unknown, unknown, unknown, Actor>, 'db' | 'actor' | 'requestId'>,
  entry: Entry,
): Promise<void> {
  const { shop_id, user_id } = context.actor
  // What the server does by itself nobody did.
  await context.db
    .insert(audit_log)
    .values({ ...entry, shop_id, user_id: user_id || null, request_id: context.requestId })
  const { subject, subject_id: id, event, state_before: from = null, state_after: to } = entry
  if (id === undefined || to === undefined || to === from) return
  await noteTransition(context.db, { shop_id, subject, id, event, from, to, user_id: user_id || null })
}
