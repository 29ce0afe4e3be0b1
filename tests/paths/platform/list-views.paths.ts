import { failure } from '#api/contract/platform/failure.ts'
import type { ListView } from '#api/contract/platform/list-views.ts'
import { listViewsMachine } from '#machines/platform/list-views/list-views.machine.ts'
import { paths } from '#tests/paths/cover/spec.ts'

const query = { search: 'paşa', order_index: 'brands.id', order_direction: 'desc', filters: {} } as const
const state = { query, columns: null }
const own: ListView = { id: 7, version: 1, name: 'Benim', shared: 0, ...state }
const shops: ListView = { id: 8, version: 1, name: 'Mağazanın', shared: 1, ...state }

/** The views of the list of brands: for someone who may do everything, and for someone who may only look. */
export default paths(listViewsMachine)({
  inputs: {
    all: { list: 'brands', holder: { permissions: [100] } },
    looking: { list: 'brands', holder: { permissions: [1100] } },
  },
  events: ({ context: { holder, views } }) => [
    { type: 'SAVE_AS', state },
    ...[own, shops]
      .filter(({ id }) => views.some((view) => view.id === id))
      .flatMap((view) => [
        { type: 'RENAME' as const, view },
        { type: 'OVERWRITE' as const, view, state },
        { type: 'DELETE' as const, view },
      ]),
    { type: 'TYPE_NAME', name: 'Paşabahçe' },
    { type: 'TYPE_NAME', name: '' },
    { type: 'TYPE_NAME', name: 'Uzun '.repeat(20) },
    ...(holder.permissions.includes(100) ? [{ type: 'SHARE' as const, shared: 1 as const }] : []),
    { type: 'SUBMIT' },
    { type: 'CONFIRM' },
    { type: 'CANCEL' },
    { type: 'RETRY' },
    ...(views.some(({ id }) => id === own.id)
      ? [
          {
            type: 'ADJUST' as const,
            view: own.id,
            columns: [{ id: 'translations', shown: true, width: 200 }],
          },
        ]
      : []),
  ],
  answers: {
    load: () => ({ done: [[own, shops]], failed: [failure('network')] }),
    keep: ({ context: { draft } }) => ({ done: [{ ...draft, id: draft.id ?? 9 }], failed: [failure('network')] }),
    remove: () => ({ done: [{}], failed: [failure('network')] }),
  },
  key: ({ value, context: { holder, draft, toDelete, adjusted, views } }) => {
    const asking = ['naming', 'saving', 'notSaved'].includes(String(value))
    const deleting = ['confirming', 'deleting', 'notDeleted'].includes(String(value))
    return JSON.stringify([
      value,
      holder,
      asking && [draft.id, draft.name, draft.shared],
      deleting && toDelete?.id,
      adjusted !== null,
      [own, shops].map(({ id }) => views.some((view) => view.id === id)),
    ])
  },
})
