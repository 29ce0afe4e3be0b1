import type { Chart, ChartTransition } from '#machines/platform/chart.types.ts'
import { Button } from '#ui/Button.tsx'
import { Field } from '#ui/Field.tsx'
import { Select } from '#ui/Select.tsx'
import { Conditions } from './Conditions.tsx'
import { useBookWords } from './use-book-words.ts'
import styles from './WaysList.module.css'
import { waysOf } from './ways.ts'

interface WaysListProps {
  chart: Chart
  /** The state that is looked at closely. */
  focus: string | null
  onFocus: (state: string | null) => void
}

/** One state at a time: its ways in and out with their rules. An arrow is followed to the state at its other end. */
export function WaysList({ chart, focus, onFocus }: WaysListProps) {
  const { say, language } = useBookWords()
  const nameOf = (id: string) => chart.states.find((state) => state.id === id)?.words[language] ?? id
  const ways = focus === null ? null : waysOf(chart, focus)
  const options = chart.states.slice(1).map(({ id }) => ({ value: id, label: `${pathTo(chart, id, nameOf)}` }))
  return (
    <div className={styles.ways}>
      <div className={styles.choice}>
        <Field name="state" label={say('lookAt')}>
          <Select value={focus ?? ''} options={options} placeholder={say('chooseState')} onChange={onFocus} />
        </Field>
        {focus !== null && (
          <Button variant="link" onPress={() => onFocus(null)}>
            {say('lookAtAll')}
          </Button>
        )}
      </div>
      {ways && (
        <div className={styles.sides}>
          <Side title={say('waysIn')} ways={ways.into} nameOf={nameOf} end={({ from }) => [from]} onFocus={onFocus} />
          <Side title={say('waysOut')} ways={ways.out} nameOf={nameOf} end={({ to }) => to} onFocus={onFocus} />
        </div>
      )}
    </div>
  )
}

interface SideProps {
  title: string
  ways: readonly ChartTransition[]
  nameOf: (state: string) => string
  /** The states at the other end. */
  end: (way: ChartTransition) => readonly string[]
  onFocus: (state: string) => void
}

function Side({ title, ways, nameOf, end, onFocus }: SideProps) {
  const { say, language } = useBookWords()
  return (
    <section className={styles.side} aria-label={title}>
      <h3>
        {title} <span className={styles.count}>{ways.length}</span>
      </h3>
      <ul>
        {ways.map((way) => (
          <li key={way.id}>
            <strong>{way.words[language]}</strong> {end(way).length === 0 && <i>{say('stays')}</i>}
            {end(way).map((state) => (
              <Button key={state} variant="link" onPress={() => onFocus(state)}>
                {nameOf(state)}
              </Button>
            ))}
            <div className={styles.conditions}>
              <Conditions transition={way} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A state with those that it lies in: two may be called the same. */
function pathTo({ states }: Chart, id: string, nameOf: (state: string) => string): string {
  const parent = states.find((state) => state.id === id)?.parent
  return parent ? `${nameOf(parent)} › ${nameOf(id)}` : nameOf(id)
}
