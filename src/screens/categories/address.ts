import type { TreeQuery } from '#machines/category-tree/category-tree.context.ts'

/** What the address line asks of the tree: `?search=etek&attribute_id=3&open=7`. What is no query of ours is passed over. */
export function queryIn(search: string): TreeQuery {
  const given = new URLSearchParams(search)
  const idIn = (name: string) => {
    const id = given.get(name) ?? ''
    return /^[1-9]\d{0,9}$/.test(id) ? Number(id) : null
  }
  return {
    search: (given.get('search') ?? '').slice(0, 255),
    attribute_id: idIn('attribute_id'),
    open: idIn('open'),
  }
}

/** The address line of the tree; the whole tree has none. */
export function searchOf({ search, attribute_id, open }: TreeQuery): string {
  const asked = new URLSearchParams({
    ...(search ? { search } : {}),
    ...(attribute_id ? { attribute_id: String(attribute_id) } : {}),
    ...(open ? { open: String(open) } : {}),
  }).toString()
  return asked === '' ? '' : `?${asked}`
}
