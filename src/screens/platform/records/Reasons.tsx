import { useLingui } from '@lingui/react'
import type { Resource } from '#api/resources/platform/resource.ts'
import type { Refusal, Says } from '#api/rules/platform/rule.ts'
import { sentenceOf } from '#screens/platform/sentences.ts'
import { Link } from '#ui/Link.tsx'
import styles from './list.module.css'
import { UsedByLink } from './UsedByLink.tsx'

interface ReasonsProps {
  rules: readonly Refusal[]
  /** Where the record is one of a resource: what names it is told with links. */
  of?: { resource: Resource; id: number } | undefined
  /** The pages where a rule is mended, by its id. */
  fixes?: Readonly<Record<string, { readonly path: string; readonly says: Says }>> | undefined
}

/** What stood in a record's way: each sentence once, as one rule may hold at many places of it, and beside it what names the record. */
export function Reasons({ rules, of, fixes = {} }: ReasonsProps) {
  const { i18n } = useLingui()
  const bySentence = Map.groupBy(rules, (rule) => sentenceOf(i18n, rule))
  return (
    <span className={styles.reasons}>
      {[...bySentence].map(([sentence, alike]) => (
        <span key={sentence}>
          {sentence}
          {alike.slice(0, 1).map(({ id }) => fixes[id] && <Fix key={id} {...fixes[id]} />)}
          {of && alike.map((one) => <UsedByLink key={JSON.stringify(one)} {...of} refusal={one} />)}
        </span>
      ))}
    </span>
  )
}

function Fix({ path, says }: { path: string; says: Says }) {
  const { i18n } = useLingui()
  return <Link href={path}>{i18n._(says.id, {}, { message: says.message })}</Link>
}
