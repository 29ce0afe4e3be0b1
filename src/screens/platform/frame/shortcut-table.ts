import { headingKeys, rowKeys } from '#ui/row-keys.ts'

/** A key, alone or with others. */
export interface Shortcut {
  /** The key by what it writes, or by where it lies on the keyboard where Alt makes other signs of it. */
  readonly key?: string
  readonly code?: string
  /** Ctrl, and on a Mac the command key. */
  readonly mod?: boolean
  readonly alt?: boolean
  readonly shift?: boolean
}

/** Every shortcut of the panel: the listeners hear by it, and the sheet of shortcuts is drawn from it. What each does is said in `shortcut-words.ts`. */
export const shortcuts = {
  palette: { mod: true, key: 'k' },
  sheet: { key: '?' },
  messages: { key: 'F8' },
  save: { mod: true, key: 's' },
  quickAdd: { alt: true, code: 'KeyN' },
  nextOrder: { mod: true, key: 'Enter' },
  search: { key: '/' },
  nextRecord: { alt: true, code: 'KeyJ' },
  previousRecord: { alt: true, code: 'KeyK' },
  nextHeading: { key: headingKeys.next },
  previousHeading: { key: headingKeys.previous },
  nextRow: { key: rowKeys.next },
  previousRow: { key: rowKeys.previous },
  chooseRow: { key: rowKeys.choose },
  openRow: { key: rowKeys.open },
  editRow: { key: 'F2' },
  openBranch: { key: rowKeys.openBranch },
  closeBranch: { key: rowKeys.closeBranch },
  moveUp: { alt: true, key: 'ArrowUp' },
  moveDown: { alt: true, key: 'ArrowDown' },
  moveIn: { alt: true, key: 'ArrowRight' },
  moveOut: { alt: true, key: 'ArrowLeft' },
  undoEdit: { mod: true, key: 'z' },
  redoEdit: { mod: true, key: 'y' },
  fillDown: { mod: true, key: 'd' },
  selectAll: { mod: true, key: 'a' },
  selectColumn: { mod: true, key: ' ' },
  selectRow: { shift: true, key: ' ' },
  clearCells: { key: 'Delete' },
  editCell: { key: 'Enter' },
  variantBelow: { key: 'ArrowDown' },
  variantAbove: { key: 'ArrowUp' },
} as const satisfies Record<string, Shortcut>

export type ShortcutName = keyof typeof shortcuts

/** What a keyboard tells of a press. */
export interface PressedKeys {
  readonly key: string
  readonly code?: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly shiftKey: boolean
}

/** Whether these keys are that shortcut, whatever has the focus. */
export function matches(name: ShortcutName, pressed: PressedKeys): boolean {
  const { key, code, mod = false, alt = false, shift }: Shortcut = shortcuts[name]
  if ((pressed.ctrlKey || pressed.metaKey) !== mod || pressed.altKey !== alt) return false
  if (code === undefined ? pressed.key.toLowerCase() !== key?.toLowerCase() : pressed.code !== code) return false
  // A sign such as `?` may need Shift to be written.
  return shift === undefined ? !((mod || alt) && pressed.shiftKey) : pressed.shiftKey === shift
}
