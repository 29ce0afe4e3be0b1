import { contents } from 'virtual:statecharts'
import { Link } from '#ui/Link.tsx'
import styles from './Changes.module.css'
import { SpanTitle, WithHistory } from './Changes.tsx'
import { useBookWords } from './use-book-words.ts'

/** Which charts changed since the last release, and with each release before. */
export function ChangedCharts() {
  const { say, language } = useBookWords()
  return (
    <WithHistory>
      {({ spans }) =>
        spans.map((span) => {
          const charts = contents.filter(({ id }) => id in span.charts)
          return (
            <section key={span.release?.id ?? 0} className={styles.span}>
              <h3>
                <SpanTitle span={span} />
              </h3>
              {charts.length === 0 && <p>{say('noChanges')}</p>}
              <ul className={styles.charts}>
                {charts.map(({ id, title }) => (
                  <li key={id}>
                    <Link href={`/statecharts?chart=${id}&tab=changes`}>{title[language]}</Link>
                  </li>
                ))}
              </ul>
            </section>
          )
        })
      }
    </WithHistory>
  )
}
