import { useSelector } from '@xstate/react'
import { type FocusEvent, useState } from 'react'
import { useLocation } from 'wouter'
import type { Actor } from 'xstate'
import { categories } from '#api/resources/catalog/categories.ts'
import { broken } from '#api/rules/platform/rule.ts'
import { permitted } from '#api/rules/platform/session.ts'
import type { categoryTreeMachine } from '#machines/catalog/category-tree/category-tree.machine.ts'
import { branchOf } from '#machines/catalog/category-tree/tree.ts'
import { type Offer, offer, useOffers } from '#screens/platform/frame/offers.ts'

/** Offers what can be done with the category that had the focus last; give the handler to what the rows lie in. */
export function useBranchOffers(actor: Actor<typeof categoryTreeMachine>): (event: FocusEvent<HTMLElement>) => void {
  const [, navigate] = useLocation()
  const [at, setAt] = useState(0)
  const branch = useSelector(actor, ({ context }) => branchOf(context.tree, at))
  const holder = useSelector(actor, ({ context }) => context.holder)
  useOffers(branch ? offersOf(branch.id, branch.name) : [])
  return ({ target }) => {
    const row = target.closest<HTMLElement>('tr[data-key]')
    if (row) setAt(Number(row.dataset.key))
  }

  function offersOf(id: number, name: string): readonly Offer[] {
    const values = { name }
    return [
      {
        label: /*i18n*/ { id: 'categories.add_under_row', message: 'Alt kategori ekle: {name}', values },
        refusals: broken([permitted], { holder, gate: { codes: categories.codes.add } }),
        run: () => navigate(`/categories/add?parent_id=${id}`),
      },
      offer(actor, { type: 'PLACE', id }, /*i18n*/ { id: 'categories.move_row', message: 'Taşı: {name}', values }),
      offer(actor, { type: 'DELETE', id }, /*i18n*/ { id: 'records.delete_row', message: 'Sil: {name}', values }),
    ]
  }
}
