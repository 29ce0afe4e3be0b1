import { labelOperations } from '#api/operations/content/labels.ts'
import { audit } from '#server/platform/http/audit.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { leaveQueue } from './queue.ts'
import { labelsToPrint } from './to-print.ts'
import { labelVariants } from './variants.ts'

const variants = endpoint(labelOperations.variants, ({ db, actor: { shop_id }, language, query }) =>
  labelVariants({ db, shop_id, language }, query),
)

const print = endpoint(labelOperations.print, ({ db, actor: { shop_id }, language, query }) =>
  labelsToPrint({ db, shop_id, language }, query),
)

const printed = endpoint(labelOperations.printed, async (context) => {
  const left = await leaveQueue(context.db, context.actor.shop_id, context.body.queued)
  await audit(context, { subject: 'labels', event: 'printed', after: { left } })
  return { left }
})

/** The calls of labels. */
export const labelEndpoints: readonly Endpoint[] = [variants, print, printed]
