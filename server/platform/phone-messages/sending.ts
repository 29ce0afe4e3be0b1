import { and, eq } from 'drizzle-orm'
import type { EveryPhoneText, PhoneKind, PhoneReady } from '#api/contract/platform/phone-templates.ts'
import type { Database } from '#server/db/open.ts'
import { phone_templates } from '#server/db/schema/phone-messages.ts'
import { readPhoneReady } from './ready.ts'

/** What a shop sends to phones, and how. */
export interface PhoneSending {
  readonly ready: PhoneReady
  /** The texts of the messages that are active; `null` for the built ones. */
  readonly active: ReadonlyMap<PhoneKind, EveryPhoneText | null>
}

export async function readPhoneSending(db: Database, shop_id: number): Promise<PhoneSending> {
  const rows = await db
    .select({ kind: phone_templates.kind, texts: phone_templates.texts })
    .from(phone_templates)
    .where(and(eq(phone_templates.shop_id, shop_id), eq(phone_templates.status, 1)))
  const active = new Map(rows.map(({ kind, texts }) => [kind, texts]))
  // Most shops send none, and are asked no more.
  const ready = active.size > 0 ? await readPhoneReady(db, shop_id) : { integration: false, letters, phone: '' }
  return { ready, active }
}

const letters = 'unicode' as const
