import { useLingui } from '@lingui/react'
import type { MouseEvent } from 'react'
import type { PriceEditEvent } from '#machines/catalog/price-edit/price-edit.types.ts'
import type { ShortcutName } from '#screens/platform/frame/shortcut-table.ts'
import { ariaKeysOf, keysOf } from '#screens/platform/frame/shortcuts.ts'
import { Act } from '#screens/platform/steps/Act.tsx'
import type { Icon } from '#ui/Button.tsx'
import { FillIcon, PercentIcon, RedoIcon, UndoIcon } from '#ui/icons.ts'
import type { PriceActor } from './price-actor.ts'
import styles from './prices.module.css'

/** What can be done with the selected prices. */
export function PriceTools({ actor }: { actor: PriceActor }) {
  const { i18n } = useLingui()
  return (
    <div
      className={styles.tools}
      role="toolbar"
      aria-label={i18n._(/*i18n*/ { id: 'prices.tools', message: 'Araçlar' })}
    >
      <Tool actor={actor} event={{ type: 'UNDO' }} icon={UndoIcon} keys="undoEdit">
        {i18n._(/*i18n*/ { id: 'prices.undo', message: 'Geri al' })}
      </Tool>
      <Tool actor={actor} event={{ type: 'REDO' }} icon={RedoIcon} keys="redoEdit">
        {i18n._(/*i18n*/ { id: 'prices.redo', message: 'Yinele' })}
      </Tool>
      <Tool actor={actor} event={{ type: 'FILL' }} icon={FillIcon} keys="fillDown">
        {i18n._(/*i18n*/ { id: 'prices.fill', message: 'Aşağı doldur' })}
      </Tool>
      <Act actor={actor} event={{ type: 'CHANGE' }} size="compact" icon={PercentIcon} onMouseDown={stayInGrid}>
        {i18n._(/*i18n*/ { id: 'prices.change', message: 'Yüzde ya da tutarla değiştir' })}
      </Act>
      <Tool actor={actor} event={{ type: 'ROUND' }}>
        {i18n._(/*i18n*/ { id: 'prices.round', message: '0,5’e yuvarla' })}
      </Tool>
    </div>
  )
}

interface ToolProps {
  actor: PriceActor
  event: PriceEditEvent
  icon?: Icon
  keys?: ShortcutName
  children: string
}

/** Its work shows in the grid, where the keyboard stays. */
function Tool({ actor, event, icon, keys, children }: ToolProps) {
  return (
    <Act
      actor={actor}
      event={event}
      size="compact"
      onMouseDown={stayInGrid}
      {...(icon ? { icon } : {})}
      {...(keys ? { 'aria-keyshortcuts': ariaKeysOf(keys), title: keysOf(keys).join('+') } : {})}
    >
      {children}
    </Act>
  )
}

/** A press by mouse leaves the keyboard where it is, so that Ctrl+Z after it is the grid's. */
function stayInGrid(event: MouseEvent): void {
  event.preventDefault()
}
