import { and, eq } from 'drizzle-orm'
import { accountsOperations } from '#api/operations/sales/accounts.ts'
import { accounts } from '#server/db/schema/accounts.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'

const all = endpoint(accountsOperations.all, async ({ db, actor: { shop_id } }) => {
  const { id, kind, name, currency } = accounts
  const rows = await db
    .select({ id, kind, name, currency })
    .from(accounts)
    .where(and(eq(accounts.shop_id, shop_id), eq(accounts.status, 1)))
    .orderBy(name, id)
  return { rows }
})

/** What says where money comes in. */
export const accountEndpoints: readonly Endpoint[] = [all]
