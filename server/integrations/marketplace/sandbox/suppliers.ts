import { and, eq } from 'drizzle-orm'
import type { Database } from '#server/db/open.ts'
import { sandbox_suppliers } from '#server/db/schema/sandbox.ts'
import { SandboxError } from './call.ts'

/** Refuses whoever names no supplier of the marketplace, or not with its key. */
export async function suppliers(db: Database, base_key: string, supplier_id: string): Promise<void> {
  const [known] = await db
    .select({ supplier_id: sandbox_suppliers.supplier_id })
    .from(sandbox_suppliers)
    .where(and(eq(sandbox_suppliers.supplier_id, supplier_id), eq(sandbox_suppliers.base_key, base_key)))
  if (!known) throw new SandboxError(403, 'supplier.unknown', 'The supplier is not known by this key')
}
