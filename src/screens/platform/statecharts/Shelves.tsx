import { contents } from 'virtual:statecharts'
import { useLingui } from '@lingui/react'
import type { ContentsLine } from '#machines/platform/chapter/chapter.types.ts'
import { Link } from '#ui/Link.tsx'
import styles from './Shelves.module.css'
import { useBookWords } from './use-book-words.ts'

/** The contents of the book: the shop's workflows, and behind them those of the panel. */
export function Shelves() {
  const { say } = useBookWords()
  const on = (shelf: ContentsLine['shelf']) => contents.filter((line) => line.shelf === shelf)
  return (
    <>
      <section aria-labelledby="shop-shelf">
        <h2 id="shop-shelf" className={styles.title}>
          {say('shopShelf')}
        </h2>
        <Shelf lines={on('shop')} />
      </section>
      <details className={styles.panel}>
        <summary>
          {say('panelShelf')} <span className={styles.count}>{on('panel').length}</span>
        </summary>
        <Shelf lines={on('panel')} />
      </details>
    </>
  )
}

function Shelf({ lines }: { lines: readonly ContentsLine[] }) {
  const { i18n } = useLingui()
  const { language } = useBookWords()
  return (
    <ul className={styles.shelf}>
      {lines.map(({ id, title, about, states, arrows, rules }) => (
        <li key={id} className={styles.line}>
          <Link href={`/statecharts?chart=${id}`}>{title[language]}</Link>
          <p className={styles.about}>{about[language]}</p>
          <p className={styles.counts}>
            {i18n._(
              /*i18n*/ {
                id: 'book.counts',
                message:
                  '{states, plural, other {# durum}} · {arrows, plural, other {# geçiş}} · {rules, plural, other {# kural}}',
                values: { states, arrows, rules },
              },
            )}
          </p>
        </li>
      ))}
    </ul>
  )
}
