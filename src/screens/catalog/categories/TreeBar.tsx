import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { Actor } from 'xstate'
import { categories } from '#api/resources/catalog/categories.ts'
import { treeFilters } from '#api/resources/catalog/category-tree.ts'
import { type TreeQuery, wholeTree } from '#machines/catalog/category-tree/category-tree.context.ts'
import type { categoryTreeMachine } from '#machines/catalog/category-tree/category-tree.machine.ts'
import { isNarrowed, rowsOf, type TreeRow } from '#machines/catalog/category-tree/rows.ts'
import { offer, useOffers } from '#screens/platform/frame/offers.ts'
import { Bar, ClearFilters, SearchBox } from '#screens/platform/records/Bar.tsx'
import { FieldFilter } from '#screens/platform/records/FilterChip.tsx'
import { ExportMenu } from '#screens/platform/records/ListExport.tsx'
import type { ListLook } from '#screens/platform/records/use-look.ts'
import { Button } from '#ui/Button.tsx'
import { filtersOf } from './address.ts'
import styles from './tree.module.css'

interface TreeBarProps {
  actor: Actor<typeof categoryTreeMachine>
  look: ListLook<TreeRow>
}

const openAll = /*i18n*/ { id: 'categories.open_all', message: 'Tümünü aç' }
const closeAll = /*i18n*/ { id: 'categories.close_all', message: 'Tümünü kapat' }

/** Above the tree: its views, the search, what it is narrowed to, opening or closing all of it, and its columns. */
export function TreeBar({ actor, look }: TreeBarProps) {
  const { i18n } = useLingui()
  const query = useSelector(actor, ({ context }) => context.query)
  const narrowed = isNarrowed(query)
  const filters = filtersOf(query)
  const narrow = (changed: Partial<TreeQuery>) =>
    actor.send({ type: 'SHOW', query: { ...query, ...changed, open: null } })
  useOffers(
    narrowed ? [] : [offer(actor, { type: 'OPEN_ALL' }, openAll), offer(actor, { type: 'CLOSE_ALL' }, closeAll)],
  )
  return (
    <Bar
      look={look}
      search={query.search}
      file={<ExportMenu title={i18n._(categories.title)} request={() => exportRequest(actor, look)} />}
    >
      <SearchBox
        value={query.search}
        label={i18n._(/*i18n*/ { id: 'categories.search', message: 'Kategori ara' })}
        onSearch={(text) => actor.send({ type: 'SEARCH', text })}
      />
      <FieldFilter
        field={treeFilters.status}
        value={filters.status}
        set={(value) => narrow({ status: value === null ? null : value === '1' ? 1 : 0 })}
      />
      <FieldFilter
        field={treeFilters.attribute_id}
        value={filters.attribute_id}
        set={(value) => narrow({ attribute_id: value === null ? null : Number(value) })}
      />
      <FieldFilter
        field={treeFilters.untranslated}
        value={filters.untranslated}
        set={(value) => narrow({ untranslated: value === null ? null : Number(value) })}
      />
      {narrowed ? (
        <>
          <ClearFilters onPress={() => narrow(wholeTree)} />
          <Found actor={actor} />
        </>
      ) : (
        <>
          <Button size="compact" variant="ghost" onPress={() => actor.send({ type: 'OPEN_ALL' })}>
            {i18n._(openAll)}
          </Button>
          <Button size="compact" variant="ghost" onPress={() => actor.send({ type: 'CLOSE_ALL' })}>
            {i18n._(closeAll)}
          </Button>
        </>
      )}
    </Bar>
  )
}

/** The whole tree, or what was found in it: what is closed has a place in the file like what is open. */
function exportRequest(actor: Actor<typeof categoryTreeMachine>, { columns }: ListLook<TreeRow>) {
  const { query, tree } = actor.getSnapshot().context
  return {
    resource: 'categories',
    query: { search: query.search, filters: filtersOf(query), order_index: '', order_direction: 'asc' },
    columns: columns.filter(({ acts }) => !acts).map(({ id }) => id),
    rows: isNarrowed(query) ? hitsOf(actor) : tree.length,
  } as const
}

function hitsOf(actor: Actor<typeof categoryTreeMachine>): number {
  return rowsOf(actor.getSnapshot().context).filter(({ hit }) => hit).length
}

/** How many were found, told while somebody types. */
function Found({ actor }: { actor: Actor<typeof categoryTreeMachine> }) {
  const { i18n } = useLingui()
  const count = useSelector(actor, ({ context }) =>
    context.stored ? rowsOf(context).filter(({ hit }) => hit).length : null,
  )
  return (
    <span role="status" className={styles.found}>
      {count !== null &&
        i18n._(
          /*i18n*/ {
            id: 'categories.found',
            message: '{count, plural, =0 {Kategori bulunamadı} other {# kategori bulundu}}',
            values: { count },
          },
        )}
    </span>
  )
}
