import { fromPromise } from 'xstate'
import type { Passivating } from '#machines/platform/record-list/record-list.flow.ts'
import { recordList } from '#screens/platform/wiring/records.ts'
import { changeProduct } from './product-changes.ts'

/** The list of products: they are saved by a call of their own. */
export const productList = recordList.provide({
  actors: {
    passivate: fromPromise(({ input: { record, key } }: { input: Passivating }) =>
      changeProduct({
        record,
        change: (product) => (product.status === 0 ? product : { ...product, status: 0 }),
        before: (product) => ({ ...product, status: 1 }),
        key: `${key}-passive-${record.id}`,
      }),
    ),
  },
})
