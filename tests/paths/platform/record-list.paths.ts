import { failure } from '#api/contract/platform/failure.ts'
import {
  freshQuery,
  type RecordListContext,
  type RecordRow,
} from '#machines/platform/record-list/record-list.context.ts'
import { recordListMachine } from '#machines/platform/record-list/record-list.machine.ts'
import { paths } from '#tests/paths/cover/spec.ts'

const row = (id: number): RecordRow => ({ id, version: 1, label: `Marka ${id}`, status: 1 })
const page = { rows: [row(2), row(1)], total: 2 }
const query = freshQuery('brands')

const held = ({ toDelete }: RecordListContext) =>
  toDelete.map((one) => ({ ...one, refusals: [{ id: 'delete.in_use' }] }))

const chosen = ({ switching }: RecordListContext) => switching?.records ?? []

/** The list of brands: for someone who may do everything, who may only look, and who may delete and not edit. */
export default paths(recordListMachine)({
  inputs: {
    all: { resource: 'brands', holder: { permissions: [100] }, query },
    removing: { resource: 'brands', holder: { permissions: [1100, 1104] }, query },
    looking: { resource: 'brands', holder: { permissions: [1100] }, query },
  },
  events: ({ context }) => [
    { type: 'SHOW', query },
    { type: 'SET_PAGE', page: 1 },
    { type: 'SORT', column: 'brands.id' },
    { type: 'FILTER', name: 'status', value: '1' },
    { type: 'SEARCH', text: 'paşa' },
    { type: 'REFRESH' },
    { type: 'RETRY' },
    ...(context.rows ?? []).slice(0, 1).map(({ id }) => ({ type: 'SELECT' as const, ids: [id], on: true })),
    { type: 'DELETE' },
    ...(context.rows ?? []).slice(0, 1).map(({ id }) => ({ type: 'DELETE' as const, ids: [id] })),
    ...(context.removed?.refused ?? []).slice(0, 1).map(({ id }) => ({ type: 'MAKE_PASSIVE' as const, id })),
    { type: 'SET_STATUS', status: 0 },
    { type: 'CONFIRM' },
    { type: 'CANCEL' },
  ],
  answers: {
    list: ({ context }) => ({
      done: [context.query.page > 0 ? { rows: [], total: 2 } : page, { rows: [], total: 0 }],
      failed: [failure('network')],
    }),
    ask: ({ context }) => ({
      done: [[], held(context)],
      failed: [failure('network')],
    }),
    passivate: ({ context: { passivating } }) => ({
      done: [{ what: 'edit', list: 'brands', records: [passivating ?? { id: 0, label: '' }], version: 2, before: {} }],
      failed: [failure('network')],
    }),
    switch: ({ context }) => ({
      done: [
        { changed: chosen(context).map((one) => ({ ...one, version: 2 })), refused: [] },
        {
          changed: [],
          refused: chosen(context).map((one) => ({ ...one, refusals: [{ id: 'validation.translation' }] })),
        },
      ],
      failed: [failure('network')],
    }),
    remove: ({ context }) => ({
      done: [
        { deleted: context.toDelete.map(({ id }) => id), refused: [] },
        { deleted: [], refused: held(context) },
      ],
      failed: [failure('network')],
    }),
  },
  key: ({ value, context: { holder, query, rows, selected, toDelete, removed } }) =>
    JSON.stringify([
      value,
      holder,
      Math.min(query.page, 1),
      rows?.map(({ id }) => id) ?? null,
      selected,
      toDelete.map(({ id }) => id),
      removed?.refused.map(({ id }) => id),
    ]),
})
