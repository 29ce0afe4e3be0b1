import { failure } from '#api/contract/platform/failure.ts'
import type { ProductCell } from '#api/rules/catalog/product-cells.ts'
import { productCellMachine } from '#machines/catalog/product-cell/product-cell.machine.ts'
import type { Undoing } from '#machines/platform/undo/undo.machine.ts'
import { paths } from '#tests/paths/cover/spec.ts'

const cell: ProductCell = { id: 7, label: 'Keten elbise', field: 'price', stored: '49.90', variants: 1, service: false }
const stock: ProductCell = { ...cell, field: 'stock', stored: '3' }
const several: ProductCell = { ...cell, id: 9, variants: 2 }
const status: ProductCell = { ...cell, field: 'status', stored: '1' }

const undoing: Undoing = {
  what: 'product',
  list: 'products',
  records: [{ id: 7, label: 'Keten elbise' }],
  version: 2,
  before: {},
}

/** What a value is that somebody else was faster with. */
const moved = failure('conflict', {
  rules: [{ id: 'conflict.cell', about: { before: '49.90', stored: '70.00' } }],
})

/** Over the list: for someone who may do everything, and for someone who may only look. */
export default paths(productCellMachine)({
  inputs: {
    all: { holder: { permissions: [100] }, language: 'tr' },
    looking: { holder: { permissions: [600] }, language: 'tr' },
  },
  events: ({ context }) => [
    { type: 'EDIT', cell, text: '49,90' },
    { type: 'EDIT', cell: stock, text: '3' },
    { type: 'EDIT', cell: several, text: '49,90' },
    { type: 'SWITCH', cell: status },
    ...(context.cell?.field === 'stock' ? stocks : prices).map((text) => ({ type: 'TYPE' as const, text })),
    { type: 'SAVE' },
    { type: 'CANCEL' },
    { type: 'RETRY' },
  ],
  // A status that somebody else turned round is what was wanted.
  answers: {
    save: ({ context: { cell } }) => ({
      done: [undoing],
      failed: cell?.field === 'status' ? [failure('network')] : [failure('network'), moved],
    }),
  },
  key: ({ value, context: { holder, cell, typed, failure } }) =>
    JSON.stringify([value, holder, cell?.field ?? null, typed, failure?.kind ?? null]),
})

/** A better one, none, and one that can be read in two ways. */
const prices = ['59,90', '0', '1,234']
const stocks = ['5', 'üç']
