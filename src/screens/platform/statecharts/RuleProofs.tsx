import { contents } from 'virtual:statecharts'
import type { BookRule, RuleExample } from '#machines/platform/chapter/book.types.ts'
import { Link } from '#ui/Link.tsx'
import styles from './RulePage.module.css'
import { useBookWords } from './use-book-words.ts'

/** What proves a rule: its written examples, which the tests run, and the walks in which it refused. */
export function RuleProofs({ rule: { examples, walks } }: { rule: BookRule }) {
  const { say, language } = useBookWords()
  if (examples.length + walks.length === 0) return <p>{say('noProofs')}</p>
  return (
    <>
      {examples.map(({ file, holds, refuses }, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the tables of a rule stand in one order
        <div key={nth} className={styles.part}>
          <h3>
            {say('examples')} <code className={styles.code}>{file}</code>
          </h3>
          <Cases title={say('letsThrough')} cases={holds} />
          <Cases title={say('refuses')} cases={refuses} />
        </div>
      ))}
      {walks.length > 0 && (
        <div className={styles.part}>
          <h3>{say('shownBy')}</h3>
          <ul>
            {walks.map(({ chart, level, walks: numbers }) => (
              <li key={`${chart} ${level}`}>
                <Link href={`/statecharts?chart=${chart}&tab=walks`}>
                  {contents.find(({ id }) => id === chart)?.title[language] ?? chart}
                </Link>
                {` · ${say(level)}: ${numbers.join(', ')}`}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}

function Cases({ title, cases }: { title: string; cases: readonly RuleExample[] }) {
  if (cases.length === 0) return null
  return (
    <>
      <p className={styles.soft}>{title}</p>
      <ul lang="en">
        {cases.map(({ when, of }) => (
          <li key={when}>
            {when} {of !== 'own' && <span className={styles.soft}>{of}</span>}
          </li>
        ))}
      </ul>
    </>
  )
}
