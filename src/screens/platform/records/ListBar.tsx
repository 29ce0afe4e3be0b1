import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { Actor } from 'xstate'
import type { Resource } from '#api/resources/platform/resource.ts'
import type { recordListMachine } from '#machines/platform/record-list/record-list.machine.ts'
import { Button } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { PrintIcon, SearchIcon } from '#ui/icons.ts'
import { TextInput } from '#ui/TextInput.tsx'
import { filtersOf } from './address.ts'
import { ColumnChooser } from './ColumnChooser.tsx'
import { FilterChip } from './FilterChip.tsx'
import { ListExport } from './ListExport.tsx'
import styles from './list.module.css'
import { Printed } from './Printed.tsx'
import type { ListLook } from './use-look.ts'
import { usePrintTitle } from './use-print-title.ts'
import { ViewPicker } from './ViewPicker.tsx'

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
  usePrintTitle()
  return (
    <div className={styles.bar}>
      <Printed search={search} view={look.view?.name} />
      <ViewPicker look={look} />
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
        <div className={styles.chips}>
          {filtersOf(resource)
            .filter((name) => !without.includes(name))
            .map((name) => {
              const field = resource.fields[name]
              // Two days are one chip.
              if (field?.kind === 'date' && field.bound === 'to') return null
              return field && <FilterChip key={name} actor={actor} name={name} field={field} />
            })}
          <ClearAll actor={actor} />
        </div>
      </search>
      <div className={styles.tools}>
        <IconButton
          icon={PrintIcon}
          label={i18n._(/*i18n*/ { id: 'records.print', message: 'Yazdır' })}
          onPress={() => window.print()}
        />
        <ColumnChooser look={look} />
        <ListExport list={actor} resource={resource} columns={look.columns} />
      </div>
    </div>
  )
}

/** Everything that narrows the list is taken away at once; its order and columns stay. */
function ClearAll({ actor }: Pick<ListBarProps, 'actor'>) {
  const { i18n } = useLingui()
  const query = useSelector(actor, ({ context }) => context.query)
  const count = Object.keys(query.filters).length + (query.search === '' ? 0 : 1)
  if (count === 0) return null
  return (
    <Button
      variant="link"
      className={styles.clear}
      onPress={() => actor.send({ type: 'SHOW', query: { ...query, page: 0, search: '', filters: {} } })}
    >
      {i18n._(/*i18n*/ { id: 'records.clear_filters', message: 'Temizle' })}
    </Button>
  )
}
