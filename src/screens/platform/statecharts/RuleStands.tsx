import { contents } from 'virtual:statecharts'
import type { ReactNode } from 'react'
import type { BookRule, RuleArrow } from '#machines/platform/chapter/book.types.ts'
import { Link } from '#ui/Link.tsx'
import styles from './RulePage.module.css'
import { useBookWords } from './use-book-words.ts'

/** Where a rule stands: arrows of charts, fields of forms, calls of the API, rows of files. */
export function RuleStands({ rule: { arrows, forms, operations, imports, files } }: { rule: BookRule }) {
  const { say, language } = useBookWords()
  const charts = [...Map.groupBy(arrows, ({ chart }) => chart)]
  if (arrows.length + forms.length + operations.length + files.length === 0) return <p>{say('nowhere')}</p>
  return (
    <>
      {charts.length > 0 && (
        <Part title={say('arrowsAndButtons')}>
          {charts.map(([chart, own]) => (
            <li key={chart}>
              <Link href={`/statecharts?chart=${chart}`}>{titleOf(chart)?.[language] ?? chart}</Link>
              <ul>
                {own.map((arrow) => (
                  <li key={arrow.id}>
                    <ArrowLink arrow={arrow} />
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </Part>
      )}
      {forms.length > 0 && (
        <Part title={say('formsAndFields')}>
          {forms.map(({ title, path, fields }) => (
            <li key={title.tr}>
              {path ? <Link href={path}>{title[language]}</Link> : title[language]}
              {fields.length > 0 && `: ${fields.map((field) => field[language]).join(', ')}`}
            </li>
          ))}
        </Part>
      )}
      {operations.length > 0 && (
        <Part title={say('calls')}>
          {operations.map(({ method, path, summary }) => (
            <li key={`${method} ${path}`}>
              <code className={styles.code}>{`${method} ${path}`}</code> <span lang="en">{summary}</span>
            </li>
          ))}
        </Part>
      )}
      {imports.length > 0 && (
        <Part title={say('imports')}>
          {imports.map((kind) => (
            <li key={kind.tr}>{kind[language]}</li>
          ))}
        </Part>
      )}
      {files.length > 0 && (
        <Part title={say('namedBy')}>
          {files.map((file) => (
            <li key={file}>
              <code className={styles.code}>{file}</code>
            </li>
          ))}
        </Part>
      )}
    </>
  )
}

/** An arrow as a step from somewhere to somewhere; it leads to its place in the chart. */
function ArrowLink({ arrow: { chart, id, words, from, to } }: { arrow: RuleArrow }) {
  const { say, language } = useBookWords()
  const where = to.length > 0 ? to.map((one) => one[language]).join(', ') : say('stays')
  return (
    <>
      <Link href={`/statecharts?chart=${chart}&arrow=${encodeURIComponent(id)}`}>{words[language]}</Link>
      <span className={styles.soft}>{` · ${from[language]} → ${where}`}</span>
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.part}>
      <h3>{title}</h3>
      <ul>{children}</ul>
    </div>
  )
}

function titleOf(chart: string) {
  return contents.find(({ id }) => id === chart)?.title
}
