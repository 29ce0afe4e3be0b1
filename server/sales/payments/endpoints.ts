import { and, eq } from 'drizzle-orm'
import { accountsOperations } from '#api/operations/sales/accounts.ts'
import { paymentLinkOperations } from '#api/operations/sales/payment-link.ts'
import { accounts } from '#server/db/schema/accounts.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { makeLink, readLink } from './link.ts'

const all = endpoint(accountsOperations.all, async ({ db, actor: { shop_id } }) => {
  const { id, kind, name, currency } = accounts
  const rows = await db
    .select({ id, kind, name, currency })
    .from(accounts)
    .where(and(eq(accounts.shop_id, shop_id), eq(accounts.status, 1)))
    .orderBy(name, id)
  return { rows }
})

const link = endpoint(paymentLinkOperations.read, ({ params: { id }, ...context }) => readLink(context, id))

const make = endpoint(paymentLinkOperations.make, ({ params: { id }, body, ...context }) => makeLink(context, id, body))

/** Where money comes in, and the pages on which customers pay. */
export const paymentEndpoints: readonly Endpoint[] = [all, link, make]
