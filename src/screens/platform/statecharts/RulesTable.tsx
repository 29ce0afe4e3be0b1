import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import { refusalDays } from '#api/contract/platform/refusals.ts'
import type { Chart, ChartGuard, ChartLeaf, ChartTransition } from '#machines/platform/chart.types.ts'
import { Link } from '#ui/Link.tsx'
import { refusalCounts } from './book-files.ts'
import { Scroll } from './Scroll.tsx'
import styles from './StatechartBook.module.css'
import { ruleAddress } from './search-places.ts'
import { useBookWords } from './use-book-words.ts'

/** The rules that may stop something in a chart: what each stops, and how often it did in this shop lately. */
export function RulesTable({ chart }: { chart: Chart }) {
  const { i18n } = useLingui()
  const { say, language } = useBookWords()
  const actor = useActorRef(refusalCounts, { input: { query: undefined } })
  const found = useSelector(actor, ({ context }) => context.data)
  const rules = rulesOf(chart)
  const lately = i18n._(
    /*i18n*/ { id: 'book.refused_in_days', message: 'Son {days} günde ret', values: { days: refusalDays } },
  )
  if (rules.length === 0) return <p>{say('noRules')}</p>
  return (
    <Scroll label={say('rules')}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{say('rule')}</th>
            <th scope="col">{say('stops')}</th>
            <th scope="col" className={styles.count}>
              {lately}
            </th>
          </tr>
        </thead>
        <tbody>
          {rules.map(({ leaf: { name, of, words }, stops }) => (
            <tr key={name}>
              <th scope="row">
                <Link href={ruleAddress(name)}>{words[language]}</Link>{' '}
                <code className={styles.code}>{[name, ...of].join(' ')}</code>
              </th>
              <td>{[...new Set(stops.map((step) => step.words[language]))].join(', ')}</td>
              <td className={styles.count}>
                {found ? i18n.number(found.rows.find(({ rule }) => rule === name)?.count ?? 0) : '…'}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  )
}

interface Stopping {
  readonly leaf: ChartLeaf
  readonly stops: ChartTransition[]
}

function rulesOf({ transitions }: Chart): readonly Stopping[] {
  const rules = new Map<string, Stopping>()
  for (const transition of transitions) {
    for (const leaf of transition.guard ? leavesOf(transition.guard) : []) {
      const rule = rules.get(leaf.name) ?? { leaf, stops: [] }
      rule.stops.push(transition)
      rules.set(leaf.name, rule)
    }
  }
  return [...rules.values()]
}

function leavesOf(guard: ChartGuard): ChartLeaf[] {
  if (guard.kind === 'leaf') return guard.rule ? [guard] : []
  return guard.parts.flatMap(leavesOf)
}
