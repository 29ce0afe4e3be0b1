import { useActorRef } from '@xstate/react'
import type { Actor } from 'xstate'
import type { BulkChoice } from '#api/contract/catalog/bulk.ts'
import { linkedFilters } from '#api/listings/catalog/products.ts'
import type { bulkMachine } from '#machines/catalog/bulk/bulk.machine.ts'
import { useProductColumns } from '#screens/catalog/products/list/product-columns.tsx'
import { productActions } from '#screens/catalog/wiring/product-actions.ts'
import { ListBody } from '#screens/platform/records/ListBody.tsx'
import type { OpenList } from '#screens/platform/records/use-open-list.ts'
import { ChoosingBar } from './ChoosingBar.tsx'

interface ChoosingProps {
  actor: Actor<typeof bulkMachine>
  list: OpenList
}

const words = {
  chosen: /*i18n*/ { id: 'bulk.selected', message: '{count, plural, other {# ürün seçildi}}' },
  all: /*i18n*/ { id: 'bulk.all_that_match', message: '{count, plural, other {Listedeki # ürünün tümüyle devam et}}' },
}

/** Which products: those that are ticked, or all that the filters leave. */
export function Choosing({ actor, list }: ChoosingProps) {
  const acts = useActorRef(productActions, { input: { holder: list.holder, word: '' } })
  const may = { open: list.may.view, copy: false, remove: false }
  return (
    <ListBody
      list={list}
      columns={useProductColumns({ list: list.actor, acts, may })}
      without={linkedFilters.filter((name) => !(name in list.query.filters))}
      chooses
    >
      <ChoosingBar
        list={list.actor}
        actor={actor}
        choose={({ choice, count }) => ({ type: 'CHOOSE' as const, choice: choice as BulkChoice, count })}
        says={words}
      />
    </ListBody>
  )
}
