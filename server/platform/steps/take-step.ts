import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate'
import type { Refusal } from '#api/rules/platform/rule.ts'
import { audit, type Entry } from '#server/platform/http/audit.ts'
import type { Actor, RequestContext } from '#server/platform/http/endpoint.ts'
import { Refused } from '#server/platform/http/refused.ts'
import { staleRefusal } from '#server/platform/http/stale.ts'
import { step } from './step.ts'

/** The transaction that a step is taken in, and whoever takes it. */
export type Stepping = Pick<RequestContext<unknown, unknown, unknown, Actor>, 'db' | 'actor' | 'requestId'>

/** A step that the chart allowed: what was asked for, how the record stood before it, and where its chart stands after it. */
export interface Taken<Request, Before, At> {
  readonly id: number
  readonly request: Request
  readonly before: Before
  readonly after: At
}

/** The version that whoever asks has looked at; left out by whoever takes the record as it is. */
interface Versioned {
  readonly version?: number
}

/** How a kind of record that its caller has locked takes a step. */
interface LockedStepKind<
  Work extends Stepping,
  Request,
  Before,
  At extends AnyMachineSnapshot,
  Event extends EventObject,
  Stored,
  Answer,
> {
  /** The record, as the audit log names it. */
  readonly subject: string
  readonly chart: AnyStateMachine
  /** The kind of record that its id is of, where that is another. */
  readonly idOf?: string
  /** What stands in the way of an event, where the chart says more of it than its guards do. */
  readonly refusals?: (at: At, event: Event & { readonly by: Actor }) => Refusal[]
  /** Where its chart stands. */
  at(before: Before): At
  /** What is asked of the chart, one after the other. */
  events(work: Work, before: Before, request: Request): readonly Event[] | Promise<readonly Event[]>
  /** Stores where it stands, with its effects. */
  store(work: Work, taken: Taken<Request, Before, At>): Promise<Stored>
  /** What the audit log keeps of it. */
  entry(taken: Taken<Request, Before, At>, stored: Stored): Omit<Entry, 'subject'>
  /** What other records do because of it, after its own entry in the log. */
  follow?(work: Work, taken: Taken<Request, Before, At>, stored: Stored): Promise<void>
  /** What whoever asked is answered. */
  read(work: Work, taken: Taken<Request, Before, At>, stored: Stored): Promise<Answer> | Answer
}

/** A kind of record that takes steps along its chart: all that is its own of the way each step goes. */
interface StepKind<
  Work extends Stepping,
  Request extends Versioned,
  Before,
  At extends AnyMachineSnapshot,
  Event extends EventObject,
  Stored,
  Answer,
> extends LockedStepKind<Work, Request, Before, At, Event, Stored, Answer> {
  /** Reads the record and keeps everybody else from changing it until the transaction ends, or answers 404. */
  lock(work: Work, id: number, request: Request): Promise<Before>
  /** The record whose version whoever asks has looked at, where it has one and the step asks for it. */
  looked?(before: Before): { subject?: string; id: number; version: number; updated_at: string } | undefined
}

/**
 * How a record of a kind takes a step, in the caller's transaction: locked, refused when another changed it since it was looked at, asked of
 * its chart, stored with its effects, noted, followed by what other records do because of it, and read. Nothing else writes where it stands.
 */
export function takeStep<
  Work extends Stepping,
  Request extends Versioned,
  Before,
  At extends AnyMachineSnapshot,
  Event extends EventObject,
  Stored,
  Answer,
>(kind: StepKind<Work, Request, Before, At, Event, Stored, Answer>) {
  const takeLocked = takeLockedStep(kind)
  return async (work: Work, id: number, request: Request): Promise<Answer> => {
    const before = await kind.lock(work, id, request)
    const looked = kind.looked?.(before)
    if (looked && request.version !== undefined && request.version !== looked.version)
      throw await staleRefusal(work.db, { subject: kind.subject, ...looked, shop_id: work.actor.shop_id })
    return takeLocked(work, id, before, request)
  }
}

/** A refusal of the chart says which step of which record was tried. */
function asked<T>(tried: NonNullable<Refused['tried']>, ask: () => T): T {
  try {
    return ask()
  } catch (thrown) {
    if (thrown instanceof Refused) thrown.tried ??= tried
    throw thrown
  }
}

/** The same for a record that its caller has locked and read. */
export function takeLockedStep<
  Work extends Stepping,
  Request,
  Before,
  At extends AnyMachineSnapshot,
  Event extends EventObject,
  Stored,
  Answer,
>(kind: LockedStepKind<Work, Request, Before, At, Event, Stored, Answer>) {
  return async (work: Work, id: number, before: Before, request: Request): Promise<Answer> => {
    let after = kind.at(before)
    for (const event of await kind.events(work, before, request))
      after = asked({ subject: kind.idOf ?? kind.subject, id, event: event.type }, () =>
        step(kind.chart, after, { ...event, by: work.actor }, kind.refusals),
      )
    const taken = { id, request, before, after }
    const stored = await kind.store(work, taken)
    await audit(work, { subject: kind.subject, subject_id: id, ...kind.entry(taken, stored) })
    await kind.follow?.(work, taken, stored)
    return kind.read(work, taken, stored)
  }
}
