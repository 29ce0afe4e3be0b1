import type { ReactNode } from 'react'
import type { ChartGuard, ChartLeaf, ChartTransition } from '#machines/platform/chart.types.ts'
import { Link } from '#ui/Link.tsx'
import styles from './StatechartBook.module.css'
import { ruleAddress } from './search-places.ts'
import { useBookWords } from './use-book-words.ts'

/** What a step asks: each rule as the sentence that it refuses with, with its key and the articles that it stands for. */
export function Conditions({ transition: { guard, otherwise } }: { transition: ChartTransition }) {
  const { say } = useBookWords()
  if (!guard) return otherwise ? say('otherwise') : null
  return (
    <ul>
      {partsOf(guard).map((part) => (
        <li key={JSON.stringify(part)}>
          <Part guard={part} />
        </li>
      ))}
    </ul>
  )
}

function Part({ guard }: { guard: ChartGuard }): ReactNode {
  const { say } = useBookWords()
  if (guard.kind === 'leaf') return <Leaf leaf={guard} />
  const joint = guard.kind === 'or' ? ` ${say('or')} ` : ', '
  return (
    <>
      {guard.kind === 'not' && `${say('unless')}: `}
      {guard.parts.map((part, index) => (
        <span key={JSON.stringify(part)}>
          {index > 0 && joint}
          <Part guard={part} />
        </span>
      ))}
    </>
  )
}

function Leaf({ leaf: { name, rule, of, words } }: { leaf: ChartLeaf }) {
  const { language } = useBookWords()
  return (
    <>
      {rule ? (
        <Link tone="quiet" className={styles.rule} href={ruleAddress(name)}>
          {words[language]}
        </Link>
      ) : (
        <span>{words[language]}</span>
      )}{' '}
      <code className={styles.code}>{[name, ...of].join(' ')}</code>
    </>
  )
}

/** The parts that must all hold. */
function partsOf(guard: ChartGuard): ChartGuard[] {
  return guard.kind === 'and' ? guard.parts.flatMap(partsOf) : [guard]
}
