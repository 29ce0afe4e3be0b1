import { enums, type Infer, object, optional, size, string } from 'superstruct'
import { Text } from '#api/contract/platform/common.ts'

/** What a second person may allow at the till: to pass over the numbers in which a product is bought, and to close a desk whose sales are not all sent. */
export const approvedThings = ['quantities', 'unsent_sales'] as const

/** By what a sale or a closing names the approval that it has. */
export const ApprovalReference = size(Text, 20, 80)

/** Whoever may do everything allows one thing once, by e-mail and password at the till of another. */
export const Approving = object({
  /** Made by the till; the sale or the closing names it. */
  reference: ApprovalReference,
  what: enums(approvedThings),
  email: size(Text, 0, 255),
  password: size(string(), 0, 1_000),
  /** The code of the second factor, where they have one. */
  code: optional(size(Text, 0, 50)),
})
export type Approving = Infer<typeof Approving>

/** Who allowed it. */
export const Approved = object({ reference: string(), name: string() })
export type Approved = Infer<typeof Approved>
