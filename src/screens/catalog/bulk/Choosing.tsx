import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import type { Actor } from 'xstate'
import type { BulkChoice } from '#api/contract/catalog/bulk.ts'
import { linkedFilters, products } from '#api/listings/catalog/products.ts'
import type { Resource } from '#api/resources/platform/resource.ts'
import { permits } from '#api/rules/platform/session.ts'
import type { bulkMachine } from '#machines/catalog/bulk/bulk.machine.ts'
import type { recordListMachine } from '#machines/platform/record-list/record-list.machine.ts'
import { useProductColumns } from '#screens/catalog/products/list/product-columns.tsx'
import { productActs } from '#screens/catalog/wiring/product-acts.ts'
import { ListBar } from '#screens/platform/records/ListBar.tsx'
import listStyles from '#screens/platform/records/list.module.css'
import { RecordTable } from '#screens/platform/records/RecordTable.tsx'
import { useListLook } from '#screens/platform/records/use-list-look.ts'
import { Act } from '#screens/platform/steps/Act.tsx'
import { ChoosingBar } from './ChoosingBar.tsx'
import { useListChoice } from './choice.ts'

const resource = products as unknown as Resource

interface ChoosingProps {
  actor: Actor<typeof bulkMachine>
  list: Actor<typeof recordListMachine>
}

/** Which products: those that are ticked, or else all that the filters leave. */
export function Choosing({ actor, list }: ChoosingProps) {
  const { i18n } = useLingui()
  const { query, holder } = useSelector(list, ({ context }) => context)
  const { choice, count, ticked } = useListChoice(list)
  const acts = useActorRef(productActs, { input: { holder, word: '' } })
  const may = { open: permits(holder, resource.codes.view), copy: false, remove: false }
  const look = useListLook(list, resource, useProductColumns({ list, acts, may }), true)
  const unlinked = linkedFilters.filter((name) => !(name in query.filters))
  return (
    <div className={listStyles.list}>
      <ListBar actor={list} resource={resource} look={look} without={unlinked} />
      <RecordTable actor={list} resource={resource} mayAdd={false} look={look} chooses />
      <ChoosingBar
        list={list}
        says={
          ticked
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
              )
        }
      >
        <Act actor={actor} event={{ type: 'CHOOSE', choice: choice as BulkChoice, count }} variant="primary">
          {i18n._(/*i18n*/ { id: 'bulk.go_on', message: 'Devam' })}
        </Act>
      </ChoosingBar>
    </div>
  )
}
