import { array, type Infer, object, refine, string } from 'superstruct'
import { Id, Text } from './common.ts'

/** What is searched for, in everything that the person may open. */
export const SearchQuery = object({ text: refine(Text, 'validation.max_length', (text) => text.length <= 255) })

const FoundRecord = object({
  id: Id,
  label: string(),
  /** The code that was asked for, or the one that tells it from its namesakes; else empty. */
  code: string(),
})
export type FoundRecord = Infer<typeof FoundRecord>

/** What was found, by the kind of record (`searchables`); a kind without any is left out. */
export const Found = object({ groups: array(object({ kind: string(), rows: array(FoundRecord) })) })
export type Found = Infer<typeof Found>
