import { useLingui } from '@lingui/react'
import { useMemo } from 'react'
import { branchOf, pathTo, type Tree } from '#machines/catalog/category-tree/tree.ts'
import { Combobox } from '#ui/Combobox.tsx'
import type { Choice } from '#ui/choice.ts'

interface CategoryChooserProps {
  tree: Tree
  /** `undefined`: nothing is chosen yet; `null`: the top. */
  value: number | null | undefined
  /** The top of the tree may be chosen too. */
  top?: boolean
  onChoose: (id: number | null | undefined) => void
}

/** The top of the tree among the ids. */
const topOf = 0

/** One category of the tree on screen, found by typing. */
export function CategoryChooser({ tree, value, top = false, onChoose }: CategoryChooserProps) {
  const { i18n } = useLingui()
  const words = i18n._(/*i18n*/ { id: 'categories.top', message: 'En üst düzey' })
  const choices = useMemo(
    () => [
      ...(top ? [{ value: topOf, label: words }] : []),
      ...tree.map(({ id, name, depth }): Choice<number> => ({ value: id, label: name, depth })),
    ],
    [tree, top, words],
  )
  const way = (id: number) =>
    pathTo(tree, id)
      .toReversed()
      .map((one) => branchOf(tree, one)?.name ?? '')
      .join(' › ')
  const selected = value === undefined ? null : { value: value ?? topOf, label: value === null ? words : way(value) }
  return (
    <Combobox
      choices={choices}
      selected={selected}
      onSelect={(choice) => onChoose(choice ? choice.value || null : undefined)}
      placeholder={i18n._(/*i18n*/ { id: 'categories.search', message: 'Kategori ara' })}
    />
  )
}
