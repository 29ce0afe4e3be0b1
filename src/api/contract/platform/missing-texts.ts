import { array, type Infer, integer, object, string } from 'superstruct'
import { Id, IdText } from './common.ts'

export const MissingTextsQuery = object({ language_id: IdText })

/** How many records of each list have no name in a language, and the first of them. A list that lacks none is not told. */
export const MissingTexts = object({
  rows: array(object({ list: string(), count: integer(), records: array(object({ id: Id, label: string() })) })),
})
export type MissingTexts = Infer<typeof MissingTexts>
