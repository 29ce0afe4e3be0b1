import { type RefObject, useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react'
import type { Says } from '#api/rules/platform/rule.ts'
import { panelListeners, panelPart } from '#screens/platform/wiring/panel.ts'
import { rowKeys } from '#ui/row-keys.ts'

/** A key, alone or with others, and what it does. */
interface Shortcut {
  /** The key by what it writes, or by where it lies on the keyboard where Alt makes other signs of it. */
  readonly key?: string
  readonly code?: string
  /** Ctrl, and on a Mac the command key. */
  readonly mod?: boolean
  readonly alt?: boolean
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
  nextRow: { key: rowKeys.next, says: /*i18n*/ { id: 'shortcuts.next_row', message: 'Sonraki satır' } },
  previousRow: { key: rowKeys.previous, says: /*i18n*/ { id: 'shortcuts.previous_row', message: 'Önceki satır' } },
  chooseRow: { key: rowKeys.choose, says: /*i18n*/ { id: 'shortcuts.choose_row', message: 'Satırı seç' } },
  openRow: { key: rowKeys.open, says: /*i18n*/ { id: 'shortcuts.open_row', message: 'Satırdaki kaydı aç' } },
  editCell: { key: 'F2', says: /*i18n*/ { id: 'shortcuts.edit_cell', message: 'Satırdaki değeri değiştir' } },
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
} as const satisfies Record<string, Shortcut>

export type ShortcutName = keyof typeof shortcuts

/** Those that every page hears. */
export const everywhere: readonly ShortcutName[] = ['palette', 'sheet', 'messages']

/** Does something whenever the keys are pressed, as long as what asks for it is on the page; nothing without a name. */
export function useShortcut(name: ShortcutName | undefined, act: () => void): void {
  const onChanged = useEffectEvent(act)
  useEffect(
    function listen() {
      if (!name) return undefined
      const hear = (event: KeyboardEvent) => {
        if (!isPressed(name, event)) return
        event.preventDefault()
        onChanged()
      }
      window.addEventListener('keydown', hear)
      const leave = register([name])
      return () => {
        window.removeEventListener('keydown', hear)
        leave()
      }
    },
    [name],
  )
}

/** A field that the page is searched with: the key for that puts the cursor into it. */
export function useSearchKey(): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null)
  useShortcut('search', () => {
    field.current?.focus()
    field.current?.select()
  })
  return field
}

/** Says that these are heard by a part of the page itself, such as the rows of a table, as long as it is there. */
export function useOwnKeys(names: readonly ShortcutName[]): void {
  const namesOf = useEffectEvent(() => names)
  useEffect(() => register(namesOf()), [])
}

/** The shortcuts that something on the page hears now, in the order of the table. */
export function useActiveShortcuts(): readonly ShortcutName[] {
  const now = useSyncExternalStore(changes.listen, () => heard().names)
  return (Object.keys(shortcuts) as ShortcutName[]).filter((name) => now.includes(name))
}

type Pressed = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'target' | 'defaultPrevented'
>

/** Whether this event is that shortcut. One without Ctrl or Alt is a sign, and belongs to the text where text is written. */
export function isPressed(name: ShortcutName, event: Pressed): boolean {
  const { key, code, mod = false, alt = false }: Shortcut = shortcuts[name]
  if ((event.ctrlKey || event.metaKey) !== mod || event.altKey !== alt) return false
  if (code === undefined ? event.key.toLowerCase() !== key?.toLowerCase() : event.code !== code) return false
  return mod || alt ? !event.shiftKey : !event.defaultPrevented && !isWriting(event.target)
}

/** The keys as they are written on the keyboard: `Ctrl`, `K`. */
export function keysOf(name: ShortcutName): readonly string[] {
  const { key, code, mod, alt }: Shortcut = shortcuts[name]
  const last = code?.replace(/^Key/, '') ?? key ?? ''
  const written = signs[last] ?? last.toUpperCase()
  return [...(mod ? [isMac ? '⌘' : 'Ctrl'] : []), ...(alt ? [isMac ? '⌥' : 'Alt'] : []), written]
}

/** The same for `aria-keyshortcuts`. */
export function ariaKeysOf(name: ShortcutName): string {
  const { key, code, mod, alt }: Shortcut = shortcuts[name]
  const last = code?.replace(/^Key/, '') ?? key ?? ''
  const named = last.length === 1 ? last.toUpperCase() : last
  return [...(mod ? [isMac ? 'Meta' : 'Control'] : []), ...(alt ? ['Alt'] : []), named].join('+')
}

/** Keys that write nothing, as they stand on the keyboard. */
const signs: Readonly<Record<string, string>> = {
  ...{ ArrowDown: '↓', ArrowUp: '↑', ArrowRight: '→', ArrowLeft: '←' },
  ...{ Enter: 'Enter', ' ': 'Space' },
}
const isMac = /Mac|iPhone|iPad/.test(navigator.platform)
const changes = panelListeners()
const heard = panelPart((): { names: readonly ShortcutName[] } => ({ names: [] }))

function register(names: readonly ShortcutName[]): () => void {
  const now = heard()
  now.names = [...now.names, ...names]
  changes.notify()
  return () => {
    for (const name of names) now.names = now.names.toSpliced(now.names.indexOf(name), 1)
    changes.notify()
  }
}

function isWriting(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  const written =
    'textarea, select, [contenteditable="true"], input:not([type="checkbox"], [type="radio"], [type="file"])'
  return target.closest(written) !== null
}
