import { array, assert, constantFrom, integer, oneof, property, record, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { mostPricedRows, type PriceRow, pricedRowsAtOnce } from '#api/contract/catalog/multiple-price.ts'
import { copied } from '#machines/catalog/price-edit/acts.ts'
import { columnsOf } from '#machines/catalog/price-edit/columns.ts'
import { shownPrice } from '#machines/catalog/price-edit/edits.ts'
import { changesOf } from '#machines/catalog/price-edit/price-edit.context.ts'
import { priceEditMachine } from '#machines/catalog/price-edit/price-edit.machine.ts'
import type { Opened, PriceEditEvent, Spot } from '#machines/catalog/price-edit/price-edit.types.ts'
import { linesOf } from '#machines/catalog/price-edit/sheet-lines.ts'
import { refusals } from '#machines/platform/refusals.ts'
import { gridKeyNames, keyEvent } from '#screens/catalog/products/prices/grid-keys.ts'
import { type Shortcut, shortcuts } from '#screens/platform/frame/shortcut-table.ts'
import { turkey } from '#tests/seed.ts'

/** The grid of prices as a spreadsheet: what is selected, pasted, filled, undone, and what is sent of it. */

const tall = 6
const rows = Array.from(
  { length: tall },
  (_, at): PriceRow => ({
    id: 70 + at,
    product_id: 7,
    name: 'Keten elbise',
    options: '',
    stock_code: '',
    service: 0,
    cost: null,
    prices: [{ country_id: turkey, price: `${10 + at}.00`, strikethrough_price: null }],
  }),
)
const opened: Opened = {
  lists: [
    { country_id: turkey, kind: 'country' as const, name: 'Türkiye' },
    { country_id: 1002, kind: 'sale' as const, name: 'Çarşı' },
    { country_id: 2002, kind: 'list' as const, name: 'Çarşı' },
  ],
  currency: { code: 'TRY', sign: '₺' },
  rows,
  next: null,
  total: tall,
}

/** The grid with these things done to it, told as its cells. */
async function grid(...events: readonly PriceEditEvent[]) {
  const machine = priceEditMachine.provide({ actors: { open: fromPromise(async () => opened) } })
  const query = { search: '', filters: {} }
  const actor = createActor(machine, { input: { holder: { permissions: [603] }, query, language: 'tr' } }).start()
  await waitFor(actor, (snapshot) => snapshot.matches({ grid: 'browsing' }))
  for (const event of events) actor.send(event)
  const context = () => actor.getSnapshot().context
  return {
    actor,
    context,
    column: (at: number) => {
      const of = columnsOf(context())[at]
      return context().rows.map((row) => (of ? shownPrice(row, of, context().edits[row.id]) : ''))
    },
    cells: () => JSON.stringify(context().edits),
  }
}
const at = (row: number, column: number): Spot => ({ row, column })
const select = (from: Spot, to: Spot = from): PriceEditEvent => ({ type: 'SELECT', anchor: from, focus: to })
const paste = (text: string): PriceEditEvent => ({ type: 'PASTE', text })
const show = (...columns: string[]): PriceEditEvent => ({ type: 'SHOW_COLUMNS', columns })

describe('a block from a spreadsheet', () => {
  test.each([
    [
      '1\t2\n3\t4',
      [
        ['1', '2'],
        ['3', '4'],
      ],
    ],
    ['1\r\n2\r\n', [['1'], ['2']]],
    ['1\r2', [['1'], ['2']]],
    ['\t5', [['', '5']]],
    ['1\t', [['1', '']]],
    ['"1.234,50"\t2', [['1.234,50', '2']]],
    ['"5 ""net"""', [['5 "net"']]],
    ['"iki\nsatır"\t7', [['iki\nsatır', '7']]],
    ['"açık\t7', [['"açık', '7']]],
    ['', [['']]],
  ])('%j', (text, lines) => {
    expect(linesOf(text)).toEqual(lines)
  })

  test('lies where the selection begins, amounts of both languages read alike, and the place in sight stays', async () => {
    const { column, context } = await grid(select(at(1, 0)), paste('1.234,50\t"2.000,00"\r\n1,234.50\t1.500,00\r\n'))
    expect([column(0), column(1)]).toEqual([
      ['10.00', '1234.50', '1234.50', '13.00', '14.00', '15.00'],
      ['', '2000.00', '1500.00', '', '', ''],
    ])
    expect([context().focus, context().anchor]).toEqual([at(1, 0), at(2, 1)])
  })

  test('one value fills the whole selection', async () => {
    const { column } = await grid(select(at(1, 0), at(3, 0)), paste('9,90'))
    expect(column(0)).toEqual(['10.00', '9.90', '9.90', '9.90', '14.00', '15.00'])
  })

  test('two values fill four cells in turn', async () => {
    const { column } = await grid(select(at(0, 0), at(3, 0)), paste('1\n2'))
    expect(column(0)).toEqual(['1.00', '2.00', '1.00', '2.00', '14.00', '15.00'])
  })

  test('tells what did not fit and what could not be read', async () => {
    const { context, column } = await grid(select(at(4, 3)), paste('5\t6\n1,234\t7\n8\t9'))
    expect(context().pasted).toEqual({ filled: 2, unread: 1, outside: 4 })
    expect(column(3).slice(4)).toEqual(['5.00', '1,234'])
  })

  test('that was copied here and is pasted over itself changes nothing', async () => {
    const { actor, context } = await grid(select(at(0, 0), at(5, 3)))
    actor.send(paste(copied(context())))
    expect([context().changed, context().undo]).toEqual([0, []])
  })

  test('a copy has the decimals of the language, and tabs and lines as a spreadsheet takes them', async () => {
    const { context } = await grid(select(at(0, 0), at(1, 1)))
    expect(copied(context())).toBe('10,00\t\n11,00\t')
  })
})

describe('filling', () => {
  test('down: the first row of the selection in all of its rows', async () => {
    const { column } = await grid(select(at(1, 0), at(4, 0)), { type: 'FILL' })
    expect(column(0)).toEqual(['10.00', '11.00', '11.00', '11.00', '11.00', '15.00'])
  })

  test('by the handle: the selection again and again, down and up', async () => {
    const down = await grid(select(at(0, 0), at(1, 0)), { type: 'FILL_TO', spot: at(4, 0) })
    expect(down.column(0)).toEqual(['10.00', '11.00', '10.00', '11.00', '10.00', '15.00'])
    expect(down.context().focus).toEqual(at(4, 0))
    const up = await grid(select(at(4, 0), at(5, 0)), { type: 'FILL_TO', spot: at(1, 0) })
    expect(up.column(0)).toEqual(['10.00', '15.00', '14.00', '15.00', '14.00', '15.00'])
    expect(up.context().focus).toEqual(at(1, 0))
  })

  test('by the handle: sideways into the other price list', async () => {
    const { column } = await grid(select(at(0, 0)), { type: 'FILL_TO', spot: at(0, 2) })
    expect([column(1)[0], column(2)[0]]).toEqual(['10.00', '10.00'])
  })
})

describe('undo and redo', () => {
  const spots = record({ row: integer({ min: 0, max: tall - 1 }), column: integer({ min: 0, max: 3 }) })
  const edits = oneof(
    record({ from: spots, to: spots }).map(({ from, to }) => select(from, to)),
    oneof(string({ maxLength: 6 }), constantFrom('5', '1.234,50', '1\t2\n3\t4', '1,234')).map(paste),
    constantFrom<PriceEditEvent>({ type: 'CLEAR' }, { type: 'FILL' }, { type: 'ROUND' }),
    spots.map((spot): PriceEditEvent => ({ type: 'FILL_TO', spot })),
  )

  test('go back to the beginning and forth to the end again, whatever was done', async () => {
    const empty = await grid()
    const begun = empty.actor.getPersistedSnapshot()
    assert(
      property(array(edits, { maxLength: 12 }), (events) => {
        const actor = createActor(priceEditMachine, { snapshot: begun, input: empty.context() }).start()
        for (const event of events) actor.send(event)
        const done = actor.getSnapshot().context
        const steps = done.undo.length
        for (let step = 0; step < steps; step += 1) actor.send({ type: 'UNDO' })
        expect(actor.getSnapshot().context).toMatchObject({ edits: {}, changed: 0, undo: [] })
        for (let step = 0; step < steps; step += 1) actor.send({ type: 'REDO' })
        expect(actor.getSnapshot().context).toMatchObject({ edits: done.edits, changed: done.changed, redo: [] })
        actor.stop()
      }),
    )
  })
})

describe('columns', () => {
  test('that are hidden are not pasted into: a paste covers those in sight, in their order', async () => {
    const { context } = await grid(show('2002', '1'), select(at(0, 0)), paste('60\t55'))
    expect(context().edits).toEqual({ 70: { 2002: '60.00', 1: '55.00' } })
    expect((await grid(show('1'), select(at(0, 0)), paste('9\t8'))).context().pasted).toMatchObject({ outside: 1 })
  })

  test('that are hidden are not changed with a selection of everything', async () => {
    const { context } = await grid(show('1'), select(at(5, 0), at(0, 0)), { type: 'CLEAR' })
    expect(Object.values(context().edits).map(Object.keys)).toEqual(Array.from({ length: tall }, () => ['1']))
  })

  test('that change places take the selection along', async () => {
    const { context } = await grid(select(at(2, 0)), show('1002', '2002', '1'))
    expect([context().focus, context().anchor]).toEqual([at(2, 2), at(2, 2)])
  })

  test('with changes cannot be hidden', async () => {
    const { actor } = await grid(select(at(0, 0)), paste('99'))
    expect(refusals(actor.getSnapshot(), show('1002'))).toEqual([{ id: 'price.changes_open', about: { changes: 1 } }])
    expect(refusals(actor.getSnapshot(), show('1'))).toEqual([])
  })

  test('that are hidden keep what is undone there from being done out of sight', async () => {
    const { actor, context, column } = await grid(select(at(0, 0)), paste('99'), { type: 'DISCARD' }, show('1002'))
    expect(refusals(actor.getSnapshot(), { type: 'UNDO' })).toEqual([{ id: 'price.step_hidden', about: { hidden: 1 } }])
    actor.send({ type: 'UNDO' })
    expect(context().changed).toBe(0)
    actor.send(show('1', '1002'))
    actor.send({ type: 'UNDO' })
    expect([column(0)[0], context().focus]).toEqual(['99.00', at(0, 0)])
  })
})

describe('a view', () => {
  const query = { search: '', filters: {} }

  test('that asks for the same variants only gets its name: what was changed stays', async () => {
    const { actor, context } = await grid(select(at(0, 0)), paste('99'), { type: 'SHOW', query: { ...query, view: 3 } })
    expect([actor.getSnapshot().matches({ grid: 'browsing' }), context().changed]).toEqual([true, 1])
    expect(context().query.view).toBe(3)
  })

  test('that asks for others begins with none changed', async () => {
    const { context } = await grid(select(at(0, 0)), paste('99'), {
      type: 'SHOW',
      query: { search: 'keten', filters: {} },
    })
    expect([context().query.search, context().changed, context().undo]).toEqual(['keten', 0, []])
  })
})

describe('what is sent', () => {
  test('unchanged rows, and cells that got what they had, send nothing', async () => {
    const { context } = await grid(select(at(0, 0), at(1, 0)), paste('10,00\n99'), select(at(2, 1)), paste('77'))
    expect(changesOf(context()).changes).toEqual([
      { variant_id: 71, country_id: turkey, of: 'price', before: '11.00', price: '99.00' },
      { variant_id: 72, country_id: turkey, of: 'strikethrough_price', before: '', price: '77.00' },
    ])
  })

  test('R108: the price lists of the columns in sight are what the change is about', async () => {
    const { context } = await grid(select(at(0, 0)), paste('99'), show('1', '2002'))
    expect(changesOf(context()).targets).toEqual([turkey, 2002])
  })
})

describe('keys', () => {
  const press = (context: Parameters<typeof keyEvent>[0], key: string, held: object = {}) =>
    keyEvent(context, { key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...held }, 4)

  test('arrows move, with Shift the selection goes along, with Ctrl to the edge', async () => {
    const { context } = await grid(select(at(1, 1)))
    expect(press(context(), 'ArrowDown')).toEqual(select(at(2, 1)))
    expect(press(context(), 'ArrowRight', { shiftKey: true })).toEqual(select(at(1, 1), at(1, 2)))
    expect(press(context(), 'ArrowDown', { ctrlKey: true, shiftKey: true })).toEqual(select(at(1, 1), at(5, 1)))
    expect(press(context(), 'End', { ctrlKey: true })).toEqual(select(at(5, 3)))
    expect(press(context(), 'PageDown')).toEqual(select(at(5, 1)))
  })

  test('letters of commands are those of spreadsheets, also on a Mac', async () => {
    const { context } = await grid()
    const types = [
      ['z', {}],
      ['z', { shiftKey: true }],
      ['y', {}],
      ['d', {}],
      ['a', {}],
    ].map(([key, held]) => press(context(), key as string, { metaKey: true, ...(held as object) })?.type)
    expect(types).toEqual(['UNDO', 'REDO', 'REDO', 'FILL', 'SELECT'])
    expect(press(context(), 'c', { ctrlKey: true })).toBeNull()
  })

  test('each key that the sheet lists does something in the grid, and a sign of the page is left to it', async () => {
    const { context } = await grid(select(at(1, 1)))
    expect(gridKeyNames.length).toBeGreaterThan(5)
    for (const name of gridKeyNames) {
      const { key, mod = false, shift = false }: Shortcut = shortcuts[name]
      expect(press(context(), key ?? '', { ctrlKey: mod, shiftKey: shift }), name).not.toBeNull()
    }
    expect([press(context(), '?', { shiftKey: true }), press(context(), '/')]).toEqual([null, null])
  })

  test('a digit begins to type, Enter and F2 with what is there', async () => {
    const { context } = await grid()
    expect(press(context(), '7')).toEqual({ type: 'TYPE', text: '7' })
    expect(press(context(), 'F2')).toEqual({ type: 'TYPE', text: '10,00' })
    expect(press(context(), 'Tab')).toBeNull()
  })
})

test('a shop with more variants than the grid shows gets the most of them, and is asked for nothing behind these', async () => {
  const some = Array.from({ length: pricedRowsAtOnce }, () => rows[0] as PriceRow)
  const first: Opened = { ...opened, rows: some, next: '7.1.70', total: mostPricedRows + 1 }
  const machine = priceEditMachine.provide({
    actors: {
      open: fromPromise(async () => first),
      more: fromPromise(async ({ input: { after } }) => {
        if (after === '') throw new Error('There is nothing behind the last row.')
        return { rows: some, next: '7.1.70' }
      }),
    },
  })
  const query = { search: '', filters: {} }
  const actor = createActor(machine, { input: { holder: { permissions: [603] }, query, language: 'tr' } }).start()
  const { value, context } = await waitFor(actor, ({ value }) => value !== 'opening' && value !== 'following')
  expect([value, context.rows.length]).toEqual([{ grid: 'browsing' }, mostPricedRows])
})
