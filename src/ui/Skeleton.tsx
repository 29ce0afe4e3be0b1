import { useWords } from './Kit.tsx'
import { ReaderOnly } from './ReaderOnly.tsx'
import styles from './Skeleton.module.css'
import { SkeletonLine } from './SkeletonLine.tsx'

interface SkeletonProps {
  /** The shape of what is coming. A table on its way draws its own rows (see `DataTable`). */
  shape: 'page' | 'table' | 'form'
  rows?: number
}

const widths = ['62%', '41%', '78%', '55%', '70%', '36%', '66%', '48%']

/** Holds the place of what is being fetched, in its real shape (R10). */
export function Skeleton({ shape, rows = 8 }: SkeletonProps) {
  const words = useWords()
  return (
    <div className={styles.skeleton} data-skeleton={shape} aria-busy="true">
      <ReaderOnly live="polite">{words.loading}</ReaderOnly>
      {shape === 'page' && (
        <div className={styles.head}>
          <SkeletonLine width="180px" height={22} />
          <SkeletonLine width="96px" height={32} />
        </div>
      )}
      <div className={shape === 'form' ? styles.fields : undefined}>
        {[...Array(rows).keys()].map((row) =>
          shape === 'form' ? <FieldBones key={row} row={row} /> : <RowBones key={row} row={row} />,
        )}
      </div>
    </div>
  )
}

function RowBones({ row }: { row: number }) {
  return (
    <div className={styles.row}>
      {[0, 3, 5, 2].map((shift) => (
        <SkeletonLine key={shift} width={widths[(row + shift) % widths.length] ?? '50%'} />
      ))}
    </div>
  )
}

function FieldBones({ row }: { row: number }) {
  return (
    <div className={styles.field}>
      <SkeletonLine width={`${60 + ((row * 37) % 80)}px`} />
      <span className={styles.box} />
    </div>
  )
}
