import { array, boolean, enums, type Infer, integer, nullable, object, optional, partial, string } from 'superstruct'
import { Id, IdText, RefusalAnswer } from '#api/contract/platform/common.ts'

/** What is known of a contact, and chosen field by field when two are made one. */
export const mergedFields = [
  'contact_type',
  'company_name',
  'name',
  'surname',
  'email',
  'phone',
  'tax_office',
  'tax_number',
  'tc_number',
  'group_id',
  'language',
  'note',
] as const
export type MergedField = (typeof mergedFields)[number]

/** The one that stays, or the one that goes over to it. */
export const mergeSides = ['into', 'from'] as const
const Side = enums(mergeSides)
export type MergeSide = Infer<typeof Side>

/** By what two contacts are taken for the same. */
export const likenesses = ['phone', 'email', 'tax_number', 'tc_number', 'name'] as const

const Merge = object({
  id: Id,
  from_id: Id,
  from: string(),
  at: string(),
  user: string(),
  /** What stands in the way of taking it back. */
  undo_refusals: array(RefusalAnswer),
})
export type Merge = Infer<typeof Merge>

/** Who may be the same as a contact, and who was made one with it. `survivor`: whom the contact itself went over to, where it did. */
export const CustomerMerges = object({
  survivor: nullable(Id),
  duplicates: array(
    object({ id: Id, name: string(), email: string(), phone: string(), city: string(), by: array(enums(likenesses)) }),
  ),
  merges: array(Merge),
})
export type CustomerMerges = Infer<typeof CustomerMerges>

const Told = string()

const Contact = object({
  id: Id,
  version: integer(),
  label: string(),
  walk_in: boolean(),
  /** They signed in to the panel once. */
  signs_in: boolean(),
  /** Each field as it is told, empty where nothing is known. */
  values: object(Object.fromEntries(mergedFields.map((field) => [field, Told])) as Record<MergedField, typeof Told>),
  orders: integer(),
  addresses: integer(),
  notes: integer(),
})

/** Two contacts side by side. */
export const MergePair = object({ into: Contact, from: Contact })
export type MergePair = Infer<typeof MergePair>

export const MergePairQuery = object({ with: IdText })

/** Which contact goes over, as both were seen, and of which each field stays: of the one that stays unless said otherwise. */
export const NewMerge = object({
  from_id: Id,
  into_version: integer(),
  from_version: integer(),
  fields: partial(
    object(
      Object.fromEntries(mergedFields.map((field) => [field, optional(Side)])) as Record<MergedField, typeof Side>,
    ),
  ),
})
export type NewMerge = Infer<typeof NewMerge>

/** The contact that both are now, or are again. */
export const MergedCustomer = object({ customer_id: Id })
