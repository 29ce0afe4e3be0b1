import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { Actor } from 'xstate'
import type { Resource } from '#api/resources/platform/resource.ts'
import type { ListQuery } from '#machines/platform/record-list/record-list.context.ts'
import type { recordListMachine } from '#machines/platform/record-list/record-list.machine.ts'
import { Link } from '#ui/Link.tsx'
import { addressNow } from './list-left.ts'
import { valuesIn } from './SeveralFilter.tsx'
import styles from './tabs.module.css'

interface CountTabsProps {
  actor: Actor<typeof recordListMachine>
  resource: Resource
  /** The choice that the list counts its rows by. */
  name: string
}

/** The values of a choice with how many rows have each: links to the list narrowed by it, those without rows left out. */
export function CountTabs({ actor, resource, name }: CountTabsProps) {
  const { i18n } = useLingui()
  const { query, counts } = useSelector(
    actor,
    ({ context }) => context,
    (one, other) => one.query === other.query && one.counts === other.counts,
  )
  const field = resource.fields[name]
  if (field?.kind !== 'choice') return null
  const chosen = valuesIn(query.filters[name])
  const countOf = new Map(counts.map(({ value, count }) => [value, count]))
  // Of several that are on, the chip tells those without rows.
  const alone = chosen.length === 1 ? chosen[0] : undefined
  const shown = field.choices.filter(({ value }) => countOf.has(value) || value === alone)
  const label = i18n._(field.label)
  return (
    <nav className={styles.tabs} aria-label={label} data-tabs>
      <Tab
        query={narrowed(query, name)}
        resource={resource}
        current={chosen.length === 0}
        count={counts.reduce((sum, { count }) => sum + count, 0)}
      >
        {i18n._(/*i18n*/ { id: 'records.all', message: 'Tümü' })}
      </Tab>
      {shown.map(({ value, says }) => (
        <Tab
          key={value}
          query={narrowed(query, name, value)}
          resource={resource}
          current={chosen.includes(value)}
          {...(chosen.length === 1 ? { chip: `${label}: ${i18n._(says)}` } : {})}
          count={countOf.get(value) ?? 0}
        >
          {i18n._(says)}
        </Tab>
      ))}
    </nav>
  )
}

interface TabProps {
  query: ListQuery
  resource: Resource
  current: boolean
  /** What the list is narrowed by, in words, for paper. */
  chip?: string
  count: number
  children: ReactNode
}

function Tab({ query, resource, current, chip, count, children }: TabProps) {
  const { i18n } = useLingui()
  return (
    <Link
      tone="quiet"
      className={styles.tab}
      href={addressNow(resource, query)}
      {...(current ? { 'aria-current': 'page', 'data-chip': chip } : {})}
    >
      {children}
      <span className={styles.count}>{i18n.number(count)}</span>
    </Link>
  )
}

function narrowed(query: ListQuery, name: string, value?: string): ListQuery {
  const { [name]: _, ...others } = query.filters
  return { ...query, page: 0, filters: value === undefined ? others : { ...others, [name]: value } }
}
