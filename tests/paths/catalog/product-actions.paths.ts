import { failure } from '#api/contract/platform/failure.ts'
import type { Job } from '#api/contract/platform/jobs.ts'
import { productActionsMachine } from '#machines/catalog/product-actions/product-actions.machine.ts'
import { paths } from '#tests/paths/cover/spec.ts'

const job: Job = {
  id: 5,
  kind: 'products.delete',
  state: 'waiting',
  about: {},
  total: 119,
  done: 0,
  refused: 0,
  failed: 0,
  user: 'Ayşe Yılmaz',
  created_at: '2026-11-21T10:00:00.000Z',
  finished_at: null,
  undoes: null,
  undone_by: null,
  undoable: true,
  expired: false,
}

/** Beside the product list: for someone who may do everything, and for someone who may only look. */
export default paths(productActionsMachine)({
  inputs: {
    all: { holder: { permissions: [100] }, word: 'SİL' },
    looking: { holder: { permissions: [600] }, word: 'SİL' },
  },
  events: ({ value }) => [
    { type: 'COPY', id: 7, label: 'Lale keten elbise' },
    ...(value === 'copying' ? [{ type: 'COPY' as const, id: 9, label: 'Papatya gömlek' }] : []),
    { type: 'DELETE_ALL' },
    { type: 'TYPE_WORD', text: 'SİL' },
    { type: 'TYPE_WORD', text: 'SI' },
    { type: 'CONFIRM' },
    { type: 'CANCEL' },
    { type: 'RETRY' },
  ],
  answers: {
    copy: () => ({ done: [{ id: 8, version: 1, variants: [{ id: 80 }] }], failed: [failure('network')] }),
    removeAll: () => ({ done: [job], failed: [failure('network')] }),
  },
  key: ({ value, context: { holder, typed, copying, waiting } }) =>
    JSON.stringify([value, holder, typed, copying?.id ?? null, waiting.map(({ id }) => id)]),
})
