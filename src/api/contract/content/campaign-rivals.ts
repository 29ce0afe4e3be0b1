import { array, enums, type Infer, nullable, object, size } from 'superstruct'
import { Id, Switch, Text } from '#api/contract/platform/common.ts'
import { meetings } from '#api/rules/content/overlaps.ts'

const Ids = size(array(Id), 0, 10_000)

/** What a sale is for and for whom, as its form stands: whatever its days, it may meet others there. */
export const RivalsQuestion = object({
  /** The sale itself, which is no rival of its own; `null` while it is not stored. */
  id: nullable(Id),
  basis: enums(['product', 'category', 'tag', 'payment_method']),
  products: Ids,
  categories: Ids,
  tags: Ids,
  payment_methods: Ids,
  customer_groups: Ids,
  without_groups: Switch,
})
export type RivalsQuestion = Infer<typeof RivalsQuestion>

/** The other active sales for the same goods and some of the same customers, by their first days. */
export const Rivals = object({
  rivals: array(object({ id: Id, name: Text, start: Text, end: Text, by: enums(meetings) })),
})
export type Rivals = Infer<typeof Rivals>
