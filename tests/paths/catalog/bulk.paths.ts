import type { BulkChange, BulkChoice } from '#api/contract/catalog/bulk.ts'
import { failure } from '#api/contract/platform/failure.ts'
import { bulkMachine } from '#machines/catalog/bulk/bulk.machine.ts'
import { paths } from '#tests/paths/cover/spec.ts'

const choice: BulkChoice = { ids: [7, 8], filter: null, except: [] }
const total = 60
const job = { id: 9, kind: 'products.edit' as const }

/** No field, half a piece of stock and of its minimum, and a change that can be. */
const changes: readonly BulkChange[] = [{}, { quantity: { how: 'add', value: '1.5' }, min_stock: '0.5' }, { status: 0 }]

/** Many products at once: for someone who may do all, someone who may only change, and with products that a list has sent. */
export default paths(bulkMachine)({
  inputs: {
    all: { holder: { permissions: [100] }, choice: null },
    changing: { holder: { permissions: [600, 601, 603] }, choice: null },
    sent: { holder: { permissions: [100] }, choice },
  },
  events: ({ context: { page, act } }) => [
    { type: 'CHOOSE', choice: { ids: null, filter: { search: 'yok' }, except: [] }, count: 0 },
    { type: 'CHOOSE', choice: { ids: null, filter: {}, except: [] }, count: total },
    { type: 'SET_ACT', act: 'edit' },
    { type: 'SET_ACT', act: 'delete' },
    // A deletion has no fields.
    ...(act === 'edit' ? changes.map((change) => ({ type: 'SET' as const, change })) : []),
    { type: 'CHECK' },
    { type: 'SET_PAGE', page: page === 0 ? 1 : 0 },
    { type: 'SEND' },
    { type: 'CONFIRM' },
    { type: 'CANCEL' },
    { type: 'RETRY' },
  ],
  answers: {
    check: { done: [{ rows: [], total }], failed: [failure('network')] },
    begin: { done: [job], failed: [failure('network')] },
  },
  key: ({ value, context: { holder, act, change, page, choice } }) =>
    JSON.stringify([value, holder, act, change, page, choice.ids !== null]),
})
