import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { useMemo } from 'react'
import type { Actor } from 'xstate'
import { categories } from '#api/resources/categories.ts'
import { products } from '#api/resources/products.ts'
import { permits } from '#api/rules/session.ts'
import type { categoryTreeMachine } from '#machines/category-tree/category-tree.machine.ts'
import type { TreeRow } from '#machines/category-tree/rows.ts'
import { Cell } from '#screens/records/cells.tsx'
import type { Column } from '#ui/data-table.ts'
import { Link } from '#ui/Link.tsx'
import { BranchActs } from './BranchActs.tsx'
import { BranchName } from './BranchName.tsx'

/** What somebody may do in the tree. */
export interface May {
  readonly open: boolean
  readonly add: boolean
  readonly move: boolean
  readonly remove: boolean
}

/** A category's name in its place, how many products it has, its state, and what can be done with it. */
export function useTreeColumns(
  actor: Actor<typeof categoryTreeMachine>,
  { open, add, move, remove }: May,
  search: string,
): readonly Column<TreeRow>[] {
  const { i18n } = useLingui()
  const { locale } = i18n
  return useMemo(() => {
    void locale
    const may = { open, add, move, remove }
    const acts = [add, move, remove].filter(Boolean).length
    return [
      {
        id: 'name',
        header: i18n._(categories.fields.translations.label),
        cell: (row) => <BranchName actor={actor} row={row} may={may} search={search} />,
        matters: true,
      },
      productsColumn(i18n, permits(actor.getSnapshot().context.holder, products.codes.list)),
      {
        id: 'status',
        header: i18n._(categories.fields.status.label),
        cell: (row) => (
          <Cell
            field={categories.fields.status}
            name="status"
            row={{ id: row.id, label: row.name, version: row.version, status: row.status }}
          />
        ),
        width: 110,
        matters: true,
      },
      ...(acts > 0 ? [actsColumn(actor, may, 24 + acts * 32)] : []),
    ]
  }, [actor, open, add, move, remove, search, i18n, locale])
}

function productsColumn(i18n: I18n, linked: boolean): Column<TreeRow> {
  return {
    id: 'products',
    header: i18n._(products.title),
    width: 110,
    align: 'right',
    matters: true,
    cell: ({ id, products: count }) => {
      const words = i18n._(
        /*i18n*/ { id: 'ties.products', message: '{count, plural, other {# ürün}}', values: { count } },
      )
      if (count === 0) return '–'
      return linked ? (
        <Link tone="quiet" href={`/products?category_id=${id}`}>
          {words}
        </Link>
      ) : (
        words
      )
    },
  }
}

function actsColumn(actor: Actor<typeof categoryTreeMachine>, may: May, width: number): Column<TreeRow> {
  return {
    id: 'acts',
    header: '',
    width,
    align: 'right',
    acts: true,
    cell: (row) => <BranchActs actor={actor} row={row} may={may} />,
  }
}
