import { createActor, waitFor } from 'xstate'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import { job, jobList } from '#screens/platform/wiring/jobs.ts'
import { addJob } from '#tests/jobs.ts'
import { type Act, nothing } from './acts.ts'

const path = '/v1/panel/jobs'

const looking: Act = {
  name: 'looking at the jobs under way',
  at: ['GET', path],
  says: 'notLoaded',
  changes: 0,
  ready: async () => {
    const actor = createActor(jobList)
    return {
      actor: () => actor,
      go: () => {
        actor.start()
        actor.send({ type: 'REFRESH' })
      },
      told: () => {
        const { value, context } = actor.getSnapshot()
        return value === 'failed' && context.failure ? failureMessages(context.failure, 'notLoaded') : nothing
      },
      kept: () => actor.getSnapshot().context.seen,
      done: () => actor.getSnapshot().context.jobs !== null,
    }
  },
}

function opening(name: string, at: Act['at']): Act {
  return {
    name,
    at,
    says: 'notLoaded',
    changes: 0,
    ready: async ({ given }) => {
      const actor = createActor(job, { input: { id: given.jobs.done } })
      let begun = false
      return {
        actor: () => actor,
        go: () => {
          if (begun) actor.send({ type: 'RETRY' })
          else actor.start()
          begun = true
        },
        told: () => {
          const { value, context } = actor.getSnapshot()
          return value === 'failed' && context.failure ? failureMessages(context.failure, 'notLoaded') : nothing
        },
        kept: () => actor.getSnapshot().context.id,
        done: () => actor.getSnapshot().matches({ known: 'over' }),
      }
    },
  }
}

/** An act on a job that stands so. */
function acting(name: string, act: 'STOP' | 'RETRY_FAILED' | 'UNDO', row: 'waiting' | 'failed' | 'done'): Act {
  const paths = { STOP: 'cancel', RETRY_FAILED: 'retry', UNDO: 'undo' }
  return {
    name,
    at: ['POST', `${path}/:id/${paths[act]}`],
    says: 'notApplied',
    changes: 1,
    ready: async ({ shop }) => {
      const id = await addJob(shop, row === 'waiting' ? 'waiting' : 'finished', row)
      const actor = createActor(job, { input: { id } }).start()
      await waitFor(actor, (snapshot) => snapshot.matches('known'))
      let done = false
      actor.subscribe(({ value, context: { failure } }) => {
        done ||= value === 'left' || (typeof value === 'object' && failure === null && begun)
      })
      let begun = false
      return {
        actor: () => actor,
        go: () => {
          const again = actor.getSnapshot().matches('notDone')
          actor.send({ type: again ? 'RETRY' : act })
          if (!again && act === 'UNDO') actor.send({ type: 'CONFIRM' })
          begun = true
        },
        told: () => {
          const { value, context } = actor.getSnapshot()
          return value === 'notDone' && context.failure ? failureMessages(context.failure, 'notApplied') : nothing
        },
        kept: () => actor.getSnapshot().context.id,
        done: () => done,
      }
    },
  }
}

export const jobActs: readonly Act[] = [
  looking,
  opening('opening a job', ['GET', `${path}/:id`]),
  opening('opening a job: its records', ['GET', `${path}/:id/rows`]),
  acting('stopping a job', 'STOP', 'waiting'),
  acting('retrying a job', 'RETRY_FAILED', 'failed'),
  acting('undoing a job', 'UNDO', 'done'),
]
