import { type RefObject, useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react'
import { panelListeners, panelPart } from '#screens/platform/wiring/panel.ts'
import { matches, type PressedKeys, type Shortcut, type ShortcutName, shortcuts } from './shortcut-table.ts'

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

/** Whether this event is that shortcut. One without Ctrl or Alt is a sign, and belongs to the text where text is written. */
export function isPressed(name: ShortcutName, event: PressedKeys & Pick<KeyboardEvent, 'target' | 'defaultPrevented'>) {
  const { mod = false, alt = false }: Shortcut = shortcuts[name]
  return matches(name, event) && (mod || alt || (!event.defaultPrevented && !isWriting(event.target)))
}

/** The keys as they are written on the keyboard: `Ctrl`, `K`. */
export function keysOf(name: ShortcutName): readonly string[] {
  const { key, code, mod, alt, shift }: Shortcut = shortcuts[name]
  const last = code?.replace(/^Key/, '') ?? key ?? ''
  const written = signs[last] ?? last.toUpperCase()
  return [
    ...(mod ? [isMac ? '⌘' : 'Ctrl'] : []),
    ...(alt ? [isMac ? '⌥' : 'Alt'] : []),
    ...(shift ? ['Shift'] : []),
    written,
  ]
}

/** The same for `aria-keyshortcuts`. */
export function ariaKeysOf(name: ShortcutName): string {
  const { key, code, mod, alt, shift }: Shortcut = shortcuts[name]
  const last = code?.replace(/^Key/, '') ?? key ?? ''
  const named = last.length === 1 ? last.toUpperCase() : last
  return [
    ...(mod ? [isMac ? 'Meta' : 'Control'] : []),
    ...(alt ? ['Alt'] : []),
    ...(shift ? ['Shift'] : []),
    named,
  ].join('+')
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
