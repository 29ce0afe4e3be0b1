import { expect, test } from 'vitest'
import { ListWalk, type Neighbour } from '#screens/platform/wiring/list-walk.ts'

const size = 100
const query = { order_index: 'orders.id', order_direction: 'desc', search: '', filters: {}, page: 0 } as const
const rowsFrom = (first: number, count: number): Neighbour[] =>
  Array.from({ length: count }, (_, at) => ({ id: first + at, label: `#${first + at}` }))

/** A list of so many records, of which some may go. */
function listOf(count: number) {
  let rows = rowsFrom(1, count)
  const asked: number[] = []
  return {
    asked,
    drop: (...ids: number[]) => {
      rows = rows.filter(({ id }) => !ids.includes(id))
    },
    walkFrom: (page: number) =>
      new ListWalk({
        ...{ resource: 'orders', query: { ...query, page }, until: 900, total: rows.length },
        rows: rows.slice(page * size, (page + 1) * size),
      }),
    ask: async ({ query: { page } }: { query: { page: number } }) => {
      asked.push(page)
      const part = rows.slice(page * size, (page + 1) * size)
      return { rows: part.map((row) => ({ ...row, version: 1 })), total: rows.length }
    },
  }
}

const idsOf = async (walk: ListWalk, id: number, ask: Parameters<ListWalk['around']>[1]) => {
  const found = await walk.around(id, ask)
  return found && [found.previous?.id ?? null, found.next?.id ?? null, found.place, found.total]
}

test('a record stands between its neighbours, and nobody is asked for them', async () => {
  const list = listOf(3)
  const walk = list.walkFrom(0)
  expect(await idsOf(walk, 1, list.ask)).toEqual([null, 2, 1, 3])
  expect(await idsOf(walk, 2, list.ask)).toEqual([1, 3, 2, 3])
  expect(await idsOf(walk, 3, list.ask)).toEqual([2, null, 3, 3])
  expect(await idsOf(walk, 4, list.ask)).toBe(null)
  expect(list.asked).toEqual([])
})

test('the way goes on over the borders of the page that was shown, in both directions', async () => {
  const list = listOf(350)
  const walk = list.walkFrom(1)
  expect(await idsOf(walk, 200, list.ask)).toEqual([199, 201, 200, 350])
  expect(await idsOf(walk, 201, list.ask)).toEqual([200, 202, 201, 350])
  expect(await idsOf(walk, 300, list.ask)).toEqual([299, 301, 300, 350])
  expect(await idsOf(walk, 350, list.ask)).toEqual([349, null, 350, 350])
  expect(await idsOf(walk, 101, list.ask)).toEqual([100, 102, 101, 350])
  expect(await idsOf(walk, 1, list.ask)).toEqual([null, 2, 1, 350])
  expect(list.asked).toEqual([2, 3, 0])
})

test('who leaves the list on the way keeps their place, and nobody after them is passed over', async () => {
  const list = listOf(350)
  const walk = list.walkFrom(0)
  list.drop(...rowsFrom(1, 100).map(({ id }) => id))
  expect(await idsOf(walk, 50, list.ask)).toEqual([49, 51, 50, 350])
  expect(await idsOf(walk, 100, list.ask)).toEqual([99, 101, 100, 350])
  list.drop(...rowsFrom(101, 60).map(({ id }) => id))
  expect(await idsOf(walk, 200, list.ask)).toEqual([199, 201, 200, 350])
})

test('where all that came before has left, the way back ends', async () => {
  const list = listOf(150)
  const walk = list.walkFrom(1)
  list.drop(...rowsFrom(1, 100).map(({ id }) => id))
  expect(await idsOf(walk, 101, list.ask)).toEqual([null, 102, 101, 150])
})

test('what cannot be asked for is told, and asked again', async () => {
  const list = listOf(150)
  const walk = list.walkFrom(0)
  await expect(walk.around(100, async () => Promise.reject(new Error('offline')))).rejects.toThrow('offline')
  expect(await idsOf(walk, 100, list.ask)).toEqual([99, 101, 100, 150])
})
