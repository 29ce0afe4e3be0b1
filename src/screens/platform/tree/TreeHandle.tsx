import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import { GripIcon } from '#ui/icons.ts'
import { useTreeHandle, useTreeName } from '#ui/tree-dragging.ts'
import { useHeld } from './TreeArea.tsx'
import styles from './tree.module.css'

/** For the mouse and for fingers; the keys move a row by Alt and the arrows. */
export function TreeHandle({ id, name }: { id: number; name: string }) {
  const { i18n } = useLingui()
  const { tree, release } = useHeld()
  const { handle, preview } = useTreeHandle(tree, String(id), release)
  const title = i18n._(/*i18n*/ { id: 'categories.drag', message: 'Sürükleyin: {name}', values: { name } })
  return (
    <span ref={preview} className={styles.preview}>
      <span ref={handle} className={styles.handle} title={title} data-handle={id}>
        <GripIcon aria-hidden />
      </span>
    </span>
  )
}

/** A name that the mouse drags: a press that does not move still opens what it links to. */
export function DraggedName({ id, children }: { id: number; children: ReactNode }) {
  const { tree, release } = useHeld()
  return (
    <span ref={useTreeName(tree, String(id), release)} className={styles.dragged}>
      {children}
    </span>
  )
}
