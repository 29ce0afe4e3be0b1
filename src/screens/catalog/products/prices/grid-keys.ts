import type { ClipboardEvent, KeyboardEvent } from 'react'
import { copied } from '#machines/catalog/price-edit/acts.ts'
import { columnsOf } from '#machines/catalog/price-edit/columns.ts'
import { shownPrice } from '#machines/catalog/price-edit/edits.ts'
import type { PriceEditContext, PriceEditEvent, Spot } from '#machines/catalog/price-edit/price-edit.types.ts'
import { matches, type PressedKeys, type ShortcutName } from '#screens/platform/frame/shortcut-table.ts'
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

/** The grid's own keys beside the arrows, and what they do. */
const acts = {
  undoEdit: () => ({ type: 'UNDO' }),
  redoEdit: () => ({ type: 'REDO' }),
  fillDown: () => ({ type: 'FILL' }),
  selectAll: (context) => ({ type: 'SELECT', anchor: lastSpot(context), focus: { row: 0, column: 0 } }),
  selectColumn: (context) => {
    const { column } = context.focus
    return { type: 'SELECT', anchor: { row: lastSpot(context).row, column }, focus: { row: 0, column } }
  },
  selectRow: (context) => {
    const { row } = context.focus
    return { type: 'SELECT', anchor: { row, column: lastSpot(context).column }, focus: { row, column: 0 } }
  },
  clearCells: () => ({ type: 'CLEAR' }),
  editCell: (context) => ({ type: 'TYPE', text: typable(context) }),
} as const satisfies Partial<Record<ShortcutName, (context: PriceEditContext) => PriceEditEvent>>

export const gridKeyNames = Object.keys(acts) as (keyof typeof acts)[]

/** What spreadsheets also have for the same. */
const alike: Readonly<Record<string, string>> = { F2: 'Enter', Backspace: 'Delete' }

/** What a key means in the grid while nothing is typed; `null` for keys that are the page's. `page` is how many rows are in sight. */
export function keyEvent(context: PriceEditContext, pressed: PressedKeys, page: number): PriceEditEvent | null {
  if (pressed.altKey) return null
  const whole = pressed.ctrlKey || pressed.metaKey
  return moving(context, pressed, whole, page) ?? commanded(context, pressed) ?? (whole ? null : typed(pressed))
}

/** Arrows, Home and End, and a page up or down; with Ctrl to the edge, with Shift the selection goes along. */
function moving(context: PriceEditContext, pressed: PressedKeys, whole: boolean, page: number): PriceEditEvent | null {
  const { row, column } = context.focus
  const last = lastSpot(context)
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

function commanded(context: PriceEditContext, { key, ...held }: PressedKeys): PriceEditEvent | null {
  const pressed = { ...held, key: alike[key] ?? key }
  const again = pressed.shiftKey && matches('undoEdit', { ...pressed, shiftKey: false })
  const name = again ? 'redoEdit' : gridKeyNames.find((one) => matches(one, pressed))
  return name ? acts[name](context) : null
}

/** No price is written with the signs that the page hears. */
function typed(pressed: PressedKeys): PriceEditEvent | null {
  const { key } = pressed
  if (matches('sheet', pressed) || matches('search', pressed)) return null
  return [...key].length === 1 && key !== ' ' ? { type: 'TYPE', text: key } : null
}

function lastSpot(context: PriceEditContext): Spot {
  return { row: context.rows.length - 1, column: columnsOf(context).length - 1 }
}

/** The price of the cell that has the focus, as the language writes it. */
export function typable({ rows, focus, edits, language, ...grid }: PriceEditContext): string {
  const row = rows[focus.row]
  const column = columnsOf(grid)[focus.column]
  if (!row || !column) return ''
  const price = shownPrice(row, column, edits[row.id])
  return language === 'tr' && /^-?\d+\.\d{2}$/.test(price) ? price.replace('.', ',') : price
}
