import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { Actor } from 'xstate'
import type { Resource } from '#api/resources/resource.ts'
import type { recordListMachine } from '#machines/record-list/record-list.machine.ts'
import { SearchIcon } from '#ui/icons.ts'
import { TextInput } from '#ui/TextInput.tsx'
import { filtersOf } from './address.ts'
import { ColumnChooser } from './ColumnChooser.tsx'
import { FilterChip } from './FilterChip.tsx'
import { ListExport } from './ListExport.tsx'
import styles from './list.module.css'
import type { ListLook } from './use-list-look.ts'

interface ListBarProps {
  actor: Actor<typeof recordListMachine>
  resource: Resource
  look: ListLook
  /** Filters that this screen has by itself. */
  without?: readonly string[]
}

/** Above the table: the search, and a chip for each filter. */
export function ListBar({ actor, resource, look, without = [] }: ListBarProps) {
  const { i18n } = useLingui()
  const search = useSelector(actor, ({ context }) => context.query.search)
  return (
    <div className={styles.bar}>
      <search className={styles.asked}>
        <div className={styles.search}>
          <TextInput
            type="search"
            value={search}
            onChange={(text) => actor.send({ type: 'SEARCH', text })}
            prefix={<SearchIcon aria-hidden />}
            placeholder={i18n._(/*i18n*/ { id: 'records.search', message: 'Ara' })}
            aria-label={i18n._(/*i18n*/ { id: 'records.search', message: 'Ara' })}
          />
        </div>
        {filtersOf(resource)
          .filter((name) => !without.includes(name))
          .map((name) => {
            const field = resource.fields[name]
            return field && <FilterChip key={name} actor={actor} name={name} field={field} />
          })}
      </search>
      <div className={styles.tools}>
        <ColumnChooser look={look} />
        <ListExport list={actor} resource={resource} columns={look.columns} />
      </div>
    </div>
  )
}
