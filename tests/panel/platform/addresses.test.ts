import { expect, test } from 'vitest'
import { brands } from '#api/resources/catalog/brands.ts'
import type { Resource } from '#api/resources/platform/resource.ts'
import { queryIn as treeIn } from '#screens/catalog/categories/address.ts'
import { filtersIn } from '#screens/catalog/products/prices/address.ts'
import { queryIn } from '#screens/platform/records/address.ts'

const readers = {
  'a list': (search: string) => queryIn(brands as unknown as Resource, search).view,
  'the tree of categories': (search: string) => treeIn(search).view,
  'the grid of prices': (search: string) => filtersIn(search).view,
}

test.each(Object.entries(readers))(
  'the address of %s names a view, asks for none with 0, or says nothing',
  (_, viewOf) => {
    expect(['view=7', 'view=0', '', 'view=-1', 'view=seven', 'view=9007199254740993'].map(viewOf)).toEqual([
      7,
      0,
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  },
)
