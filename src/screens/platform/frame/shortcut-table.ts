import type { Says } from '#api/rules/platform/rule.ts'
import { headingKeys, rowKeys } from '#ui/row-keys.ts'

/** A key, alone or with others, and what it does. */
export interface Shortcut {
  /** The key by what it writes, or by where it lies on the keyboard where Alt makes other signs of it. */
  readonly key?: string
  readonly code?: string
  /** Ctrl, and on a Mac the command key. */
  readonly mod?: boolean
  readonly alt?: boolean
  readonly shift?: boolean
  readonly says: Says
}

/** Every shortcut of the panel: the listeners hear by it, and the sheet of shortcuts is drawn from it. */
export const shortcuts = {
  palette: { mod: true, key: 'k', says: /*i18n*/ { id: 'palette.open', message: 'Ara ve git' } },
  sheet: { key: '?', says: /*i18n*/ { id: 'shortcuts.title', message: 'Kısayollar' } },
  messages: { key: 'F8', says: /*i18n*/ { id: 'shortcuts.messages', message: 'İletilere geç' } },
  save: { mod: true, key: 's', says: /*i18n*/ { id: 'records.save', message: 'Kaydet' } },
  quickAdd: {
    alt: true,
    code: 'KeyN',
    says: /*i18n*/ { id: 'products.fast_title', message: 'Hızlı ürün ekle' },
  },
  nextOrder: {
    mod: true,
    key: 'Enter',
    says: /*i18n*/ { id: 'shortcuts.next_order', message: 'Sıradaki siparişi topla' },
  },
  search: { key: '/', says: /*i18n*/ { id: 'shortcuts.search', message: 'Bu sayfada ara' } },
  nextRecord: {
    alt: true,
    code: 'KeyJ',
    says: /*i18n*/ { id: 'shortcuts.next_record', message: 'Listedeki sonraki kayıt' },
  },
  previousRecord: {
    alt: true,
    code: 'KeyK',
    says: /*i18n*/ { id: 'shortcuts.previous_record', message: 'Listedeki önceki kayıt' },
  },
  nextHeading: {
    key: headingKeys.next,
    says: /*i18n*/ { id: 'shortcuts.next_heading', message: 'Sıralama başlıklarında sonraki' },
  },
  previousHeading: {
    key: headingKeys.previous,
    says: /*i18n*/ { id: 'shortcuts.previous_heading', message: 'Sıralama başlıklarında önceki' },
  },
  nextRow: { key: rowKeys.next, says: /*i18n*/ { id: 'shortcuts.next_row', message: 'Sonraki satır' } },
  previousRow: { key: rowKeys.previous, says: /*i18n*/ { id: 'shortcuts.previous_row', message: 'Önceki satır' } },
  chooseRow: { key: rowKeys.choose, says: /*i18n*/ { id: 'shortcuts.choose_row', message: 'Satırı seç' } },
  openRow: { key: rowKeys.open, says: /*i18n*/ { id: 'shortcuts.open_row', message: 'Satırdaki kaydı aç' } },
  editRow: { key: 'F2', says: /*i18n*/ { id: 'shortcuts.edit_row', message: 'Satırdaki değeri değiştir' } },
  openBranch: {
    key: rowKeys.openBranch,
    says: /*i18n*/ { id: 'shortcuts.open_branch', message: 'Altındakileri göster' },
  },
  closeBranch: {
    key: rowKeys.closeBranch,
    says: /*i18n*/ { id: 'shortcuts.close_branch', message: 'Altındakileri gizle' },
  },
  moveUp: { alt: true, key: 'ArrowUp', says: /*i18n*/ { id: 'shortcuts.move_up', message: 'Bir yukarı taşı' } },
  moveDown: { alt: true, key: 'ArrowDown', says: /*i18n*/ { id: 'shortcuts.move_down', message: 'Bir aşağı taşı' } },
  moveIn: {
    alt: true,
    key: 'ArrowRight',
    says: /*i18n*/ { id: 'shortcuts.move_in', message: 'Üsttekinin içine taşı' },
  },
  moveOut: {
    alt: true,
    key: 'ArrowLeft',
    says: /*i18n*/ { id: 'shortcuts.move_out', message: 'Bir düzey dışarı taşı' },
  },
  undoEdit: { mod: true, key: 'z', says: /*i18n*/ { id: 'prices.undo', message: 'Geri al' } },
  redoEdit: { mod: true, key: 'y', says: /*i18n*/ { id: 'prices.redo', message: 'Yinele' } },
  fillDown: { mod: true, key: 'd', says: /*i18n*/ { id: 'prices.fill', message: 'Aşağı doldur' } },
  selectAll: { mod: true, key: 'a', says: /*i18n*/ { id: 'shortcuts.select_all', message: 'Tüm hücreleri seç' } },
  selectColumn: { mod: true, key: ' ', says: /*i18n*/ { id: 'shortcuts.select_column', message: 'Sütunu seç' } },
  selectRow: {
    shift: true,
    key: ' ',
    says: /*i18n*/ { id: 'shortcuts.select_row', message: 'Satırın hücrelerini seç' },
  },
  clearCells: { key: 'Delete', says: /*i18n*/ { id: 'shortcuts.clear_cells', message: 'Seçili hücreleri boşalt' } },
  editCell: { key: 'Enter', says: /*i18n*/ { id: 'shortcuts.edit_cell', message: 'Hücredeki değeri düzelt' } },
  variantBelow: {
    key: 'ArrowDown',
    says: /*i18n*/ { id: 'shortcuts.variant_below', message: 'Alttaki varyantın aynı alanı' },
  },
  variantAbove: {
    key: 'ArrowUp',
    says: /*i18n*/ { id: 'shortcuts.variant_above', message: 'Üstteki varyantın aynı alanı' },
  },
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
