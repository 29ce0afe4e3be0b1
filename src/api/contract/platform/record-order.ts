import { array, type Infer, object, refine, size } from 'superstruct'
import { Id } from './common.ts'

/** How many records people put in order by hand at most. */
export const mostOrdered = 500

/** Records in their order, each once. */
export const RecordOrder = object({
  ids: refine(size(array(Id), 1, mostOrdered), 'request.malformed', (ids) => new Set(ids).size === ids.length),
})
export type RecordOrder = Infer<typeof RecordOrder>
