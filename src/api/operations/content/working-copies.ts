import { CopyState, PublishedCopy, ScheduledCopy } from '#api/contract/content/working-copies.ts'
import { Nothing } from '#api/contract/platform/common.ts'
import { operation } from '#api/operations/platform/operation.ts'
import { blogs } from '#api/resources/content/blogs.ts'
import { pages } from '#api/resources/content/pages.ts'
import { bodyOf, type Resource } from '#api/resources/platform/resource.ts'
import { recordOf } from '#api/resources/platform/wire.ts'

const pagesAsRecords = pages as unknown as Resource
const blogsAsRecords = blogs as unknown as Resource

/** What is written of a page beside what visitors see of it. */
export const pageCopyOperations = {
  view: operation({
    method: 'GET',
    path: '/v1/panel/pages/:id/copy',
    summary: 'The working copy of a page; the page itself, with version 0, where there is none',
    data: recordOf(pagesAsRecords),
    codes: pages.codes.edit,
  }),
  save: operation({
    method: 'PUT',
    path: '/v1/panel/pages/:id/copy',
    summary: 'Saves the working copy of a page; what visitors see stays',
    body: bodyOf(pagesAsRecords, true),
    data: recordOf(pagesAsRecords),
    codes: pages.codes.edit,
  }),
  state: operation({
    method: 'GET',
    path: '/v1/panel/pages/:id/copy/state',
    summary: 'Whether a page has a working copy, and where that can be seen',
    data: CopyState,
    codes: pages.codes.view,
  }),
  publish: operation({
    method: 'POST',
    path: '/v1/panel/pages/:id/copy/publish',
    summary: 'Puts the working copy in the place of what visitors see of a page',
    body: PublishedCopy,
    data: recordOf(pagesAsRecords),
    codes: pages.codes.edit,
  }),
  schedule: operation({
    method: 'POST',
    path: '/v1/panel/pages/:id/copy/schedule',
    summary: 'Says when the working copy of a page takes the place of what visitors see; null calls that off',
    body: ScheduledCopy,
    data: CopyState,
    codes: pages.codes.edit,
  }),
  discard: operation({
    method: 'DELETE',
    path: '/v1/panel/pages/:id/copy',
    summary: 'Throws the working copy of a page away',
    data: Nothing,
    codes: pages.codes.edit,
  }),
}

/** What is written of a post beside what visitors see of it. */
export const blogCopyOperations = {
  view: operation({
    method: 'GET',
    path: '/v1/panel/blogs/:id/copy',
    summary: 'The working copy of a post; the post itself, with version 0, where there is none',
    data: recordOf(blogsAsRecords),
    codes: blogs.codes.edit,
  }),
  save: operation({
    method: 'PUT',
    path: '/v1/panel/blogs/:id/copy',
    summary: 'Saves the working copy of a post; what visitors see stays',
    body: bodyOf(blogsAsRecords, true),
    data: recordOf(blogsAsRecords),
    codes: blogs.codes.edit,
  }),
  state: operation({
    method: 'GET',
    path: '/v1/panel/blogs/:id/copy/state',
    summary: 'Whether a post has a working copy, and where that can be seen',
    data: CopyState,
    codes: blogs.codes.view,
  }),
  publish: operation({
    method: 'POST',
    path: '/v1/panel/blogs/:id/copy/publish',
    summary: 'Puts the working copy in the place of what visitors see of a post',
    body: PublishedCopy,
    data: recordOf(blogsAsRecords),
    codes: blogs.codes.edit,
  }),
  schedule: operation({
    method: 'POST',
    path: '/v1/panel/blogs/:id/copy/schedule',
    summary: 'Says when the working copy of a post takes the place of what visitors see; null calls that off',
    body: ScheduledCopy,
    data: CopyState,
    codes: blogs.codes.edit,
  }),
  discard: operation({
    method: 'DELETE',
    path: '/v1/panel/blogs/:id/copy',
    summary: 'Throws the working copy of a post away',
    data: Nothing,
    codes: blogs.codes.edit,
  }),
}
