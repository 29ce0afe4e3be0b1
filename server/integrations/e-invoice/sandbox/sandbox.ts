import { eq, sql } from 'drizzle-orm'
import type { Database } from '#server/db/open.ts'
import { sandbox_einvoices } from '#server/db/schema/sandbox.ts'
import type { SentInvoice } from '#server/integrations/e-invoice/e-invoice.ts'

/** What the sandbox says of an invoice, in its own words. */
interface Said {
  readonly state: string
  readonly answer: string
}

/** An e-invoice integrator of our own, for trying things out: another company's service that happens to live in this server. */
export interface EInvoiceSandbox {
  /** It does not answer; tests bring that on. */
  down: boolean
  send(invoice: SentInvoice): Promise<void>
  /** Nothing where it was never given such an invoice. */
  ask(uuid: string): Promise<Said | null>
  /** Whether it is cancelled now: only what was delivered as e-archive can be. */
  cancel(uuid: string): Promise<boolean>
}

/** How often an invoice that is slow to come through is asked for before it has. */
const slow = 2

/**
 * What becomes of an invoice, by the ninth digit of its recipient's tax or TC number: 5 takes its time, 6 is in a state that nobody knows,
 * 7 is no recipient, 8 is refused with a reason in words, 9 is a number that the registry does not know; any other is delivered.
 */
const byNinth: Readonly<Record<string, string>> = {
  '5': 'QUEUED',
  '6': 'STATE_1163',
  '7': 'NO_SUCH_RECIPIENT',
  '8': 'SCHEMATRON_ERROR',
  '9': 'UNKNOWN_IDENTITY',
}

/** What the recipient of a commercial invoice says, by the eighth digit: 1 rejects, 3 lets the time run out, 5 says what nobody knows, 7 is silent; any other accepts. */
const byEighth: Readonly<Record<string, string>> = { '1': 'REJECTED', '3': 'EXPIRED', '5': 'ANSWER_41', '7': 'NONE' }

/** The sandbox over a database. */
export function openEInvoiceSandbox(db: Database): EInvoiceSandbox {
  const own = (uuid: string) => eq(sandbox_einvoices.uuid, uuid)
  return {
    down: false,
    send: async ({ uuid, number, profile, sender, recipient, xml }) => {
      await db.insert(sandbox_einvoices).values({ uuid, number, profile, sender, recipient, xml }).onConflictDoNothing()
    },
    ask: async (uuid) => {
      const [found] = await db.update(sandbox_einvoices).set({ asked: sql`asked + 1` }).where(own(uuid)).returning()
      return found ? saidOf(found) : null
    },
    cancel: async (uuid) => {
      const [found] = await db
        .update(sandbox_einvoices)
        .set({ cancelled: true })
        .where(sql`${own(uuid)} and profile = 'earchive'`)
        .returning({ uuid: sandbox_einvoices.uuid })
      return found !== undefined
    },
  }
}

function saidOf({ state, answer, recipient, asked, profile }: typeof sandbox_einvoices.$inferSelect): Said {
  const planned = byNinth[recipient[8] ?? ''] ?? 'DELIVERED'
  const reached = planned === 'QUEUED' && asked > slow ? 'DELIVERED' : planned
  const silent = profile === 'commercial' ? (byEighth[recipient[7] ?? ''] ?? 'ACCEPTED') : 'EXPIRED'
  return { state: state ?? reached, answer: answer ?? silent }
}
