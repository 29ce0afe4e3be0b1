import { failure } from '#api/contract/failure.ts'
import { productActsMachine } from '#machines/product-acts/product-acts.machine.ts'
import { paths } from './cover/spec.ts'

const result = {
  deleted: 118,
  refused: [{ id: 7, name: 'Lale keten elbise', error: 'delete.product_has_movements' }],
  total_refused: 1,
}

/** Beside the product list: for someone who may do everything, and for someone who may only look. */
export default paths(productActsMachine)({
  inputs: {
    all: { holder: { permissions: [100] }, word: 'SİL' },
    looking: { holder: { permissions: [600] }, word: 'SİL' },
  },
  events: () => [
    { type: 'COPY', id: 7, label: 'Lale keten elbise' },
    { type: 'DELETE_ALL' },
    { type: 'TYPE_WORD', text: 'SİL' },
    { type: 'TYPE_WORD', text: 'SI' },
    { type: 'CONFIRM' },
    { type: 'CANCEL' },
    { type: 'RETRY' },
  ],
  answers: {
    copy: () => ({ done: [{ id: 8, version: 1, variants: [{ id: 80 }] }], failed: [failure('network')] }),
    removeAll: () => ({ done: [result], failed: [failure('network')] }),
  },
  key: ({ value, context: { holder, typed, copying } }) => JSON.stringify([value, holder, typed, copying?.id ?? null]),
})
