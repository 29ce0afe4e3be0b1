import { type Infer, integer, nullable, object, size, string } from 'superstruct'
import { Switch } from '#api/contract/platform/common.ts'
import { StorefrontLinks } from './web.ts'

/** How a working copy stands beside the record that it is of. */
export const CopyState = object({
  /** Visitors see the record. */
  published: Switch,
  /** The version of the record that visitors see. */
  record_version: integer(),
  copy: nullable(
    object({
      version: integer(),
      saved_at: string(),
      saved_by: string(),
      /** The record was saved since the copy was: publishing the copy takes the place of that. */
      behind: Switch,
      /** When it takes the place of the record by itself. */
      publish_at: nullable(string()),
      /** Where the copy can be seen, for an hour. */
      links: StorefrontLinks.schema.links,
    }),
  ),
})
export type CopyState = Infer<typeof CopyState>

/** Which copy is published, and over which version of the record: those that were seen. */
export const PublishedCopy = object({ version: integer(), record_version: integer() })
export type PublishedCopy = Infer<typeof PublishedCopy>

/** The same at a moment to come; `null` calls that off. */
export const ScheduledCopy = object({ ...PublishedCopy.schema, at: nullable(size(string(), 1, 40)) })
export type ScheduledCopy = Infer<typeof ScheduledCopy>
