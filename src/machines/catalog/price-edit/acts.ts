import { readPrice, type Writing, writingIn, writingOf } from '#api/rules/catalog/price-reading.ts'
import { priceAfter, roundedPrice } from '#api/rules/catalog/price-sums.ts'
import { columnsOf } from './columns.ts'
import { edited, shownPrice } from './edits.ts'
import type { Changes, PriceEditContext, Spot, Step } from './price-edit.types.ts'
import { linesOf } from './sheet-lines.ts'
import { type Block, blockOf, type Cell, cellsIn, inside, stepped } from './spots.ts'

/** Takes what was typed into the cell that has the focus, and goes on. */
export function committed(context: PriceEditContext, to: Step | null): Changes {
  const { focus, typed, language } = context
  const price = readTyped(typed, writingIn(language))
  const [cell] = cellsIn(context, blockOf({ anchor: focus, focus }))
  const spot = stepped(context, focus, to)
  return { ...(cell ? edited(context, [[cell, price]]) : {}), anchor: spot, focus: spot, typed: '' }
}

/** A selection; cells outside of the grid are its nearest ones. */
export function selected(context: PriceEditContext, { anchor, focus }: { anchor: Spot; focus: Spot }): Changes {
  return { anchor: inside(context, anchor), focus: inside(context, focus) }
}

/** Every selected price, changed by the sum that was asked for. */
export function changedBy(context: PriceEditContext): Changes {
  const writing = writingIn(context.language)
  return onSelected(context, (price) => priceAfter(price, context.change, writing))
}

export function rounded(context: PriceEditContext): Changes {
  return onSelected(context, roundedPrice)
}

export function cleared(context: PriceEditContext): Changes {
  return onSelected(context, () => '')
}

/** The first row of the selection in all of its rows. */
export function filled(context: PriceEditContext): Changes {
  const block = blockOf(context)
  return repeated(context, { ...block, bottom: block.top }, block)
}

/** The selection again and again as far as a cell, in the direction in which that lies farther. */
export function drawnOut(context: PriceEditContext, spot: Spot): Changes {
  const { row, column } = inside(context, spot)
  const source = blockOf(context)
  const beyond = (at: number, low: number, high: number) => Math.max(low - at, at - high, 0)
  const tall = beyond(row, source.top, source.bottom) >= beyond(column, source.left, source.right)
  const block = tall
    ? { ...source, top: Math.min(source.top, row), bottom: Math.max(source.bottom, row) }
    : { ...source, left: Math.min(source.left, column), right: Math.max(source.right, column) }
  const first = { row: block.top, column: block.left }
  const last = { row: block.bottom, column: block.right }
  const back = block.top < source.top || block.left < source.left
  const ends = back ? { anchor: last, focus: first } : { anchor: first, focus: last }
  return { ...repeated(context, source, block), ...ends }
}

/**
 * A block of a spreadsheet: one value fills the whole selection, a selection of whole multiples is filled again and again, and anything else
 * lies where the selection begins, however large it is.
 */
export function pasted(context: PriceEditContext, text: string): Changes {
  const given = linesOf(text)
  const width = Math.max(...given.map((line) => line.length))
  const over = blockOf(context)
  const fits = (size: number, into: number) => into % size === 0
  const whole = fits(given.length, over.bottom - over.top + 1) && fits(width, over.right - over.left + 1)
  const block = whole ? over : { ...over, bottom: over.top + given.length - 1, right: over.left + width - 1 }
  const writing = writingOf(given.flat())
  const cells = cellsIn(context, block)
  const read = cells.flatMap((cell): [Cell, string][] => {
    const own = given[(cell.row - block.top) % given.length]?.[(cell.column - block.left) % width]
    return own === undefined ? [] : [[cell, readTyped(own, writing)]]
  })
  const size = (block.bottom - block.top + 1) * (block.right - block.left + 1)
  const unread = read.filter(([, price]) => price !== '' && readPrice(price).kind !== 'amount').length
  return {
    ...edited(context, read),
    // What was in sight stays so, however much follows it.
    anchor: inside(context, { row: block.bottom, column: block.right }),
    focus: { row: block.top, column: block.left },
    pasted: { filled: read.length, unread, outside: size - cells.length },
  }
}

/** The selection as a spreadsheet takes it, decimals as the language writes them. */
export function copied(context: PriceEditContext): string {
  const { top, bottom, left, right } = blockOf(context)
  const columns = columnsOf(context).slice(left, right + 1)
  const point = context.language === 'tr' ? ',' : '.'
  const price = (text: string) => (/^-?\d+\.\d{2}$/.test(text) ? text.replace('.', point) : text)
  return context.rows
    .slice(top, bottom + 1)
    .map((row) => columns.map((column) => price(shownPrice(row, column, context.edits[row.id]))).join('\t'))
    .join('\n')
}

function onSelected(context: PriceEditContext, sum: (price: string) => string): Changes {
  const cells = cellsIn(context, blockOf(context))
  return edited(
    context,
    cells.map((cell) => [cell, sum(shownPrice(cell.priced, cell.of, context.edits[cell.priced.id]))]),
  )
}

/** The prices of one block, again and again in another one that begins or ends where it does. */
function repeated(context: PriceEditContext, source: Block, block: Block): Changes {
  const columns = columnsOf(context)
  const tall = source.bottom - source.top + 1
  const wide = source.right - source.left + 1
  const from = (at: number, first: number, size: number) => first + ((((at - first) % size) + size) % size)
  return edited(
    context,
    cellsIn(context, block).map((cell) => {
      const row = context.rows[from(cell.row, source.top, tall)]
      const column = columns[from(cell.column, source.left, wide)]
      const price = row && column ? shownPrice(row, column, context.edits[row.id]) : ''
      return [cell, price]
    }),
  )
}

/** An amount in its one spelling; what is none stays as it was typed, for its rule to name. */
function readTyped(text: string, writing: Writing): string {
  const read = readPrice(text, writing)
  return read.kind === 'amount' ? read.price : read.kind === 'empty' ? '' : text.trim().slice(0, 40)
}
