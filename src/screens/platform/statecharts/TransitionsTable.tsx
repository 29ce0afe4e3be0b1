import type { Chart, ChartTransition } from '#machines/platform/chart.types.ts'
import type { Proof } from '#machines/platform/proof.types.ts'
import { Conditions } from './Conditions.tsx'
import { foundRow } from './found-row.ts'
import { Scroll } from './Scroll.tsx'
import styles from './StatechartBook.module.css'
import { walksShowing } from './shown-by.ts'
import { useBookWords } from './use-book-words.ts'

interface TransitionsTableProps {
  chart: Chart
  proof: Proof | null
  /** The arrow that the address names. */
  here: string | null
}

/** Every step that a chart allows: from where, on what, under which rules, to where, and the walks that prove it. */
export function TransitionsTable({ chart, proof, here }: TransitionsTableProps) {
  const { say } = useBookWords()
  const heads = [say('from'), say('event'), say('conditions'), say('to'), say('shownBy')]
  return (
    <Scroll label={say('transitions')}>
      <table className={styles.table}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {chart.transitions.map((transition) => (
            <Row
              key={transition.id}
              chart={chart}
              transition={transition}
              proof={proof}
              here={transition.id === here}
            />
          ))}
        </tbody>
      </table>
    </Scroll>
  )
}

interface RowProps {
  chart: Chart
  transition: ChartTransition
  proof: Proof | null
  here: boolean
}

function Row({ chart, transition, proof, here }: RowProps) {
  const { say, language } = useBookWords()
  const nameOf = (id: string) => chart.states.find((state) => state.id === id)?.words[language] ?? id
  const { id, from, to, words } = transition
  const shown = proof ? walksShowing(proof, id) : []
  return (
    <tr {...(here ? foundRow : {})}>
      <td>{nameOf(from)}</td>
      <th scope="row">
        {words[language]} <code className={styles.code}>{id}</code>
      </th>
      <td>
        <Conditions transition={transition} />
      </td>
      <td>{to.length > 0 ? to.map(nameOf).join(', ') : <i>{say('stays')}</i>}</td>
      <td>
        {shown.map(({ level, walks }) => (
          <div key={level}>
            {say(level)}: {walks.join(', ')}
          </div>
        ))}
      </td>
    </tr>
  )
}
