import type { LabelsToPrint } from '#api/contract/content/label-print.ts'
import { failure } from '#api/contract/platform/failure.ts'
import {
  type LabelPrintEvent,
  type LabelRow,
  labelPrintMachine,
} from '#machines/content/label-print/label-print.machine.ts'
import { paths } from '#tests/paths/cover/spec.ts'

const variant: LabelsToPrint['rows'][number]['variant'] = {
  ...{ id: 7, product_id: 3, name: 'Keten elbise', options: 'M', barcode: '4006381333931', stock_code: 'STK-7' },
  ...{ brand: '', shelf: '', stock: 4, price: '199.90', list_price: null, attributes: [] },
}
const theme: LabelsToPrint['themes'][number] = {
  ...{ id: 2, name: 'Sayfa', width_mm: 70, height_mm: 36, dpi: 8, paper: 'sheet', columns: 3, rows: 8 },
  ...{ margin_left: 0, margin_top: 4, gap_x: 0, gap_y: 0, components: [] },
}
const plain: LabelsToPrint = {
  shop: { name: 'Kepenk', logo_url: null, currency: 'TRY', today: '2026-11-28' },
  themes: [theme],
  rows: [{ variant, quantity: 1, queued: null }],
  waiting: { prices: 0, purchases: [] },
}
const queued: LabelsToPrint = { ...plain, rows: [{ variant, quantity: 1, queued: { id: 5, version: 1 } }] }
const themeless: LabelsToPrint = { ...plain, themes: [] }
/** Each is few enough by itself. */
const many: LabelsToPrint = {
  ...plain,
  rows: [7, 8, 9].map((id) => ({ variant: { ...variant, id }, quantity: 999, queued: null })),
}

const answered: readonly LabelPrintEvent[] = [
  { type: 'RETRY' },
  { type: 'CLOSE' },
  { type: 'CONFIRM' },
  { type: 'CANCEL' },
]

function changes(rows: readonly LabelRow[], start: string): LabelPrintEvent[] {
  const [first] = rows
  return [
    { type: 'CHOOSE', theme: 2 },
    { type: 'START', start: start === '1' ? '25' : '1' },
    { type: 'COUNT', at: 0, count: first?.count === '1' ? 'x' : '1' },
    { type: 'COUNT_ALL', count: first?.count === '1' ? '0' : '1' },
    ...(!first || first.count === '1' ? [{ type: 'REMOVE', at: 0 } as const] : []),
    ...(first ? [] : [{ type: 'ADD', variant } as const]),
  ]
}

/** Labels of a product that waits for them, of one that does not, of too many, and in a shop without a theme. */
export default paths(labelPrintMachine)({
  inputs: { chosen: { query: { products: [3] }, prefers: 'sheet', language: 'tr' } },
  events: ({ context: { rows, start } }) => [
    { type: 'PRINT' },
    { type: 'EXPORT' },
    { type: 'LEAVE' },
    { type: 'SHOW', query: { products: [3] } },
    ...(rows.length > 1 ? [] : changes(rows, start)),
    ...answered,
  ],
  answers: {
    open: { done: [plain, queued, themeless, many], failed: [failure('network')] },
    openWindow: { done: [true, false] },
    writeFile: { done: [null], failed: [failure('network')] },
    leaveQueue: { done: [null], failed: [failure('network')] },
  },
  key: ({ value, context: { rows, theme: chosen, start, found } }) =>
    JSON.stringify([
      value,
      rows.map(({ count, queued: waits }) => [count, waits]),
      chosen,
      start,
      found?.themes.length,
    ]),
})
