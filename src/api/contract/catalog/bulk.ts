import { array, enums, type Infer, integer, max, min, nullable, object, optional, size } from 'superstruct'
import { Id, Switch, Typed } from '#api/contract/platform/common.ts'
import { JobRowPage } from '#api/contract/platform/jobs.ts'
import { narrowing } from '#api/contract/platform/lists.ts'
import { productFilters } from './products.ts'

/** How many products are named one by one at most; more are chosen by filters. */
export const mostNamed = 10_000
const mostTags = 100

/** The products that a bulk change is about: those that are named, or all that the filters of the list leave, but for some. */
export const BulkChoice = object({
  ids: nullable(size(array(Id), 1, mostNamed)),
  filter: nullable(object({ ...narrowing, ...productFilters })),
  except: size(array(Id), 0, mostNamed),
})
export type BulkChoice = Infer<typeof BulkChoice>

/** What is set in each product; what is left out stays as it is. `variant_status` and `quantity` are of every variant. */
export const BulkChange = object({
  main_category_id: optional(Id),
  tax_id: optional(Id),
  brand_id: optional(nullable(Id)),
  supplier_id: optional(nullable(Id)),
  tags: optional(object({ how: enums(['add', 'remove', 'replace'] as const), tags: size(array(Id), 0, mostTags) })),
  min_stock: optional(Typed),
  status: optional(Switch),
  variant_status: optional(Switch),
  quantity: optional(object({ how: enums(['set', 'add'] as const), value: Typed })),
})
export type BulkChange = Infer<typeof BulkChange>

/** How many products a verdict tells of at once. */
export const dryRunPage = 50

const page = max(min(integer(), 0), 1_000_000)

export const BulkEdit = object({ choice: BulkChoice, change: BulkChange })
export const BulkDeletion = object({ choice: BulkChoice })

/** The same, asked for without doing it: a page of the choice at a time. */
export const BulkEditDryRun = object({ choice: BulkChoice, change: BulkChange, page })
export const BulkDeletionDryRun = object({ choice: BulkChoice, page })

/** What would come of each: it waits when nothing stands in its way, and is refused otherwise. `total` is how many were chosen. */
export const DryRunResult = JobRowPage
export type DryRunResult = Infer<typeof DryRunResult>
