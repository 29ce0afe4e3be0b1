import { useLingui } from '@lingui/react'
import type { Chart } from '#machines/platform/chart.types.ts'
import type { LevelProof, Proof, StopRecord, WalkRecord } from '#machines/platform/proof.types.ts'
import { Badge } from '#ui/Badge.tsx'
import styles from './StatechartBook.module.css'
import { useBookWords } from './use-book-words.ts'

interface WalksProps {
  proof: Proof
  chart: Chart
}

/** What the last run of the walks came to, and every walk step by step. */
export function Walks({ proof, chart }: WalksProps) {
  return proof.levels.map((level) => (
    <LevelOf key={level.level} level={level} total={proof.obligations} chart={chart} />
  ))
}

function LevelOf({ level, total, chart }: { level: LevelProof; total: number; chart: Chart }) {
  const { i18n } = useLingui()
  const { say } = useBookWords()
  const passed = level.walks.filter((walk) => walk.passed).length
  const good = passed === level.walks.length && level.unproved.length === 0
  const shown = level.stale ? 0 : total - level.unproved.length - level.waived.length
  return (
    <section>
      <header className={styles.level}>
        <h3>{say(level.level)}</h3>
        {level.stale ? (
          <Badge tone="amber">{say('notShown')}</Badge>
        ) : (
          <Badge tone={good ? 'grass' : 'tomato'}>{say(good ? 'passed' : 'failed')}</Badge>
        )}
        <span>
          {say('walks')}: {i18n.number(passed)} / {i18n.number(level.walks.length)}
        </span>
        <span>
          {say('shown')}: {i18n.number(shown)} / {i18n.number(total)}
        </span>
      </header>
      {level.stale && <p>{say('changedSince')}</p>}
      {level.waived.length > 0 && (
        <>
          <p>{say('waived')}</p>
          <ul>
            {level.waived.map(({ obligation, reason }) => (
              <li key={obligation}>
                <code className={styles.code}>{obligation}</code> {reason}
              </li>
            ))}
          </ul>
        </>
      )}
      {level.walks.map((walk, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a walk is told by its number
        <WalkOf key={index} walk={walk} number={index + 1} chart={chart} stale={level.stale} />
      ))}
    </section>
  )
}

interface WalkOfProps {
  walk: WalkRecord
  number: number
  chart: Chart
  stale: true | undefined
}

function WalkOf({ walk, number, chart, stale }: WalkOfProps) {
  const { say } = useBookWords()
  return (
    <details className={styles.walk}>
      <summary>
        {say('walk')} {number}: {walk.input} ({walk.steps.length}),{' '}
        {say(stale ? 'notShown' : walk.passed ? 'passed' : 'failed')}
      </summary>
      <ol start={0}>
        <li>
          <Stop stop={walk.start} chart={chart} />
        </li>
        {walk.steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is told by its number
          <li key={index}>
            <code className={styles.code}>
              {step.event} {step.with}
            </code>{' '}
            → <Stop stop={step} chart={chart} />
          </li>
        ))}
      </ol>
    </details>
  )
}

function Stop({ stop: { at, refused }, chart }: { stop: StopRecord; chart: Chart }) {
  const { say, language } = useBookWords()
  const nameOf = (id: string) => chart.states.find((state) => state.id === id)?.words[language] ?? id
  return (
    <>
      {at.map(nameOf).join(' + ')}
      {refused.length > 0 && (
        <ul>
          {refused.map(({ event, rules }) => (
            <li key={event}>
              <code className={styles.code}>{event}</code> {say('refusedHere')}: {rules.join(', ')}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
