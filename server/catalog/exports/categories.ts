import type { CategoriesQuery, ListedCategory } from '#api/contract/catalog/catalogue.ts'
import type { FileLanguage } from '#api/contract/platform/exports.ts'
import { products } from '#api/listings/catalog/products.ts'
import { categoryOperations } from '#api/operations/catalog/categories.ts'
import { categories } from '#api/resources/catalog/categories.ts'
import { treeFilters, treeLabels } from '#api/resources/catalog/category-tree.ts'
import type { Resource } from '#api/resources/platform/resource.ts'
import { fold } from '#api/rules/platform/fold.ts'
import type { Says } from '#api/rules/platform/rule.ts'
import { categoryRows } from '#server/catalog/catalogue/categories.ts'
import { chosenColumns, type ExportColumn } from '#server/platform/exports/columns.ts'
import { fileOf } from '#server/platform/exports/file.ts'
import { flagWord, notesOf } from '#server/platform/exports/notes.ts'
import type { Cell, CellKind } from '#server/platform/exports/sheet.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { zoneOf } from '#server/platform/jobs/zone.ts'
import { formatMessage } from '#server/platform/texts/format-message.ts'

const place = /*i18n*/ { id: 'exports.place', message: 'Ağaçtaki yeri' }

/** A category with the names of all above it: a file has no branches. */
interface Placed extends ListedCategory {
  readonly place: string
}

/** The tree as a file, from top to bottom: every category, or those that a search or a filter finds. */
export const exportCategories: Endpoint = endpoint(
  categoryOperations.export,
  async ({ db, actor: { shop_id }, language, query: { format, columns, lang = 'tr', ...query } }) => {
    const chosen = chosenColumns(columnsIn(lang), columns)
    const tree = await categoryRows(db, { shop_id, language }, { products: '1', attributes: '1' })
    const found = placed(tree as ListedCategory[]).filter(finds(query))
    const title = formatMessage(lang, categories.title)
    const notes = await notesOf({ db, shop_id, resource: narrowed, query, lang })
    const name = { list: categories.name, zone: await zoneOf(db, shop_id) }
    return fileOf({ title, columns: chosen, rows: cells(found, chosen), ...notes }, name, format)
  },
)

/** The tree is narrowed by what is no field of a category too. */
const narrowed = { ...categories, fields: treeFilters } as unknown as Resource

function columnsIn(lang: FileLanguage): readonly ExportColumn<Placed>[] {
  const { fields } = categories
  const column = (id: string, label: Says, kind: CellKind, cell: ExportColumn<Placed>['cell']) => {
    return { id, header: formatMessage(lang, label), kind, cell }
  }
  return [
    column('name', fields.translations.label, 'text', (row) => row.name),
    column('name', place, 'text', (row) => row.place),
    column('children', treeLabels.children, 'number', (row) => row.children),
    column('products', products.title, 'number', (row) => row.products),
    column('attributes', fields.attributes.label, 'number', (row) => row.attributes.length),
    column('links', fields.marketplace_links.label, 'number', (row) => row.links),
    column('status', fields.status.label, 'text', (row) => flagWord(fields.status, row.status, lang)),
    column('changed_on', treeLabels.changed_on, 'date', (row) => row.changed_on),
    column('id', treeLabels.id, 'number', (row) => row.id),
  ]
}

function placed(tree: readonly ListedCategory[]): Placed[] {
  const paths = new Map<number, string>()
  return tree.map((row) => {
    const above = row.parent_id === null ? undefined : paths.get(row.parent_id)
    const path = above === undefined ? row.name : `${above} > ${row.name}`
    paths.set(row.id, path)
    return { ...row, place: path }
  })
}

/** As the tree on the screen finds them. */
function finds({ search = '', attribute_id, status }: CategoriesQuery): (row: ListedCategory) => boolean {
  const wanted = fold(search)
  return (row) =>
    fold(row.name).includes(wanted) &&
    (attribute_id === undefined || row.attributes.includes(attribute_id)) &&
    (status === undefined || row.status === Number(status))
}

async function* cells(rows: readonly Placed[], columns: readonly ExportColumn<Placed>[]): AsyncGenerator<Cell[]> {
  for (const row of rows) yield columns.map(({ cell }) => cell(row))
}
