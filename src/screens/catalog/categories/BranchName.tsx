import { useLingui } from '@lingui/react'
import type { CSSProperties } from 'react'
import type { Actor } from 'xstate'
import { urlOf } from '#api/contract/platform/files.ts'
import type { categoryTreeMachine } from '#machines/catalog/category-tree/category-tree.machine.ts'
import type { TreeRow } from '#machines/catalog/category-tree/rows.ts'
import { Thumb } from '#screens/platform/records/RecordName.tsx'
import { DraggedName, TreeHandle } from '#screens/platform/tree/TreeHandle.tsx'
import tree from '#screens/platform/tree/tree.module.css'
import { ChevronRightIcon } from '#ui/icons.ts'
import { Link } from '#ui/Link.tsx'
import { partsOf } from './found-part.ts'
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
    <span className={tree.words} data-name="">
      {words}
    </span>
  )
  return (
    <span className={tree.branch} style={{ '--depth': depth } as CSSProperties}>
      {may.move && <TreeHandle id={id} name={name} />}
      {open === null ? <span className={styles.leaf} /> : <Turn actor={actor} row={row} />}
      <Thumb url={image === '' ? '' : urlOf(image)} name={name} />
      {may.move ? <DraggedName id={id}>{named}</DraggedName> : named}
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
