import { array, type Infer, object, size, string } from 'superstruct'
import { Id, Text } from '#api/contract/platform/common.ts'

/** What the staff wrote on an order. */
export const OrderNote = object({ id: Id, note: string(), at: string(), user: string() })
export type OrderNote = Infer<typeof OrderNote>

/** A note to be written; rule R135 judges its length. */
export const NewNote = object({ note: size(Text, 0, 10_000) })

export const OrderNotes = array(OrderNote)
