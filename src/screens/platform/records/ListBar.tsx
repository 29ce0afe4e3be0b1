import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { FocusEvent } from 'react'
import type { Actor } from 'xstate'
import type { Resource } from '#api/resources/platform/resource.ts'
import type { recordListMachine } from '#machines/platform/record-list/record-list.machine.ts'
import { filterFields, filtersOf, went } from './address.ts'
import { Bar, ClearFilters, SearchBox } from './Bar.tsx'
import { FilterChip } from './FilterChip.tsx'
import { ListExport } from './ListExport.tsx'
import { ListPrint } from './ListPrint.tsx'
import styles from './list.module.css'
import { SeveralFilter } from './SeveralFilter.tsx'
import type { ListLook } from './use-look.ts'
import { WentFilter } from './WentFilter.tsx'

interface ListBarProps {
  actor: Actor<typeof recordListMachine>
  resource: Resource
  look: ListLook
  /** Filters that this screen has by itself. */
  without: readonly string[]
  /** The choice that has tabs: one of its values is chosen there. */
  tabs?: string
}

/** Above the table: the search, and a chip for each filter. */
export function ListBar({ actor, resource, look, without, tabs }: ListBarProps) {
  const { i18n } = useLingui()
  const query = useSelector(actor, ({ context }) => context.query)
  const fields = filterFields(resource)
  const narrowed = query.search !== '' || Object.keys(query.filters).length > 0
  return (
    <Bar
      look={look}
      search={query.search}
      print={<ListPrint list={actor} resource={resource} columns={look.columns} />}
      file={<ListExport list={actor} resource={resource} columns={look.columns} />}
    >
      <SearchBox
        value={query.search}
        label={i18n._(/*i18n*/ { id: 'records.search', message: 'Ara' })}
        finds={findsOf(i18n, resource)}
        onSearch={(text) => actor.send({ type: 'SEARCH', text })}
      />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only follows the focus of the chips in it */}
      <div className={styles.chips} onFocus={wholeInSight}>
        {filtersOf(resource)
          .filter((name) => !without.includes(name))
          .map((name) => {
            if (name === went) return <WentFilter key={name} actor={actor} />
            const field = fields[name]
            if (field?.ledTo && query.filters[name] === undefined) return null
            // Both ends of a range are one chip.
            if (field && 'bound' in field && field.bound === 'to') return null
            if (name === tabs && field?.kind === 'choice')
              return field.several && <SeveralFilter key={name} actor={actor} name={name} field={field} tabbed />
            return field && <FilterChip key={name} actor={actor} name={name} field={field} />
          })}
        {narrowed && (
          <ClearFilters
            onPress={() => actor.send({ type: 'SHOW', query: { ...query, page: 0, search: '', filters: {} } })}
          />
        )}
      </div>
    </Bar>
  )
}

/** What a search of the list looks through: the fields that are declared so. */
function findsOf(i18n: I18n, { fields }: Resource): string | undefined {
  const searched = Object.values(fields).filter((field) => field.searched)
  const labels = searched.map(({ label }) => i18n._(label).toLocaleLowerCase(i18n.locale))
  if (labels.length === 0) return undefined
  return i18n._(/*i18n*/ { id: 'records.finds', message: 'Ara: {fields}', values: { fields: labels.join(', ') } })
}

/** A browser leaves a chip where it is once an edge of it is in sight. */
function wholeInSight({ target }: FocusEvent<HTMLElement>): void {
  target.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
}
