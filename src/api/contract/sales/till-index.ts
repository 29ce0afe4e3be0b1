import { array, boolean, type Infer, object, optional, refine, string } from 'superstruct'
import { Id } from '#api/contract/platform/common.ts'
import { OrderVariant } from './new-order.ts'

/** Up to where a till has read the catalog; nothing where it begins. It is written by the server, and read by it alone. */
export const TillIndexQuery = object({
  since: optional(refine(string(), 'request.malformed', (text) => /^\d{8}(-\d{1,15}){3}$/.test(text))),
})

/** A part of what a till knows of the catalog, so that it sells without a network. */
export const TillIndexPage = object({
  currency: string(),
  /** As they may be sold now. */
  rows: array(OrderVariant),
  /** Variants that are sold no more. */
  gone: array(Id),
  /** The catalog is told from its beginning: whatever was known before is forgotten once all of it has come. */
  anew: boolean(),
  /** There is more to be asked for at once. */
  more: boolean(),
  next: string(),
})
export type TillIndexPage = Infer<typeof TillIndexPage>
