import { assign, type EventObject, emit } from 'xstate'
import { asFailure } from '#api/contract/platform/failure.ts'
import type { Job, JobRowPage } from '#api/contract/platform/jobs.ts'
import { newRequestKey } from '#machines/platform/request-key.ts'
import type { Begun, DryRunContext, DryRunEvent } from './dry-run-states.ts'

/** What `verdictStates` do, for a machine of this context and these events. */
export function dryRunActions<Context extends DryRunContext, Event extends EventObject>() {
  const keep = (changes: (event: AnyEvent) => Partial<DryRunContext>) =>
    assign<Context, Event, undefined, Event, never>(({ event }) => changes(event) as Partial<Context>)
  return {
    firstPage: keep(() => ({ page: 0, result: null })),
    turn: keep((event: DryRunEvent) => (event.type === 'SET_PAGE' ? { page: event.page } : {})),
    takeResult: keep((event) => ({ result: event.output as JobRowPage, failure: null })),
    takeFailure: keep((event) => ({ failure: asFailure(event.error) })),
    makeKey: keep(() => ({ key: newRequestKey() })),
    emitBegun: emit<Context, Event, undefined, Event, Begun>(({ event }) => ({
      type: 'begun',
      id: ((event as AnyEvent).output as Job).id,
    })),
  }
}

// biome-ignore lint/suspicious/noExplicitAny: the events of actors carry what the actor gave
type AnyEvent = any
