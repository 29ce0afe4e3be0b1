import type { Category } from '#api/contract/catalog/catalogue.ts'
import { type ChoiceRow, wholeChoices } from '#api/operations/platform/choices.ts'
import { catalogOperations } from './catalog.ts'
import { categoryOperations } from './categories.ts'

/** What the catalog has to choose from in one piece: the tree of categories, the marketplaces, and the values of each option. */
export const catalogChoices = {
  categories: wholeChoices(categoryOperations.list, ({ rows }) => inTree(rows)),
  marketplaces: wholeChoices(catalogOperations.marketplaces, ({ rows }) => rows.map(({ id, name }) => ({ id, name }))),
  option_values: wholeChoices(catalogOperations.optionValues, ({ rows }) =>
    rows.flatMap((option) => option.values.map(({ id, name }) => ({ id, name: `${option.name}: ${name}` }))),
  ),
}

/** Parents come before their children. */
function inTree(rows: readonly Category[]): ChoiceRow[] {
  const depths = new Map<number | null, number>()
  return rows.map(({ id, parent_id, name, leaf }) => {
    const depth = parent_id === null ? 0 : (depths.get(parent_id) ?? 0) + 1
    depths.set(id, depth)
    return { id, name, depth, heading: leaf === 0 }
  })
}
