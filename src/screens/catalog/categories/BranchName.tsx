import { useLingui } from '@lingui/react'
import type { CSSProperties, ReactNode } from 'react'
import type { Actor } from 'xstate'
import { urlOf } from '#api/contract/platform/files.ts'
import type { categoryTreeMachine } from '#machines/catalog/category-tree/category-tree.machine.ts'
import type { TreeRow } from '#machines/catalog/category-tree/rows.ts'
import { Thumb } from '#screens/platform/records/RecordName.tsx'
import { ChevronRightIcon, GripIcon } from '#ui/icons.ts'
import { Link } from '#ui/Link.tsx'
import { useTreeHandle, useTreeName } from '#ui/tree-dragging.ts'
import { partsOf } from './found-part.ts'
import { treeKind, useHeld } from './TreeArea.tsx'
import styles from './tree.module.css'
import type { May } from './tree-columns.tsx'

interface BranchNameProps {
  actor: Actor<typeof categoryTreeMachine>
  row: TreeRow
  may: May
  search: string
}

/** The name of a category as deep as it lies, after what drags it and what opens it. */
export function BranchName({ actor, row, may, search }: BranchNameProps) {
  const { id, name, depth, open, image, hit } = row
  const words = hit ? <Marked name={name} search={search} /> : name
  const named = may.open ? (
    <Link tone="quiet" href={`/categories/edit/${id}`} draggable={!may.move}>
      {words}
    </Link>
  ) : (
    <span className={styles.words} data-name="">
      {words}
    </span>
  )
  return (
    <span className={styles.branch} style={{ '--depth': depth } as CSSProperties}>
      {may.move && <Handle id={id} name={name} />}
      {open === null ? <span className={styles.leaf} /> : <Turn actor={actor} row={row} />}
      <Thumb url={image === '' ? '' : urlOf(image)} name={name} />
      {may.move ? <Dragged id={id}>{named}</Dragged> : named}
    </span>
  )
}

/** For the mouse and for fingers; the keys move a row by Alt and the arrows. */
function Handle({ id, name }: { id: number; name: string }) {
  const { i18n } = useLingui()
  const { release } = useHeld()
  const { handle, preview } = useTreeHandle(treeKind, String(id), release)
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
function Dragged({ id, children }: { id: number; children: ReactNode }) {
  const { release } = useHeld()
  return (
    <span ref={useTreeName(treeKind, String(id), release)} className={styles.dragged}>
      {children}
    </span>
  )
}

function Turn({ actor, row: { id, name, open } }: Pick<BranchNameProps, 'actor' | 'row'>) {
  const { i18n } = useLingui()
  const label = open
    ? i18n._(/*i18n*/ { id: 'categories.close', message: 'Kapat: {name}', values: { name } })
    : i18n._(/*i18n*/ { id: 'categories.open', message: 'Aç: {name}', values: { name } })
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles.turn}
      data-open={open || undefined}
      aria-label={label}
      title={label}
      onClick={() => actor.send({ type: 'TURN', id })}
    >
      <ChevronRightIcon aria-hidden />
    </button>
  )
}

function Marked({ name, search }: { name: string; search: string }) {
  const [before, found, after] = partsOf(name, search)
  return (
    <>
      {before}
      <mark className={styles.hit}>{found}</mark>
      {after}
    </>
  )
}
