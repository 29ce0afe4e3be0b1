import type { SnapshotFrom } from 'xstate'
import type { PriceRow } from '#api/contract/catalog/multiple-price.ts'
import { failure } from '#api/contract/platform/failure.ts'
import type { Job } from '#api/contract/platform/jobs.ts'
import { allColumns, columnKey, columnsOf } from '#machines/catalog/price-edit/columns.ts'
import { wrongIn } from '#machines/catalog/price-edit/judge.ts'
import { changesOf, fitting } from '#machines/catalog/price-edit/price-edit.context.ts'
import { priceEditMachine } from '#machines/catalog/price-edit/price-edit.machine.ts'
import type { PriceEditEvent } from '#machines/catalog/price-edit/price-edit.types.ts'
import { blockOf } from '#machines/catalog/price-edit/spots.ts'
import { paths } from '#tests/paths/cover/spec.ts'
import { turkey } from '#tests/seed.ts'

type At = SnapshotFrom<typeof priceEditMachine>

const [sale, list] = [1002, 2002]

const row = (id: number, price: string): PriceRow => ({
  id,
  product_id: 7,
  name: 'Keten elbise',
  options: id === 70 ? 'S' : 'M',
  stock_code: '',
  service: 0,
  cost: null,
  prices: [
    { country_id: turkey, price, strikethrough_price: null },
    { country_id: list, price: '40.00', strikethrough_price: null },
  ],
})
const rows = [row(70, '49.90'), row(71, '59.90')]
const shop = {
  lists: [
    { country_id: turkey, kind: 'country' as const, name: 'Türkiye' },
    { country_id: sale, kind: 'sale' as const, name: 'Çarşı Pazaryeri' },
    { country_id: list, kind: 'list' as const, name: 'Çarşı Pazaryeri' },
  ],
  currency: { code: 'TRY', sign: '₺' },
}
/** What is searched for and not found. */
export const nothing = 'böyle bir şey yok'

const job: Job = {
  id: 5,
  kind: 'products.prices',
  state: 'waiting',
  about: {},
  total: 1,
  done: 0,
  refused: 0,
  failed: 0,
  user: '',
  created_at: '2026-11-21T10:00:00.000Z',
  finished_at: null,
  undoes: null,
  undone_by: null,
  undoable: true,
  expired: false,
}
const back: Job = { ...job, id: 6, undoes: 5, undoable: false }
const over = { state: 'finished' as const, finished_at: '2026-11-21T10:00:01.000Z' }

const top = { row: 0, column: 0 }
const below = { row: 1, column: 0 }
const one: PriceEditEvent = { type: 'SELECT', anchor: top, focus: top }
const both: PriceEditEvent = { type: 'SELECT', anchor: top, focus: below }

const edits: readonly PriceEditEvent[] = [
  { type: 'TYPE', text: '64,90' },
  { type: 'PASTE', text: '54,90' },
  { type: 'PASTE', text: '\t60,00' },
  { type: 'CLEAR' },
  { type: 'FILL' },
  { type: 'FILL_TO', spot: below },
  { type: 'FILL_TO', spot: { row: 0, column: 2 } },
  { type: 'ROUND' },
  { type: 'CHANGE' },
]
const acts: readonly PriceEditEvent[] = [{ type: 'UNDO' }, { type: 'REDO' }, { type: 'DISCARD' }, { type: 'CHECK' }]
/** Such as a view that was saved. */
const elsewhere: PriceEditEvent = { type: 'SHOW', query: { search: nothing, filters: {} } }
const searched: PriceEditEvent = { type: 'SEARCH', text: nothing }
const others: readonly PriceEditEvent[] = [searched, { type: 'FILTER', name: 'brand_id', value: '1' }]

/** The grid of one product’s two variants, and of many where more rows follow. Each walk changes prices in one step, and goes back and forth over it. */
export default paths(priceEditMachine)({
  inputs: { prices: { holder: { permissions: [603] }, query: { search: '', filters: {} }, language: 'tr' } },
  events: eventsIn,
  answers: {
    open: ({ context: { query } }) => ({
      done:
        query.search === nothing
          ? [{ ...shop, rows: [], next: null, total: 0 }]
          : [
              { ...shop, rows, next: null, total: 2 },
              { ...shop, rows, next: '7.1.71', total: 502 },
            ],
      failed: [failure('network')],
    }),
    more: () => ({
      done: [
        { rows: [], next: null },
        { rows: [], next: '7.1.71' },
      ],
      failed: [failure('network')],
    }),
    // Beside what the rules say of each cell, somebody may have changed the prices meanwhile.
    check: ({ context }) => ({
      done: [
        checkedBy(context, []),
        checkedBy(context, [{ id: 'conflict.price', about: { before: '49.90', stored: '1.00' }, at: ['price'] }]),
      ],
      failed: [failure('network')],
    }),
    apply: () => ({ done: [job], failed: [failure('network')] }),
    look: ({ context }) => {
      const own = context.job?.undoes ? back : job
      return {
        done: [
          { job: { ...own, state: 'running' }, refused: [] },
          { job: { ...own, ...over, done: 1 }, refused: [] },
          { job: { ...own, ...over, refused: 1 }, refused: [refusedRow] },
        ],
        failed: [failure('network')],
      }
    },
    takeBack: () => ({ done: [back], failed: [failure('network')] }),
  },
  key: ({ value, context }) =>
    JSON.stringify([
      value,
      [context.query.search, context.query.filters],
      context.rows.length > 0,
      [context.lists.length, keysIn(context)],
      [context.edits, context.undo, context.redo],
      blockOf(context),
      [context.change.amount, context.typed],
      fitting(context.checked).length > 0,
      context.job && [context.job.undoes, context.job.state, context.job.done],
    ]),
})

const refusedRow = {
  position: 0,
  record_id: 7,
  label: 'Keten elbise',
  state: 'refused' as const,
  rules: [{ id: 'conflict.price', about: { before: '54.90', stored: '1.00' } }],
}

/** What can be done where: rows, lists and prices are chosen only while there is no step to go back to, so that there are finitely many ways. */
function eventsIn({ value, context }: At): readonly PriceEditEvent[] {
  const part = typeof value === 'object' && 'grid' in value ? value.grid : null
  const { undo, redo, query, changed } = context
  const whole = keysIn(context).length === allColumns(context.lists).length
  if (part === 'browsing' && undo.length + redo.length === 0 && changed === 0)
    return [
      ...acts,
      ...others,
      elsewhere,
      { type: 'SHOW', query: { ...query, view: 0 } },
      ...columnsFrom(context),
      ...(whole ? [one, both, ...edits] : []),
    ]
  if (part === 'browsing' && changed > 0) return [...acts, ...others, elsewhere, ...(whole ? hiding(context) : [])]
  if (part === 'browsing') return [...acts, ...columnsFrom(context).slice(0, 1)]
  if (part === 'typing')
    return [
      { type: 'TYPE', text: '0' },
      { type: 'TYPE', text: '1,234' },
      { type: 'COMMIT', to: null },
      { type: 'CANCEL' },
      one,
    ]
  if (part === 'changing')
    return [{ type: 'SET_CHANGE', change: { amount: '10' } }, { type: 'CONFIRM' }, { type: 'CANCEL' }]
  if (value === 'opening') return [searched]
  if (value === 'following') return [one, searched]
  if (value === 'empty')
    return [
      { type: 'SEARCH', text: '' },
      { type: 'FILTER', name: 'brand_id', value: '1' },
    ]
  if (value === 'failed') return [{ type: 'RETRY' }, searched]
  return [{ type: 'RETRY' }, { type: 'CANCEL' }, { type: 'APPLY' }, { type: 'TAKE_BACK' }]
}

function checkedBy(context: At['context'], rules: readonly object[]) {
  return changesOf(context).changes.map(({ variant_id, country_id, of, before, price }) => ({
    variant_id,
    country_id,
    of,
    before,
    after: price,
    cost: null,
    rules: [
      ...(wrongIn(rowOf(context, variant_id), context.edits[variant_id], context.lists)[columnKey(country_id, of)] ??
        []),
      ...rules,
    ],
  }))
}

function rowOf({ rows }: At['context'], id: number): PriceRow {
  return rows.find((one) => one.id === id) ?? row(id, '')
}

/** The first column that is hidden comes back, and the first that is shown goes. */
function columnsFrom(context: At['context']): readonly PriceEditEvent[] {
  const all = allColumns(context.lists).map(({ key }) => key)
  const shown = keysIn(context)
  const again = all.find((key) => !shown.includes(key))
  return [
    ...(again === undefined ? [] : [showing(all.filter((key) => key === again || shown.includes(key)))]),
    ...(shown.length === 0 ? [] : [showing(shown.slice(1))]),
  ]
}

/** Without the prices at home, and without what is struck through there. */
function hiding({ lists }: At['context']): readonly PriceEditEvent[] {
  const all = allColumns(lists).map(({ key }) => key)
  return all.slice(0, 2).map((away) => showing(all.filter((key) => key !== away)))
}

function showing(columns: readonly string[]): PriceEditEvent {
  return { type: 'SHOW_COLUMNS', columns }
}

function keysIn(context: At['context']): readonly string[] {
  return columnsOf(context).map(({ key }) => key)
}
