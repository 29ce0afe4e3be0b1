import { useLingui } from '@lingui/react'
import { useLocation } from 'wouter'
import type { Actor } from 'xstate'
import type { categoryTreeMachine } from '#machines/catalog/category-tree/category-tree.machine.ts'
import type { TreeRow } from '#machines/catalog/category-tree/rows.ts'
import { RowActions } from '#screens/platform/records/RowActions.tsx'
import { PlaceIcon, PlusIcon, TrashIcon } from '#ui/icons.ts'
import type { May } from './tree-columns.tsx'

interface BranchActionsProps {
  actor: Actor<typeof categoryTreeMachine>
  row: TreeRow
  may: May
}

/** What can be done with a category: another one under it, another place for it, and deleting it. */
export function BranchActions({ actor, row: { id, name }, may }: BranchActionsProps) {
  const { i18n } = useLingui()
  const [, navigate] = useLocation()
  const add = {
    id: 'add',
    icon: PlusIcon,
    word: i18n._(/*i18n*/ { id: 'categories.add_under', message: 'Alt kategori ekle' }),
    label: i18n._(/*i18n*/ { id: 'categories.add_under_row', message: 'Alt kategori ekle: {name}', values: { name } }),
    onPress: () => navigate(`/categories/add?parent_id=${id}`),
  }
  const move = {
    id: 'move',
    icon: PlaceIcon,
    word: i18n._(/*i18n*/ { id: 'categories.move', message: 'Taşı' }),
    label: i18n._(/*i18n*/ { id: 'categories.move_row', message: 'Taşı: {name}', values: { name } }),
    onPress: () => actor.send({ type: 'PLACE', id }),
  }
  const remove = {
    id: 'delete',
    icon: TrashIcon,
    danger: true,
    word: i18n._(/*i18n*/ { id: 'records.delete', message: 'Sil' }),
    label: i18n._(/*i18n*/ { id: 'records.delete_row', message: 'Sil: {name}', values: { name } }),
    onPress: () => actor.send({ type: 'DELETE', id }),
  }
  const acts = [...(may.add ? [add] : []), ...(may.move ? [move] : []), ...(may.remove ? [remove] : [])]
  return <RowActions name={name} acts={acts} />
}
