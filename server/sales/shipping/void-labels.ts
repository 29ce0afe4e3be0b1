import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '#server/db/open.ts'
import { cargo_announcements } from '#server/db/schema/shipments.ts'
import { CargoFailure } from '#server/integrations/shipping/cargo.ts'
import { type Due, systemOf, type Turns, takeTurns } from '#server/platform/background/turns.ts'
import { audit } from '#server/platform/http/audit.ts'
import type { Services } from '#server/platform/http/endpoint.ts'
import { fateOf } from './announcements.ts'

type Row = typeof cargo_announcements.$inferSelect

/** After so many tries somebody has to call the company: the last of them is a day after the first. */
export const mostVoids = 12

/** Withdraws the parcels that the cargo company was told of and that their orders do not need: cancelled in the same second, or sent otherwise. */
export function voidLabels(services: Services, stopped: () => boolean = () => false): Promise<void> {
  return takeTurns(services, turns, stopped)
}

const turns: Turns = {
  table: 'cargo_announcements',
  open: sql`state = 'open'`,
  pause: '1 minute',
  follow: async (services, due) => {
    const { db } = services
    const fate = await fateOf(db, due.shop_id, due.id)
    if (fate === 'sent') await store(db, due, { state: 'kept' })
    if (fate === 'orphan') await voidLabel(services, due)
  },
}

async function voidLabel({ db, cargo, log }: Services, due: Due): Promise<void> {
  const [row] = await db.select().from(cargo_announcements).where(own(due))
  if (!row) return
  try {
    const code = await cargo.voidLabel(row.reference)
    if (code === null) return await store(db, due, { state: 'none' })
    await db.transaction(async (tx) => {
      const work = { db: tx as unknown as Database, actor: systemOf(due.shop_id), requestId: randomUUID() }
      await store(work.db, due, { state: 'withdrawn', tracking_code: code })
      const after = { order_id: due.order_id, reference: row.reference, tracking_code: code }
      await audit(work, { subject: 'cargo_announcements', subject_id: due.id, event: 'WITHDRAW', after })
    })
  } catch (thrown) {
    if (!(thrown instanceof CargoFailure)) throw thrown
    log.warn({ trouble: thrown.trouble, reference: row.reference }, thrown.message)
    const tries = row.tries + 1
    await store(db, due, { tries, state: tries < mostVoids ? 'open' : 'stays' })
  }
}

async function store(db: Database, due: Due, set: Partial<Row>): Promise<void> {
  await db.update(cargo_announcements).set(set).where(own(due))
}

function own({ shop_id, id }: Due) {
  return and(eq(cargo_announcements.shop_id, shop_id), eq(cargo_announcements.id, id))
}
