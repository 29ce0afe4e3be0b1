import type { ClipboardEvent, KeyboardEvent } from 'react'
import { copied } from '#machines/catalog/price-edit/acts.ts'
import { columnsOf } from '#machines/catalog/price-edit/columns.ts'
import { shownPrice } from '#machines/catalog/price-edit/edits.ts'
import type { PriceEditContext, PriceEditEvent, Spot } from '#machines/catalog/price-edit/price-edit.types.ts'
import type { PriceActor } from './price-actor.ts'

/** Keys and the clipboard in the grid, where each row is so many pixels tall. What is typed into a cell is the cell's own. */
export function gridKeys(actor: PriceActor, tall: number) {
  const copy = (event: ClipboardEvent<HTMLElement>) => {
    event.preventDefault()
    event.clipboardData.setData('text/plain', copied(actor.getSnapshot().context))
  }
  const own = (event: { readonly target: unknown; readonly currentTarget: unknown }) =>
    event.target === event.currentTarget
  return {
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const page = Math.max(1, Math.floor(event.currentTarget.clientHeight / tall) - 2)
      const meant = own(event) ? keyEvent(actor.getSnapshot().context, event, page) : null
      if (!meant) return
      event.preventDefault()
      actor.send(meant)
    },
    onCopy: (event: ClipboardEvent<HTMLElement>) => own(event) && copy(event),
    onCut: (event: ClipboardEvent<HTMLElement>) => {
      if (!own(event)) return
      copy(event)
      actor.send({ type: 'CLEAR' })
    },
    onPaste: (event: ClipboardEvent<HTMLElement>) => {
      if (!own(event)) return
      event.preventDefault()
      actor.send({ type: 'PASTE', text: event.clipboardData.getData('text/plain') })
    },
  }
}

interface Pressed {
  readonly key: string
  readonly shiftKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
}

/** What a key means in the grid while nothing is typed; `null` for keys that are the page's. `page` is how many rows are in sight. */
export function keyEvent(context: PriceEditContext, pressed: Pressed, page: number): PriceEditEvent | null {
  if (pressed.altKey) return null
  const whole = pressed.ctrlKey || pressed.metaKey
  return moving(context, pressed, whole, page) ?? (whole ? commanded(context, pressed) : typed(context, pressed))
}

/** Arrows, Home and End, and a page up or down; with Ctrl to the edge, with Shift the selection goes along. */
function moving(context: PriceEditContext, pressed: Pressed, whole: boolean, page: number): PriceEditEvent | null {
  const { row, column } = context.focus
  const last = { row: context.rows.length - 1, column: columnsOf(context).length - 1 }
  const spots: Record<string, Spot> = {
    ArrowUp: { row: whole ? 0 : row - 1, column },
    ArrowDown: { row: whole ? last.row : row + 1, column },
    ArrowLeft: { row, column: whole ? 0 : column - 1 },
    ArrowRight: { row, column: whole ? last.column : column + 1 },
    Home: { row: whole ? 0 : row, column: 0 },
    End: { row: whole ? last.row : row, column: last.column },
    PageUp: { row: row - page, column },
    PageDown: { row: row + page, column },
  }
  const focus = spots[pressed.key]
  return focus ? { type: 'SELECT', anchor: pressed.shiftKey ? context.anchor : focus, focus } : null
}

function commanded(context: PriceEditContext, { key, shiftKey }: Pressed): PriceEditEvent | null {
  const { rows, focus } = context
  const [bottom, right] = [rows.length - 1, columnsOf(context).length - 1]
  const letter = key.toLowerCase()
  if (letter === 'z') return { type: shiftKey ? 'REDO' : 'UNDO' }
  if (letter === 'y') return { type: 'REDO' }
  if (letter === 'd') return { type: 'FILL' }
  if (letter === 'a') return { type: 'SELECT', anchor: { row: bottom, column: right }, focus: { row: 0, column: 0 } }
  if (key === ' ')
    return { type: 'SELECT', anchor: { row: bottom, column: focus.column }, focus: { row: 0, column: focus.column } }
  return null
}

function typed(context: PriceEditContext, { key, shiftKey }: Pressed): PriceEditEvent | null {
  const { focus } = context
  if (key === 'Delete' || key === 'Backspace') return { type: 'CLEAR' }
  if (key === ' ' && shiftKey)
    return {
      type: 'SELECT',
      anchor: { row: focus.row, column: columnsOf(context).length - 1 },
      focus: { row: focus.row, column: 0 },
    }
  if (key === 'F2' || key === 'Enter') return { type: 'TYPE', text: typable(context) }
  return [...key].length === 1 && key !== ' ' ? { type: 'TYPE', text: key } : null
}

/** The price of the cell that has the focus, as the language writes it. */
export function typable({ rows, focus, edits, language, ...grid }: PriceEditContext): string {
  const row = rows[focus.row]
  const column = columnsOf(grid)[focus.column]
  if (!row || !column) return ''
  const price = shownPrice(row, column, edits[row.id])
  return language === 'tr' && /^-?\d+\.\d{2}$/.test(price) ? price.replace('.', ',') : price
}
