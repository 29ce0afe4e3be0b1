import { and, eq } from 'drizzle-orm'
import { accountingOperations } from '#api/operations/money/accounting.ts'
import { resourceNamed } from '#api/registry/resources.ts'
import type { Resource } from '#api/resources/platform/resource.ts'
import { fileReady } from '#api/rules/money/accounting.ts'
import { notFound } from '#api/rules/platform/records.ts'
import { accounting_exports } from '#server/db/schema/accounting.ts'
import { accountingOf } from '#server/integrations/accounting/accounting.ts'
import { connectionAt } from '#server/platform/connections/connection.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { refuse } from '#server/platform/http/refused.ts'
import { sidesOf } from './period.ts'

const methods = resourceNamed('shop-accounting-methods') as Resource

/** What was given to the accountant, to be had again. */
export const accountingEndpoints: readonly Endpoint[] = [
  endpoint(accountingOperations.file, async ({ db, services: { secrets }, actor: { shop_id }, params: { id } }) => {
    const own = and(eq(accounting_exports.shop_id, shop_id), eq(accounting_exports.id, id))
    const [period] = await db.select().from(accounting_exports).where(own)
    if (!period) throw refuse(404, notFound)
    if (period.state !== 'ready') throw refuse(409, fileReady)
    const connection = await connectionAt({ db, secrets }, methods, shop_id, period.method_id)
    return accountingOf(connection).file(sidesOf(db, period), `muhasebe-${period.from}-${period.to}`)
  }),
]
