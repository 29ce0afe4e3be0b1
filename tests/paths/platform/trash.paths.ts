import { failure } from '#api/contract/platform/failure.ts'
import { trashMachine } from '#machines/platform/trash/trash.machine.ts'
import { paths } from '#tests/paths/cover/spec.ts'

const row = { id: 7, label: 'Paşabahçe', deleted_at: '2026-11-21T10:00:00.000Z', days_left: 30, user: 'Ayşe Yılmaz' }
const list = 'brands'

/** The trash of brands: for someone who may delete them, and for someone who may only look at them. */
export default paths(trashMachine)({
  inputs: {
    all: { list, holder: { permissions: [100] } },
    looking: { list, holder: { permissions: [1100] } },
  },
  events: ({ context }) => [
    { type: 'OPEN' },
    { type: 'CLOSE' },
    { type: 'SEARCH', text: 'paşa' },
    // Without a list there are no pages to turn, and no record to restore.
    ...(context.rows?.length ? [{ type: 'SET_PAGE' as const, page: 1 }] : []),
    { type: 'REFRESH' },
    ...(context.rows ?? []).map(({ id, label }) => ({ type: 'RESTORE' as const, id, label })),
    { type: 'RETRY' },
    { type: 'CANCEL' },
  ],
  answers: {
    look: ({ context }) => ({
      done: [context.page > 0 ? { rows: [], total: 1 } : { rows: [row], total: 1 }, { rows: [], total: 0 }],
      failed: [failure('network')],
    }),
    restore: {
      done: [{}],
      failed: [
        failure('conflict', { status: 409, rules: [{ id: 'validation.name_exists' }] }),
        failure('notFound', { status: 404, rules: [{ id: 'notFound' }] }),
        failure('network'),
      ],
    },
  },
  key: ({ value, context: { holder, page, rows, search } }) =>
    JSON.stringify([value, holder, page, rows?.length ?? null, search]),
})
