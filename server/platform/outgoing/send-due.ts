import { and, asc, eq, lte, sql } from 'drizzle-orm'
import type { Database } from '#server/db/open.ts'
import type { mails } from '#server/db/schema/mails.ts'
import type { phone_messages } from '#server/db/schema/phone-messages.ts'
import type { Services } from '#server/platform/http/endpoint.ts'

/** After so many tries a message is given up: the last of them is a good day after the first. */
export const mostTries = 10

type Outgoing = typeof mails | typeof phone_messages

interface Sending<T extends Outgoing> {
  readonly table: T
  /** What the log calls it. */
  readonly what: string
  /** Gives it to whoever carries it, under a name that is the same at every try. */
  send(db: Database, message: T['$inferSelect'], id: string): Promise<void>
  /** Tells of one that was given up. */
  givenUp(db: Database, message: T['$inferSelect']): Promise<void>
}

/**
 * Sends what is due, the oldest first. Each is locked while it is sent, so that of several servers one sends it; one that left just before its
 * server was killed leaves again under the same id.
 */
export async function sendDue<T extends Outgoing>(
  services: Pick<Services, 'db' | 'log'>,
  sending: Sending<T>,
): Promise<void> {
  while (await sendNext(services, sending));
}

/** Answers whether there was one. */
function sendNext<T extends Outgoing>(
  { db, log }: Pick<Services, 'db' | 'log'>,
  { table: own, what, send, givenUp }: Sending<T>,
): Promise<boolean> {
  // All of them have the columns that are asked for here.
  const table = own as typeof mails
  return db.transaction(async (tx) => {
    const open = tx as unknown as Database
    const [next] = await open
      .select()
      .from(table)
      .where(and(eq(table.state, 'queued'), lte(table.due_at, sql`now()`)))
      .orderBy(asc(table.due_at), asc(table.id))
      .limit(1)
      .for('update', { skipLocked: true })
    if (!next) return false
    const tries = next.tries + 1
    const id = `${what}-${next.shop_id}-${next.id}-${Date.parse(next.created_at)}`
    const change = await send(open, next as T['$inferSelect'], id).then(
      () => ({ state: 'sent' as const, sent_at: sql`now()` }),
      (error) => {
        log.warn({ error, [what]: next.id, tries }, `a ${what} was not sent`)
        return tries < mostTries
          ? // Twice as long after each try, from two minutes on.
            { due_at: sql`now() + make_interval(mins => ${2 ** tries})` }
          : { state: 'failed' as const }
      },
    )
    if ('state' in change && change.state === 'failed') await givenUp(open, next as T['$inferSelect'])
    await open
      .update(table)
      .set({ tries, ...change })
      .where(and(eq(table.shop_id, next.shop_id), eq(table.id, next.id)))
    return true
  })
}
