import { expect } from 'vitest'
import type { EventObject } from 'xstate'
import type { Seen } from '#machines/platform/jobs/job.machine.ts'
import { job } from '#screens/platform/wiring/jobs.ts'
import { type Arranged, type Moment, overHttp, type World } from '#tests/paths/cover/http.ts'
import spec from './job.paths.ts'
import { makeJob, newJob, outputOf } from './jobs.fixture.ts'

interface Desk extends World {
  readonly id: number
}

const acts: Readonly<Record<string, string>> = { STOP: 'cancel', RETRY_FAILED: 'retry', UNDO: 'undo' }

/** One job of a real shop. */
export default overHttp(spec)<typeof job, Desk>({
  machine: job,
  begin: async (shop) => ({ shop, token: shop.admin, id: await newJob(shop) }),
  input: ({ id }) => ({ id }),
  whose: ({ method }) => (method === 'POST' ? ['act'] : ['open', 'read']),
  answers: {
    open: found,
    read: found,
    act: (event, { ahead }) => ({
      how: !('error' in event) ? 'through' : ahead[0]?.event.type === 'RETRY' ? 'answerLost' : 'lost',
    }),
  },
  see: ({ value, context: { job, rows, rowState } }) => {
    const told = typeof value === 'object' && 'known' in value && ['over', 'watching'].includes(value.known)
    if (!told || !job || !rows || rowState === null) return
    expect(rows.rows.every(({ state }) => state === rowState)).toBe(true)
    expect(rows.total).toBe(job.failed)
  },
  refused: async ({ type }, rules, { world: { shop, token, id } }) => {
    if (rules.length === 0) return
    const answer = await shop.call('POST', `/v1/panel/jobs/${id}/${acts[type]}`, { as: token })
    const told = answer.body.rules.map((rule: { id: string }) => rule.id)
    expect([answer.http, told.sort()]).toEqual([409, [...rules].sort()])
  },
})

async function found(event: EventObject, { world: { shop, id } }: Moment<Desk>): Promise<Arranged> {
  const seen = outputOf<Seen>(event)
  if (seen) await makeJob(shop, id, seen.job)
  return { how: seen ? 'through' : 'lost' }
}
