import { array, enums, type Infer, integer, nullable, number, object, optional, size, string } from 'superstruct'
import { Id, Ids, IdText, Switch } from '#api/contract/platform/common.ts'
import { alignments, LabelVariant, LabelVariants, labelPapers, partKinds, symbologies } from './labels.ts'

/** As many products go into one document of labels. */
export const mostLabelled = 500

/** As many labels go into one document, and so many of one product. */
export const mostLabels = 2000
export const mostOfOne = 999

/** Whose labels are to be printed: those of variants, of all variants of products, of what a purchase brought, or of what has another price. */
export const LabelsQuery = object({
  variants: optional(size(Ids, 1, mostLabelled)),
  products: optional(size(Ids, 1, mostLabelled)),
  purchase: optional(IdText),
  queue: optional(enums(['prices'] as const)),
})
export type LabelsQuery = Infer<typeof LabelsQuery>

/** A theme that is active, with all that is drawn by it. */
export const PrintTheme = object({
  id: Id,
  name: string(),
  width_mm: number(),
  height_mm: number(),
  dpi: number(),
  paper: enums(labelPapers),
  columns: number(),
  rows: number(),
  margin_left: number(),
  margin_top: number(),
  gap_x: number(),
  gap_y: number(),
  components: array(
    object({
      kind: enums(partKinds),
      x: number(),
      y: number(),
      width: number(),
      height: number(),
      symbology: enums(symbologies),
      content: string(),
      attribute: string(),
      size: number(),
      align: enums(alignments),
      bold: Switch,
    }),
  ),
})

/** A place in the queue as it was seen: another price since then keeps it there. */
export const Queued = object({ id: Id, version: integer() })
export type Queued = Infer<typeof Queued>

/** What is printed by, whose labels, and what else waits for its labels. */
export const LabelsToPrint = object({
  shop: LabelVariants.schema.shop,
  themes: array(PrintTheme),
  rows: array(object({ variant: LabelVariant, quantity: integer(), queued: nullable(Queued) })),
  waiting: object({
    /** Products with a price that their labels do not have. */
    prices: integer(),
    purchases: array(object({ id: Id, supplier: string(), labels: integer() })),
  }),
})
export type LabelsToPrint = Infer<typeof LabelsToPrint>

/** What was printed, or needs no label. */
export const PrintedLabels = object({ queued: size(array(Queued), 1, mostLabelled) })
export type PrintedLabels = Infer<typeof PrintedLabels>

/** How many of them left the queue. */
export const LeftQueue = object({ left: integer() })
