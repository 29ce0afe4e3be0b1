import type { ListedCategory } from '#api/contract/catalog/catalogue.ts'
import { type ApiFailure, failure } from '#api/contract/platform/failure.ts'
import { wholeTree } from '#machines/catalog/category-tree/category-tree.context.ts'
import { categoryTreeMachine } from '#machines/catalog/category-tree/category-tree.machine.ts'
import { paths } from '#tests/paths/cover/spec.ts'

/** Giyim > Kadın > Etek, and Ayakkabı beside Giyim. Kadın has a product too. */
const [giyim, kadin, etek, ayakkabi] = [1, 2, 3, 4] as const

const one = (id: number, name: string, parent_id: number | null, products = 0): ListedCategory => ({
  id,
  parent_id,
  name,
  version: 1,
  image: '',
  leaf: 0,
  status: 1,
  children: 0,
  products,
  links: 0,
  changed_on: '2026-11-22',
  attributes: [],
})
const tree = [
  one(giyim, 'Giyim', null),
  one(kadin, 'Kadın', giyim, 1),
  one(etek, 'Etek', kadin, 1),
  one(ayakkabi, 'Ayakkabı', null),
]
const query = wholeTree
const lost = failure('network')
const gone = failure('notFound', { status: 404, says: 0, error: 'notFound' })
const stale = failure('conflict', { status: 409, says: 0, error: 'conflict.stale', rules: [{ id: 'conflict.stale' }] })
/** What its deletion meets when somebody put something into it meanwhile. */
const held: ApiFailure = failure('conflict', {
  status: 409,
  says: 0,
  error: 'delete.category_has_products',
  rules: [{ id: 'delete.category_has_products', about: { what: 'products', count: 1 } }],
})

/** The tree of categories: for somebody who may do everything, somebody who may only delete, and somebody who may only look. */
export default paths(categoryTreeMachine)({
  inputs: {
    all: { holder: { permissions: [100] }, query, opened: null },
    deleting: { holder: { permissions: [400, 404] }, query, opened: null },
    looking: { holder: { permissions: [400] }, query, opened: null },
  },
  events: ({ value, context: { tree, moves, holder } }) => {
    const may = holder.permissions.includes(100)
    const there = tree.length > 0
    return [
      { type: 'SHOW', query },
      { type: 'SEARCH', text: 'etek' },
      ...(there
        ? [{ type: 'TURN' as const, id: giyim }, { type: 'OPEN_ALL' as const }, { type: 'CLOSE_ALL' as const }]
        : []),
      ...(value === 'failed' ? [{ type: 'REFRESH' as const }] : []),
      ...(value === 'shown' || (value === 'moving' && moves.length < 2) ? movesFrom(value) : []),
      ...(value === 'shown'
        ? [
            { type: 'PLACE' as const, id: etek },
            { type: 'DELETE' as const, id: kadin },
          ]
        : []),
      ...(value === 'shown' && may ? [{ type: 'DELETE' as const, id: ayakkabi }] : []),
      { type: 'CHOOSE_PLACE', parent_id: ayakkabi },
      { type: 'CHOOSE_PLACE', parent_id: etek },
      { type: 'SEND_CHILDREN', to: ayakkabi },
      { type: 'SEND_CHILDREN', to: etek },
      { type: 'SEND_PRODUCTS', to: ayakkabi },
      { type: 'SEND_PRODUCTS', to: giyim },
      { type: 'SEND_PRODUCTS', to: etek },
      { type: 'CONFIRM' },
      { type: 'CANCEL' },
      { type: 'RETRY' },
    ]
  },
  answers: {
    read: () => ({ done: [tree, []], failed: [lost] }),
    move: ({ context: { moves } }) => ({
      done: moves
        .slice(0, 1)
        .map(({ id, parent_id, position }) => ({ id, parent_id, position, version: 2, changed_on: '2026-11-23' })),
      failed: [lost, stale],
    }),
    empty: () => ({ done: [{ children: 1, products: 1 }], failed: [lost, gone] }),
    remove: () => ({ done: [{}], failed: [lost, gone, held] }),
  },
  key: ({ value, context: { holder, query, tree, moves, placing, toDelete } }) =>
    JSON.stringify([
      value,
      holder,
      query.search,
      tree.map(({ id, parent_id }) => [id, parent_id]),
      moves.map(({ id }) => id),
      placing,
      toDelete,
    ]),
})

function movesFrom(value: unknown) {
  return [
    // Etek comes to lie beside Kadın.
    { type: 'MOVE' as const, id: etek, parent_id: giyim, position: 1 },
    // Ayakkabı stays where it is.
    { type: 'MOVE' as const, id: ayakkabi, parent_id: null, position: 1 },
    // Giyim would come to lie under itself.
    { type: 'MOVE' as const, id: giyim, parent_id: kadin, position: 0 },
    ...(value === 'moving' ? [{ type: 'MOVE' as const, id: ayakkabi, parent_id: null, position: 0 }] : []),
  ]
}
