import { Address, OldAddresses } from '#api/contract/content/addresses.ts'
import { operation } from '#api/operations/platform/operation.ts'
import { blogs } from '#api/resources/content/blogs.ts'
import { pages } from '#api/resources/content/pages.ts'

/** The old addresses of pages and posts, which lead to where those are now. */
export const pageAddressOperations = {
  list: operation({
    method: 'GET',
    path: '/v1/panel/pages/:id/addresses',
    summary: 'The old addresses of a page, which lead to where it is now',
    data: OldAddresses,
    codes: pages.codes.view,
  }),
  add: operation({
    method: 'POST',
    path: '/v1/panel/pages/:id/addresses',
    summary: 'Leads one more address to a page',
    body: Address,
    data: OldAddresses,
    codes: pages.codes.edit,
  }),
  remove: operation({
    method: 'POST',
    path: '/v1/panel/pages/:id/addresses/remove',
    summary: 'Leads an old address of a page nowhere any more',
    body: Address,
    data: OldAddresses,
    codes: pages.codes.edit,
  }),
}

export const blogAddressOperations = {
  list: operation({
    method: 'GET',
    path: '/v1/panel/blogs/:id/addresses',
    summary: 'The old addresses of a post, which lead to where it is now',
    data: OldAddresses,
    codes: blogs.codes.view,
  }),
  add: operation({
    method: 'POST',
    path: '/v1/panel/blogs/:id/addresses',
    summary: 'Leads one more address to a post',
    body: Address,
    data: OldAddresses,
    codes: blogs.codes.edit,
  }),
  remove: operation({
    method: 'POST',
    path: '/v1/panel/blogs/:id/addresses/remove',
    summary: 'Leads an old address of a post nowhere any more',
    body: Address,
    data: OldAddresses,
    codes: blogs.codes.edit,
  }),
}
