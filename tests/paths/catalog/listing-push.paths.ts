import { failure } from '#api/contract/platform/failure.ts'
import { listingPushMachine } from '#machines/catalog/product-listing/listing-push.machine.ts'
import { paths } from '#tests/paths/cover/spec.ts'

const total = 60
const job = { id: 9, kind: 'listings.push' as const }

/** Products on their way to the marketplace: for someone who may send them, and someone who may only look. */
export default paths(listingPushMachine)({
  inputs: { sends: { holder: { permissions: [600, 603] } }, looks: { holder: { permissions: [600] } } },
  events: ({ context: { page } }) => [
    { type: 'BEGIN', work: 'check' },
    { type: 'BEGIN', work: 'update' },
    { type: 'CHOOSE', ids: [] },
    { type: 'CHOOSE', ids: [7, 8] },
    { type: 'SET_PAGE', page: page === 0 ? 1 : 0 },
    { type: 'SEND' },
    { type: 'CANCEL' },
    { type: 'RETRY' },
  ],
  answers: {
    check: { done: [{ rows: [], total }], failed: [failure('network')] },
    begin: { done: [job], failed: [failure('network')] },
  },
  key: ({ value, context: { holder, work, page, ids } }) => JSON.stringify([value, holder, work, page, ids.length]),
})
