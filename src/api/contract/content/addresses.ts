import { array, type Infer, object, string } from 'superstruct'
import { Id, Text } from '#api/contract/platform/common.ts'

/** An address that leads to where its page is now, in one language. */
export const Address = object({ language_id: Id, slug: Text })
export type Address = Infer<typeof Address>

/** The old addresses of a page or a post, and the languages in which it may have more. */
export const OldAddresses = object({
  rows: array(Address),
  languages: array(object({ id: Id, name: string() })),
})
export type OldAddresses = Infer<typeof OldAddresses>
