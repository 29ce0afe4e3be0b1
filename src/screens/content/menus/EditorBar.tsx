import { useLingui } from '@lingui/react'
import type { Actor } from 'xstate'
import type { menuTreeMachine } from '#machines/content/menu-tree/menu-tree.machine.ts'
import { Act } from '#screens/platform/steps/Act.tsx'
import { useIdAt } from '#ui/field-context.ts'
import { PlusIcon, RedoIcon, UndoIcon } from '#ui/icons.ts'
import styles from './menus.module.css'

/** An item added at the end, and the last step taken back or again. */
export function EditorBar({ actor, path }: { actor: Actor<typeof menuTreeMachine>; path: string }) {
  const { i18n } = useLingui()
  const id = useIdAt(path)
  return (
    <div
      className={styles.bar}
      role="toolbar"
      aria-label={i18n._(/*i18n*/ { id: 'menus.tools', message: 'Menü araçları' })}
    >
      <Act id={id} actor={actor} event={{ type: 'ADD', under: null }} icon={PlusIcon}>
        {i18n._(/*i18n*/ { id: 'menus.add_item', message: 'Öğe ekle' })}
      </Act>
      <Act actor={actor} event={{ type: 'UNDO' }} icon={UndoIcon}>
        {i18n._(/*i18n*/ { id: 'label_designer.undo', message: 'Geri al' })}
      </Act>
      <Act actor={actor} event={{ type: 'REDO' }} icon={RedoIcon}>
        {i18n._(/*i18n*/ { id: 'label_designer.redo', message: 'Yinele' })}
      </Act>
    </div>
  )
}
