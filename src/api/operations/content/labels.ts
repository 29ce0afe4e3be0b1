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
}
