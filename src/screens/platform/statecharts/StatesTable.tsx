import type { Chart } from '#machines/platform/chart.types.ts'
import { foundRow } from './found-row.ts'
import { Scroll } from './Scroll.tsx'
import styles from './StatechartBook.module.css'
import { useBookWords } from './use-book-words.ts'

/** The states of a chart, each with where it lies and what runs meanwhile. */
export function StatesTable({ chart, here }: { chart: Chart; here: string | null }) {
  const { say, language } = useBookWords()
  const nameOf = (id: string | null) => chart.states.find((state) => state.id === id)?.words[language]
  return (
    <Scroll label={say('states')}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{say('state')}</th>
            <th scope="col">{say('within')}</th>
            <th scope="col">{say('runs')}</th>
          </tr>
        </thead>
        <tbody>
          {chart.states.map((state) => (
            <tr key={state.id} {...(state.id === here ? foundRow : {})}>
              <th scope="row">
                {state.words[language]} <code className={styles.code}>{state.id}</code>
              </th>
              <td>{nameOf(state.parent)}</td>
              <td>{state.runs.map(({ words }) => words[language]).join(', ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  )
}
