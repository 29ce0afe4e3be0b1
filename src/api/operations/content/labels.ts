import { LabelsQuery, LabelsToPrint, LeftQueue, PrintedLabels } from '#api/contract/content/label-print.ts'
import { LabelQuery, LabelVariants } from '#api/contract/content/labels.ts'
import { operation } from '#api/operations/platform/operation.ts'

/** What labels of products are made from. */
export const labelOperations = {
  variants: operation({
    method: 'GET',
    path: '/v1/panel/labels/variants',
    summary: 'Variants as labels tell of them: those of the ids, those that a text finds, or the one that holds a code',
    query: LabelQuery,
    data: LabelVariants,
    codes: [3100],
  }),
  print: operation({
    method: 'GET',
    path: '/v1/panel/labels',
    summary:
      'The labels of variants, products, a purchase or the changed prices, the themes to print them by, and what else waits',
    query: LabelsQuery,
    data: LabelsToPrint,
    codes: [3100],
  }),
  printed: operation({
    method: 'POST',
    path: '/v1/panel/labels/printed',
    summary: 'Takes printed labels from the queue, but for those whose price changed once more',
    body: PrintedLabels,
    data: LeftQueue,
    codes: [3100],
  }),
}
