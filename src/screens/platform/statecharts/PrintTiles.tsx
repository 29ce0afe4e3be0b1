import type { Paper } from '#machines/platform/chapter/chapter.types.ts'
import type { Picture } from '#machines/platform/picture.types.ts'
import { Drawing } from './Drawing.tsx'
import styles from './PrintTiles.module.css'
import { shapesOf } from './shapes.ts'
import { tilesOf } from './tiles.ts'
import { useBookWords } from './use-book-words.ts'

/** A picture on paper at its own size, a sheet for each part of it, with where the sheet lies beside the others. Seen by the printer alone. */
export function PrintTiles({ title, picture, paper }: { title: string; picture: Picture; paper: Paper }) {
  const { say } = useBookWords()
  const tiles = tilesOf(picture, paper)
  const shapes = shapesOf(picture)
  return (
    <div className={styles.tiles} data-paper={paper} data-tiles={tiles.length}>
      {tiles.map(({ row, column, x, y, w, h }, at) => (
        <section key={`${row} ${column}`} className={styles.tile} data-sheet={paper}>
          <p>{`${title} · ${at + 1} / ${tiles.length} · ${say('tileRow')} ${row}, ${say('tileColumn')} ${column}`}</p>
          <Drawing shapes={shapes} box={{ x, y, w, h }} />
        </section>
      ))}
    </div>
  )
}
