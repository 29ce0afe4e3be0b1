import { labelOperations } from '#api/operations/content/labels.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { labelVariants } from './variants.ts'

const variants = endpoint(labelOperations.variants, ({ db, actor: { shop_id }, language, query }) =>
  labelVariants({ db, shop_id, language }, query),
)

/** The calls of labels. */
export const labelEndpoints: readonly Endpoint[] = [variants]
