import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#server/db/open.ts'
import type { Actor, Services } from '#server/platform/http/endpoint.ts'

/** A record that another company is asked for in the background. */
export interface Due {
  readonly shop_id: number
  readonly id: number
  /** The order that it belongs to; nothing where it belongs to none. */
  readonly order_id: number
}

/** What is asked for from time to time. */
export interface Turns {
  readonly table: 'invoices' | 'shipments' | 'cargo_announcements' | 'product_listings'
  /** Which records may have news; the index of those that are due holds no others. */
  readonly open: SQL
  /** How long after the first time it is asked for again; twice as long after each time that nothing was new, up to six hours. */
  readonly pause: string
  /** It belongs to no order. */
  readonly orderless?: true
  /** Asks for one, outside of any transaction, and stores in one what is new. What it throws is told, and it comes again. */
  follow(services: Services, due: Due): Promise<void>
}

/** So few that each is asked for before its next time comes. */
const atOnce = 10

/**
 * Asks for all that is due. A record is taken by moving its next time on, in one statement that waits for nobody: of several servers one
 * asks for it, and what a killed one did not come to is due again later. No lock is held while another company thinks.
 */
export async function takeTurns(services: Services, turns: Turns, stopped: () => boolean): Promise<void> {
  for (let due = await claim(services.db, turns); due.length > 0; due = await claim(services.db, turns)) {
    for (const one of due) {
      if (stopped()) return
      await turns.follow(services, one).catch((error) => {
        if (!stopped()) services.log.error({ error, table: turns.table, id: one.id }, 'asking in the background failed')
      })
    }
  }
}

async function claim(db: Database, { table, open, pause, orderless }: Turns): Promise<Due[]> {
  const named = sql.identifier(table)
  const { rows } = await db.execute<Due & Record<string, unknown>>(sql`
    update ${named} set asks = asks + 1,
           ask_at = now() + least(interval '6 hours', ${pause}::interval * (2 ^ least(asks, 10)))
     where (shop_id, id) in (select shop_id, id from ${named} where ${open} and ask_at <= now()
                   order by ask_at, id limit ${atOnce} for update skip locked)
    returning shop_id, id, ${orderless ? sql`0` : sql`order_id`} as order_id`)
  return rows
}

/** The next time comes soon again: something was new. */
export const soon = { asks: 0 } as const

/** Who takes the steps that nobody asked for: the shop's own server, which may do all of them. The log names no person. */
export function systemOf(shop_id: number): Actor {
  const nobody = { name: '', surname: '', email: '', token_hash: '' }
  return { ...nobody, user_id: 0, shop_id, type: 'admin', permissions: [100] }
}
