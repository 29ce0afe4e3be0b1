import type { Pool } from 'pg'
import { expect, test } from 'vitest'
import type { Services } from '#server/platform/http/endpoint.ts'
import { runHousekeeping } from '#server/start/housekeeping.ts'

/** A database that answers nothing until it is lost, and a log that remembers. */
function house() {
  const errors: string[] = []
  const log = { error: (_: unknown, line: string) => errors.push(line), info: () => {} }
  const query = Promise.withResolvers<never>()
  const stop = runHousekeeping({ log } as unknown as Services, { query: () => query.promise } as unknown as Pool)
  const lose = () => query.reject(new Error('Cannot use a pool after calling end on the pool'))
  return { errors, stop, lose }
}

test('a look at the data that a closing cuts off is no failure', async () => {
  const { errors, stop, lose } = house()
  stop()
  lose()
  await new Promise((resolve) => setImmediate(resolve))
  expect(errors).toEqual([])
})

test('a look at the data that fails otherwise is told', async () => {
  const { errors, stop, lose } = house()
  lose()
  await expect.poll(() => errors).toEqual(['verifying the data failed'])
  stop()
})
