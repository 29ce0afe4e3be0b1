import type { AnyListing } from '#api/listings/platform/listing.ts'
import { exportOperation } from './exports.ts'
import { openedBy, operation } from './operation.ts'

/** What every list can be asked: a page of it, and all of it as a file. */
export function listOperations<L extends AnyListing>(listing: L): ListOperations<L> {
  const found = (known.get(listing) ?? declared(listing)) as ListOperations<L>
  known.set(listing, found)
  return found
}

type ListOperations<L extends AnyListing> = ReturnType<typeof declared<L>>

const known = new WeakMap<AnyListing, object>()

function declared<L extends AnyListing>(listing: L) {
  const { name, summary, codes, lookup } = listing
  return {
    list: operation({
      method: 'GET',
      path: `/v1/panel/${name}`,
      summary,
      query: listing.query as L['query'],
      data: listing.page as L['page'],
      codes: openedBy([...new Set([...codes.list, ...lookup])]),
    }),
    export: exportOperation(listing, listing.query as L['query']),
  }
}
