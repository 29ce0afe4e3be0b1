import { object, optional, string } from 'superstruct'
import { expect, test } from 'vitest'
import { callOver } from '#api/client/platform/call.ts'
import type { Http } from '#api/client/platform/http.ts'
import { Ids, Nothing } from '#api/contract/platform/common.ts'
import { operation } from '#api/operations/platform/operation.ts'

const base = { summary: 'Only for this test', data: Nothing } as const
const list = operation({
  ...base,
  method: 'GET',
  path: '/v1/things',
  codes: [1],
  query: object({ search: optional(string()), ids: optional(Ids) }),
})
const move = operation({
  ...base,
  method: 'PATCH',
  path: '/v1/things/:id/lines/:lineId',
  codes: 'public',
  body: object({ to: string() }),
  key: 'required',
})
const file = operation({ method: 'GET', path: '/v1/things/:id/file', summary: '', codes: [1], file: ['text/csv'] })

const made: unknown[] = []
const note =
  (method: string) =>
  async (path: string, { data: _, ...asked }: { data?: unknown }) => {
    made.push([method, path, asked])
  }
const methods = ['get', 'post', 'put', 'patch', 'delete', 'file']
const call = callOver(Object.fromEntries(methods.map((name) => [name, note(name)])) as unknown as Http)

test('a call is what its operation says: method, path with its ids, types of its file, and whether it asks for a session', async () => {
  await call(list)
  await call(list, { query: { search: 'a', ids: [5, 7] } })
  await call(move, { params: { id: 5, lineId: 7 }, body: { to: 'there' }, key: 'a-key-of-it' })
  await call(file, { params: { id: 5 } })
  expect(made).toEqual([
    ['get', '/v1/things', { open: false }],
    ['get', '/v1/things', { open: false, query: { search: 'a', ids: [5, 7] } }],
    ['patch', '/v1/things/5/lines/7', { open: true, body: { to: 'there' }, key: 'a-key-of-it' }],
    ['file', '/v1/things/5/file', { types: ['text/csv'] }],
  ])
})

/** What does not compile; none of it is run. */
const refused = () => [
  // @ts-expect-error It has no such question.
  call(list, { query: { find: 'a' } }),
  // @ts-expect-error It has no ids.
  call(list, { params: { id: 5 } }),
  // @ts-expect-error An id is missing.
  call(move, { params: { id: 5 }, body: { to: 'there' }, key: 'a-key-of-it' }),
  // @ts-expect-error What is sent is missing.
  call(move, { params: { id: 5, lineId: 7 }, key: 'a-key-of-it' }),
  // @ts-expect-error What is sent is something else.
  call(move, { params: { id: 5, lineId: 7 }, body: { to: 7 }, key: 'a-key-of-it' }),
  // @ts-expect-error It needs a key.
  call(move, { params: { id: 5, lineId: 7 }, body: { to: 'there' } }),
  // @ts-expect-error A file has no data.
  operation({ ...base, method: 'GET', path: '/', codes: [1], file: ['text/csv'] }),
  // @ts-expect-error Who may is not said.
  operation({ ...base, method: 'GET', path: '/' }),
  // @ts-expect-error No word of an operation.
  operation({ ...base, method: 'GET', path: '/', codes: [1], querry: Nothing }),
]
void refused
