import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import type { Actor } from 'xstate'
import type { BulkChoice } from '#api/contract/bulk.ts'
import { linkedFilters, products } from '#api/resources/products.ts'
import type { Resource } from '#api/resources/resource.ts'
import { permits } from '#api/rules/session.ts'
import type { bulkMachine } from '#machines/bulk/bulk.machine.ts'
import type { recordListMachine } from '#machines/record-list/record-list.machine.ts'
import { Act } from '#screens/Act.tsx'
import { ListBar } from '#screens/records/ListBar.tsx'
import listStyles from '#screens/records/list.module.css'
import { RecordTable } from '#screens/records/RecordTable.tsx'
import { useListLook } from '#screens/records/use-list-look.ts'
import { productActs } from '#screens/wiring/product-acts.ts'
import { Button } from '#ui/Button.tsx'
import { useProductColumns } from '../products/list/product-columns.tsx'
import styles from './bulk.module.css'

const resource = products as unknown as Resource

interface ChoosingProps {
  actor: Actor<typeof bulkMachine>
  list: Actor<typeof recordListMachine>
}

/** Which products: those that are ticked, or else all that the filters leave. */
export function Choosing({ actor, list }: ChoosingProps) {
  const { i18n } = useLingui()
  const { selected, total, query, until, holder } = useSelector(list, ({ context }) => context)
  const acts = useActorRef(productActs, { input: { holder, word: '' } })
  const may = { open: permits(holder, resource.codes.view), copy: false, remove: false }
  const look = useListLook(list, resource, useProductColumns({ list, acts, may }), true)
  const unlinked = linkedFilters.filter((name) => !(name in query.filters))
  const count = selected.length > 0 ? selected.length : total
  const { search, filters } = query
  const filter = { ...filters, ...(search ? { search } : {}), ...(until === null ? {} : { until }) }
  const choice = (
    selected.length > 0 ? { ids: selected, filter: null, except: [] } : { ids: null, filter, except: [] }
  ) as BulkChoice
  return (
    <div className={listStyles.list}>
      <ListBar actor={list} resource={resource} look={look} without={unlinked} />
      <RecordTable actor={list} resource={resource} mayAdd={false} look={look} chooses />
      <div className={styles.bar}>
        <span className={styles.count} role="status">
          {selected.length > 0
            ? i18n._(
                /*i18n*/ {
                  id: 'bulk.selected',
                  message: '{count, plural, other {# ürün seçildi}}',
                  values: { count },
                },
              )
            : i18n._(
                /*i18n*/ {
                  id: 'bulk.all_that_match',
                  message: '{count, plural, other {Listedeki # ürünün tümü}}',
                  values: { count },
                },
              )}
        </span>
        {selected.length > 0 && (
          <Button variant="ghost" onPress={() => list.send({ type: 'SELECT', ids: selected, on: false })}>
            {i18n._(/*i18n*/ { id: 'records.unselect', message: 'Seçimi kaldır' })}
          </Button>
        )}
        <Act actor={actor} event={{ type: 'CHOOSE', choice, count }} variant="primary">
          {i18n._(/*i18n*/ { id: 'bulk.go_on', message: 'Devam' })}
        </Act>
      </div>
    </div>
  )
}
