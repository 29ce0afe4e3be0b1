import { expect, test } from 'vitest'
import type { Http, Query } from '#api/client/platform/http.ts'
import { recordCalls } from '#api/client/platform/records.ts'
import { all } from './drafts.ts'

/** What a list call asks for, without what is left out of the address. */
async function asked(name: string, list: Parameters<ReturnType<typeof recordCalls>['list']>[0]) {
  const made: { path: string; query: Query | undefined }[] = []
  const http = {
    get: async (path: string, call: { query?: Query }) => void made.push({ path, query: call.query }),
  } as unknown as Http
  const resource = all.find(([one]) => one === name)?.[1]
  if (!resource) throw new Error(name)
  await recordCalls(http, resource).list(list)
  const [first] = made
  const given = Object.entries(first?.query ?? {}).filter(([, value]) => value !== null && value !== undefined)
  return [first?.path, Object.fromEntries(given)]
}

test.each(all)('R185: %s are asked for a hundred at a time, newest first', async (name) => {
  expect(await asked(name, {})).toEqual([
    `/v1/panel/${name}`,
    { page: 0, limit: 100, order_index: `${name}.id`, order_direction: 'desc' },
  ])
})

test('R186: the first screen page of tags is page 0, the second is page 1', async () => {
  const pages = []
  for (const screenPage of [1, 2]) pages.push(((await asked('tags', { page: screenPage - 1 }))[1] as Query).page)
  expect(pages).toEqual([0, 1])
})

test('R183: an empty search, no filter and no ids leave nothing in the address', async () => {
  const [, query] = await asked('brands', { search: '', filters: {}, until: null })
  expect(Object.keys(query as object).sort()).toEqual(['limit', 'order_direction', 'order_index', 'page'])
})
