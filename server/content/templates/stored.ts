import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#server/db/open.ts'
import type { contract_texts } from '#server/db/schema/contracts.ts'
import type { mail_templates } from '#server/db/schema/mail-templates.ts'
import type { phone_templates } from '#server/db/schema/phone-messages.ts'
import { staleRefusal } from '#server/platform/http/stale.ts'

/** The tables of what the shop writes by itself: a row for each kind that it has changed. */
type TemplateTable = typeof mail_templates | typeof phone_templates | typeof contract_texts

interface Stored<T extends TemplateTable> {
  readonly table: T
  /** As the audit log names it, and its number there. */
  readonly subject: string
  readonly id: number
  readonly shop_id: number
  readonly kind: T['$inferSelect']['kind']
  /** That the change was made to; 0 for the built one. */
  readonly version: number
  readonly set: Partial<Pick<T['$inferSelect'], 'texts'>> & { readonly status?: 0 | 1 }
}

/** Stores what a shop made of a template. Whoever comes with a version that another has replaced changes nothing (D5). */
export async function storeTemplate<T extends TemplateTable>(
  db: Database,
  { table: own, subject, id, shop_id, kind, version, set }: Stored<T>,
): Promise<void> {
  // All of them have the columns that are written here.
  const table = own as typeof mail_templates
  const row = { ...set, version: version + 1 } as Partial<typeof mail_templates.$inferInsert> & { version: number }
  const key = and(eq(table.shop_id, shop_id), eq(table.kind, kind as never))
  const changed: SQL | undefined = and(key, eq(table.version, version))
  const rows =
    version === 0
      ? await db
          .insert(table)
          .values({ ...row, shop_id, kind: kind as never })
          .onConflictDoNothing()
          .returning({ version: table.version })
      : await db
          .update(table)
          .set({ ...row, updated_at: sql`now()` as never })
          .where(changed)
          .returning({ version: table.version })
  if (rows.length === 0) throw await staleRefusal(db, { shop_id, subject, id, updated_at: new Date().toISOString() })
}
