import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { failure } from '#api/contract/platform/failure.ts'
import type { RecordPage } from '#api/resources/platform/wire.ts'
import { freshQuery, type NotRemoved, type Removed } from '#machines/platform/record-list/record-list.context.ts'
import type { Listing, Removing } from '#machines/platform/record-list/record-list.flow.ts'
import { recordListMachine } from '#machines/platform/record-list/record-list.machine.ts'
import { refusals } from '#machines/platform/refusals.ts'

const row = (id: number) => ({ id, version: 1, label: `Marka ${id}` })
const page = { rows: [row(3), row(2), row(1)], total: 3, newest: 3 }

/** The list is answered one time; whoever asks again waits. */
function once(answer: RecordPage) {
  let asked = 0
  return () => {
    asked += 1
    return asked === 1 ? answer : new Promise<RecordPage>(() => {})
  }
}

interface Answers {
  list?: (asked: Listing) => RecordPage | Promise<RecordPage>
  remove?: (asked: Removing) => Removed | Promise<Removed>
  tied?: readonly NotRemoved[]
  permissions?: readonly number[]
}

function open({ list = () => page, remove, tied = [], permissions = [100] }: Answers = {}) {
  const asked: Listing[] = []
  const removing: Removing[] = []
  const clock = new SimulatedClock()
  const actor = createActor(
    recordListMachine.provide({
      actors: {
        list: fromPromise(async ({ input }: { input: Listing }) => {
          asked.push(input)
          return list(input)
        }),
        ask: fromPromise(async () => tied),
        remove: fromPromise(async ({ input }: { input: Removing }) => {
          removing.push(input)
          return (await remove?.(input)) ?? { deleted: input.records.map((one) => one.id), refused: [] }
        }),
      },
    }),
    { input: { resource: 'brands', holder: { permissions }, query: freshQuery('brands') }, clock },
  )
  actor.start()
  const until = (rows: 'shown' | 'empty' | 'failed', deletion = 'idle') =>
    waitFor(actor, ({ value }) => value.rows === rows && value.deletion === deletion)
  const context = () => actor.getSnapshot().context
  return { actor, asked, removing, clock, until, context }
}

test('R185: a list is asked newest first, from its first page', async () => {
  const { asked, until } = open()
  await until('shown')
  expect(asked).toEqual([{ resource: 'brands', query: freshQuery('brands'), until: null }])
})

test('a search waits for a pause in typing, and begins at the first page', async () => {
  const { actor, asked, clock, until } = open()
  await until('shown')
  actor.send({ type: 'SET_PAGE', page: 2 })
  await until('shown')
  for (const text of ['p', 'pa', 'paş']) {
    actor.send({ type: 'SEARCH', text })
    clock.increment(249)
  }
  expect(asked).toHaveLength(2)
  clock.increment(1)
  await until('shown')
  expect(asked[2]?.query).toMatchObject({ search: 'paş', page: 0 })
})

test('R223: further pages are asked as of the first one, and a changed total is said', async () => {
  let total = 300
  const { actor, asked, until, context } = open({ list: () => ({ ...page, total, newest: 90 }) })
  await until('shown')
  actor.send({ type: 'SET_PAGE', page: 1 })
  await until('shown')
  expect([asked[1]?.until, context().changed]).toEqual([90, false])
  total = 299
  actor.send({ type: 'SET_PAGE', page: 2 })
  await until('shown')
  expect(context().changed).toBe(true)
  actor.send({ type: 'REFRESH' })
  await until('shown')
  expect([asked[3]?.until, context().changed]).toEqual([null, false])
})

test('a page past the end leads to the last one that has rows', async () => {
  const { actor, until, context } = open({
    list: ({ query }) => ({ rows: query.page > 1 ? [] : [row(1)], total: 150, newest: 150 }),
  })
  await until('shown')
  actor.send({ type: 'SET_PAGE', page: 7 })
  await until('shown')
  expect(context().query.page).toBe(1)
})

test('R10: a list that could not be fetched keeps nothing back, and is asked again', async () => {
  let fails = true
  const { actor, until, context } = open({
    list: () => {
      if (fails) throw failure('network')
      return page
    },
  })
  await until('failed')
  fails = false
  actor.send({ type: 'REFRESH' })
  await until('shown')
  expect(context()).toMatchObject({ failure: null, total: 3 })
})

/** The server has told what ties them. */
function asked(actor: ReturnType<typeof open>['actor']) {
  return waitFor(actor, ({ value }) => value.deletion !== 'asking')
}

describe('deleting', () => {
  test('needs something selected and the permission, and says both', async () => {
    const { actor, until } = open({ permissions: [1100] })
    await until('shown')
    expect(refusals(actor.getSnapshot(), { type: 'DELETE' })).toEqual([
      { id: 'auth.forbidden', about: { permission: '1104' } },
      { id: 'list.none_selected' },
    ])
  })

  test('R194: what is deleted leaves the list at once, and is told once', async () => {
    const { actor, until, context } = open({ list: once(page) })
    const told: unknown[] = []
    actor.on('deleted', (event) => told.push(event))
    await until('shown')
    actor.send({ type: 'SELECT', ids: [3, 1], on: true })
    actor.send({ type: 'DELETE' })
    expect(context().toDelete).toEqual([
      { id: 3, label: 'Marka 3' },
      { id: 1, label: 'Marka 1' },
    ])
    await asked(actor)
    actor.send({ type: 'CONFIRM' })
    await waitFor(actor, ({ value }) => value.deletion === 'idle')
    expect(context().rows?.map((one) => one.id)).toEqual([2])
    const records = [
      { id: 3, label: 'Marka 3' },
      { id: 1, label: 'Marka 1' },
    ]
    expect([context().total, context().selected, told]).toEqual([1, [], [{ type: 'deleted', records }]])
  })

  test('D19: what could not be deleted stays, selected, with its reasons', async () => {
    const reasons = [{ id: 'delete.in_use', about: { what: 'products', count: 2 } }]
    const removed: Removed = { deleted: [3], refused: [{ id: 2, label: 'Marka 2', refusals: reasons }] }
    const { actor, until, context } = open({ list: once(page), remove: () => removed })
    await until('shown')
    actor.send({ type: 'SELECT', ids: [3, 2], on: true })
    actor.send({ type: 'DELETE' })
    await asked(actor)
    actor.send({ type: 'CONFIRM' })
    await waitFor(actor, ({ value }) => value.deletion === 'refused')
    expect(context()).toMatchObject({ removed, selected: [2] })
    expect(context().rows?.map((one) => one.id)).toEqual([2, 1])
  })

  test('R167: what is tied is told before the question, which is about the others', async () => {
    const tied = [{ id: 2, label: 'Marka 2', refusals: [{ id: 'delete.in_use' }] }]
    const { actor, removing, until, context } = open({ tied })
    await until('shown')
    actor.send({ type: 'DELETE', ids: [3, 2] })
    await asked(actor)
    expect([actor.getSnapshot().value.deletion, context().tied]).toEqual(['confirming', tied])
    actor.send({ type: 'CONFIRM' })
    await waitFor(actor, ({ value }) => value.deletion === 'idle')
    expect(removing[0]?.records).toEqual([{ id: 3, label: 'Marka 3' }])
  })

  test('R167: nobody is asked to confirm what cannot be', async () => {
    const tied = [{ id: 2, label: 'Marka 2', refusals: [{ id: 'delete.in_use' }] }]
    const { actor, removing, until, context } = open({ tied })
    await until('shown')
    actor.send({ type: 'DELETE', ids: [2] })
    await asked(actor)
    expect([actor.getSnapshot().value.deletion, context().removed]).toEqual(['refused', { deleted: [], refused: tied }])
    expect(removing).toEqual([])
  })

  test('D4: a deletion without an answer is tried again with its key', async () => {
    let fails = true
    const { actor, removing, until } = open({
      remove: ({ records }) => {
        if (fails) throw failure('network')
        return { deleted: records.map((one) => one.id), refused: [] }
      },
    })
    await until('shown')
    actor.send({ type: 'DELETE', ids: [3] })
    await asked(actor)
    actor.send({ type: 'CONFIRM' })
    await until('shown', 'failed')
    fails = false
    actor.send({ type: 'RETRY' })
    await waitFor(actor, ({ value }) => value.deletion === 'idle')
    expect(removing[1]).toEqual(removing[0])
    actor.send({ type: 'DELETE', ids: [2] })
    await asked(actor)
    actor.send({ type: 'CONFIRM' })
    await waitFor(actor, ({ value }) => value.deletion === 'idle')
    expect(removing[2]?.key).not.toBe(removing[0]?.key)
  })

  test('D4: who gives a deletion without an answer up sees the list anew; what is gone is not selected any more', async () => {
    const left = { rows: [row(2), row(1)], total: 2, newest: 2 }
    let lists = 0
    const { actor, until, context } = open({
      list: () => {
        lists += 1
        return lists === 1 ? page : left
      },
      remove: () => Promise.reject(failure('network')),
    })
    await until('shown')
    actor.send({ type: 'SELECT', ids: [3, 2], on: true })
    actor.send({ type: 'DELETE' })
    await asked(actor)
    actor.send({ type: 'CONFIRM' })
    await until('shown', 'failed')
    actor.send({ type: 'CANCEL' })
    await until('shown')
    expect([lists, context().rows, context().selected]).toEqual([2, left.rows, [2]])
  })
})
