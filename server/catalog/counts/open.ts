import type { NewStockCount } from '#api/contract/catalog/stock-counts.ts'
import { countNamed } from '#api/rules/catalog/stock-counts.ts'
import { fold } from '#api/rules/platform/fold.ts'
import { broken } from '#api/rules/platform/rule.ts'
import { stock_counts } from '#server/db/schema/stock-counts.ts'
import { audit } from '#server/platform/http/audit.ts'
import type { Actor, RequestContext } from '#server/platform/http/endpoint.ts'
import { Refused } from '#server/platform/http/refused.ts'

type Opening = Pick<RequestContext<unknown, unknown, unknown, Actor>, 'db' | 'actor' | 'requestId'>

/** Opens a count; what it counts is taken when it is frozen. */
export async function openCount(context: Opening, count: NewStockCount): Promise<{ id: number }> {
  const refusals = broken([countNamed], count)
  if (refusals.length > 0) throw new Refused(422, refusals)
  const { shop_id, user_id } = context.actor
  const [name, shelf] = [count.name.trim(), count.shelf.trim()]
  const [stored] = await context.db
    .insert(stock_counts)
    .values({ shop_id, user_id, name, shelf, search: fold(`${name} ${shelf}`) })
    .returning({ id: stock_counts.id })
  const id = stored?.id ?? 0
  await audit(context, {
    ...{ subject: 'stock_counts', subject_id: id, event: 'ADD', state_after: 'draft' },
    after: { name, shelf },
  })
  return { id }
}
