import { idIn } from '#api/rules/platform/ids.ts'
import { type TreeQuery, wholeTree } from '#machines/catalog/category-tree/category-tree.context.ts'
import { viewIn } from '#screens/platform/records/address.ts'

/** What the address line asks of the tree: `?search=etek&attribute_id=3&untranslated=176&status=1&open=7&view=2`. What is no query of ours is passed over. */
export function queryIn(search: string): TreeQuery {
  const given = new URLSearchParams(search)
  const view = viewIn(given)
  const status = given.get('status')
  return {
    ...wholeTree,
    search: (given.get('search') ?? '').slice(0, 255),
    attribute_id: idIn(given.get('attribute_id')),
    untranslated: idIn(given.get('untranslated')),
    ...(status === '0' || status === '1' ? { status: Number(status) as 0 | 1 } : {}),
    open: idIn(given.get('open')),
    ...(view === null ? {} : { view }),
  }
}

/** The address line of the tree; the whole tree has none. */
export function searchOf(query: TreeQuery): string {
  const params = new URLSearchParams({
    ...(query.search ? { search: query.search } : {}),
    ...filtersOf(query),
    ...(query.open ? { open: String(query.open) } : {}),
    ...(query.view === undefined ? {} : { view: String(query.view) }),
  }).toString()
  return params === '' ? '' : `?${params}`
}

/** What narrows the tree beside the search, as calls and views say it; a filter that is off is not there. */
export function filtersOf({ attribute_id, untranslated, status }: TreeQuery): Record<string, string> {
  return {
    ...(attribute_id === null ? {} : { attribute_id: String(attribute_id) }),
    ...(untranslated === null ? {} : { untranslated: String(untranslated) }),
    ...(status === null ? {} : { status: String(status) }),
  }
}
