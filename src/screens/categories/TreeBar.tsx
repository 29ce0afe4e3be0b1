import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { Actor } from 'xstate'
import { attributes } from '#api/resources/attributes.ts'
import { categories } from '#api/resources/categories.ts'
import type { categoryTreeMachine } from '#machines/category-tree/category-tree.machine.ts'
import { isNarrowed, rowsOf } from '#machines/category-tree/rows.ts'
import { offer, useOffers } from '#screens/frame/offers.ts'
import { useChoices } from '#screens/records/controls/use-choices.ts'
import { ExportMenu } from '#screens/records/ListExport.tsx'
import listStyles from '#screens/records/list.module.css'
import { Printed } from '#screens/records/Printed.tsx'
import { usePrintTitle } from '#screens/records/use-print-title.ts'
import { Button } from '#ui/Button.tsx'
import { Chip } from '#ui/Chip.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { PrintIcon, SearchIcon } from '#ui/icons.ts'
import { TextInput } from '#ui/TextInput.tsx'
import styles from './tree.module.css'

const openAll = /*i18n*/ { id: 'categories.open_all', message: 'Tümünü aç' }
const closeAll = /*i18n*/ { id: 'categories.close_all', message: 'Tümünü kapat' }

/** Above the tree: the search, the attribute that it is narrowed to, and opening or closing all of it. */
export function TreeBar({ actor }: { actor: Actor<typeof categoryTreeMachine> }) {
  const { i18n } = useLingui()
  const query = useSelector(actor, ({ context }) => context.query)
  const narrowed = isNarrowed(query)
  useOffers(
    narrowed ? [] : [offer(actor, { type: 'OPEN_ALL' }, openAll), offer(actor, { type: 'CLOSE_ALL' }, closeAll)],
  )
  const search = i18n._(/*i18n*/ { id: 'categories.search', message: 'Kategori ara' })
  usePrintTitle()
  return (
    <div className={listStyles.bar}>
      <Printed search={query.search} />
      <search className={listStyles.asked}>
        <div className={listStyles.search}>
          <TextInput
            type="search"
            value={query.search}
            onChange={(text) => actor.send({ type: 'SEARCH', text })}
            prefix={<SearchIcon aria-hidden />}
            placeholder={search}
            aria-label={search}
          />
        </div>
        {query.attribute_id !== null && (
          <AttributeChip
            id={query.attribute_id}
            onRemove={() => actor.send({ type: 'SHOW', query: { ...query, attribute_id: null } })}
          />
        )}
        {narrowed ? (
          <Found actor={actor} />
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
      </search>
      <div className={listStyles.tools}>
        <IconButton
          icon={PrintIcon}
          label={i18n._(/*i18n*/ { id: 'records.print', message: 'Yazdır' })}
          onPress={() => window.print()}
        />
        <ExportMenu title={i18n._(categories.title)} asked={() => askedOf(actor)} />
      </div>
    </div>
  )
}

/** The whole tree, or what was found in it: what is closed has a place in the file like what is open. */
function askedOf(actor: Actor<typeof categoryTreeMachine>) {
  const { query, tree } = actor.getSnapshot().context
  const { search, attribute_id } = query
  const filters: Record<string, string> = attribute_id === null ? {} : { attribute_id: String(attribute_id) }
  return {
    resource: 'categories',
    query: { search, filters, order_index: '', order_direction: 'asc' },
    columns: ['name', 'products', 'status'],
    rows: isNarrowed(query) ? hitsOf(actor) : tree.length,
  } as const
}

function hitsOf(actor: Actor<typeof categoryTreeMachine>): number {
  return rowsOf(actor.getSnapshot().context).filter(({ hit }) => hit).length
}

function AttributeChip({ id, onRemove }: { id: number; onRemove: () => void }) {
  const { i18n } = useLingui()
  const [chosen] = useChoices('attributes', [id]).named
  return <Chip tone="accent" name={`${i18n._(attributes.one)}: ${chosen?.label ?? ''}`} onRemove={onRemove} />
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
