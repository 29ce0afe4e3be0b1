import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import type { Actor } from 'xstate'
import { products } from '#api/listings/catalog/products.ts'
import { categories } from '#api/resources/catalog/categories.ts'
import { treeLabels } from '#api/resources/catalog/category-tree.ts'
import { permits } from '#api/rules/platform/session.ts'
import type { categoryTreeMachine } from '#machines/catalog/category-tree/category-tree.machine.ts'
import type { TreeRow } from '#machines/catalog/category-tree/rows.ts'
import { formatsOf } from '#screens/platform/formats.ts'
import { Cell } from '#screens/platform/records/cells.tsx'
import type { Column } from '#ui/data-table.ts'
import { Link } from '#ui/Link.tsx'
import { BranchActions } from './BranchActions.tsx'
import { BranchName } from './BranchName.tsx'

/** What somebody may do in the tree. */
export interface May {
  readonly open: boolean
  readonly add: boolean
  readonly move: boolean
  readonly remove: boolean
}

/** A category's name in its place, what it has, its state, and what can be done with it. */
export function useTreeColumns(
  actor: Actor<typeof categoryTreeMachine>,
  { open, add, move, remove }: May,
): readonly Column<TreeRow>[] {
  const { i18n } = useLingui()
  const { locale } = i18n
  const search = useSelector(actor, ({ context }) => context.query.search)
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
      {
        id: 'children',
        header: i18n._(treeLabels.children),
        cell: (row) => counted(i18n, row.children),
        width: 130,
        align: 'right',
      },
      productsColumn(i18n, permits(actor.getSnapshot().context.holder, products.codes.list)),
      {
        id: 'attributes',
        header: i18n._(categories.fields.attributes.label),
        cell: (row) => counted(i18n, row.attributes.length),
        width: 100,
        align: 'right',
      },
      {
        id: 'links',
        header: i18n._(categories.fields.marketplace_links.label),
        cell: (row) => counted(i18n, row.links),
        width: 170,
        align: 'right',
      },
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
      {
        id: 'changed_on',
        header: i18n._(treeLabels.changed_on),
        cell: (row) => formatsOf(i18n).day(row.changed_on),
        width: 130,
        extra: true,
      },
      {
        id: 'id',
        header: i18n._(treeLabels.id),
        cell: (row) => row.id,
        width: 90,
        align: 'right',
        extra: true,
      },
      ...(acts > 0 ? [actionsColumn(actor, may, 24 + acts * 32)] : []),
    ]
  }, [actor, open, add, move, remove, search, i18n, locale])
}

/** Nothing is a dash, so that what has something stands out. */
function counted(i18n: I18n, count: number): string {
  return count === 0 ? '–' : i18n.number(count)
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

function actionsColumn(actor: Actor<typeof categoryTreeMachine>, may: May, width: number): Column<TreeRow> {
  return {
    id: 'acts',
    header: '',
    width,
    align: 'right',
    acts: true,
    cell: (row) => <BranchActions actor={actor} row={row} may={may} />,
  }
}
