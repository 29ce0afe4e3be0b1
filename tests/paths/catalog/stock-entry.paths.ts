import type { StockedVariant } from '#api/contract/catalog/stock-movements.ts'
import { failure } from '#api/contract/platform/failure.ts'
import type { StockEntryContext } from '#machines/catalog/stock-entry/stock-entry.context.ts'
import { stockEntryMachine } from '#machines/catalog/stock-entry/stock-entry.machine.ts'
import { paths } from '#tests/paths/cover/spec.ts'

/** What the walks name: goods of the shop, a service, and a code that nobody knows. */
export const known = { goods: 'STOK-1', service: 'HIZMET-1', none: 'YOK-1' }

export const goods: StockedVariant = {
  ...{ variant_id: 7, product_id: 6, name: 'Keten elbise', options: 'S', stock_code: known.goods, barcode: '' },
  ...{ service: false, stock: 10, cost: '20.00' },
}
const service = { ...goods, variant_id: 8, name: 'Tadilat', options: '', stock_code: known.service, service: true }

/** What is written of a line of one piece, each breaking another rule while goods come in. */
const comingIn = [
  { type: 'SET_LINE', index: 0, key: 'quantity', value: '0' },
  { type: 'SET_LINE', index: 0, key: 'quantity', value: '999999999' },
  { type: 'SET_LINE', index: 0, key: 'unit_price', value: 'abc' },
  { type: 'SET_LINE', index: 0, key: 'unit_price', value: '-1' },
] as const
/** And while they go out or are said to be more or fewer. */
const goingOut = [{ type: 'SET_LINE', index: 0, key: 'quantity', value: '11' }] as const
const corrected = [{ type: 'SET_LINE', index: 0, key: 'quantity', value: '0' }] as const
const types = (['inbound', 'outbound', 'adjustment', 'loss'] as const).map((to) => ({ type: 'SET_TYPE', to }) as const)

function eventsOf({ draft, wanted }: StockEntryContext) {
  const [line] = draft.lines
  const first = line?.quantity === '1' && line.unit_price === '20.00'
  return [
    ...(draft.lines.length === 0 && wanted.length < 2 ? adding : []),
    ...(first && draft.type === 'inbound' ? comingIn : []),
    ...(first && draft.type === 'outbound' ? goingOut : []),
    ...(first && draft.type === 'adjustment' ? corrected : []),
    ...(line ? ([{ type: 'REMOVE_LINE', index: 0 }] as const) : []),
    ...(first ? types.filter(({ to }) => to !== draft.type) : []),
    ...(first && draft.note === '' ? ([{ type: 'SET_NOTE', note: 'Kırıldı' }] as const) : []),
    ...always,
  ]
}

const adding = [
  { type: 'ADD', wanted: { code: known.goods } },
  { type: 'ADD', wanted: { code: known.service } },
  { type: 'ADD', wanted: { code: known.none } },
] as const
const always = [
  { type: 'TOUCH', path: 'note' },
  { type: 'REVEAL' },
  { type: 'SUBMIT' },
  { type: 'RENEWED' },
  { type: 'RETRY' },
  { type: 'DROP' },
] as const

/** Movements that the staff write, from an empty form to the ledger. */
export default paths(stockEntryMachine)({
  inputs: { writing: undefined },
  events: ({ context }) => eventsOf(context),
  answers: {
    find: ({ context: { wanted } }) => {
      const code = wanted[0] && 'code' in wanted[0] ? wanted[0].code : ''
      if (code === known.none) return { done: [], failed: [failure('notFound', { status: 404 })] }
      return { done: [code === known.service ? service : goods], failed: [failure('network')] }
    },
    store: { done: [{ count: 1 }], failed: [failure('network'), failure('session', { status: 401 })] },
    renewals: {},
  },
  key: ({ value, context: { draft, wanted, left, revealed, stored } }) =>
    JSON.stringify([value, draft, wanted, left.length > 0, revealed, stored]),
})
