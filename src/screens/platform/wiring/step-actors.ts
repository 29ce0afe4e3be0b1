import { fromPromise, type PromiseActorLogic } from 'xstate'
import type { CarriedBy } from '#api/listings/platform/listing.ts'
import {
  type LivedListing,
  type RecordOf,
  type SharedBy,
  type StepsOf,
  stepOperations,
} from '#api/operations/platform/steps.ts'
import type { Sending, StepPageTypes } from '#machines/platform/step-page/step-page.types.ts'
import { fromOperation } from './from-operation.ts'
import { call } from './http.ts'

/**
 * The calls of a step page, by the life that its list declares: `stepActors<ReviewPageTypes, typeof productReviews>(productReviews)`. A step
 * that the list names goes with all that it carries, every other as where the chart leads with it.
 */
export function stepActors<Of extends PageOf<L>, L extends LivedListing>(
  listing: L,
  ..._uncarried: [Uncarried<Of['step'], L>] extends [never] ? [] : [step: Uncarried<Of['step'], L>]
): Actors<Of, L> {
  const { read, move, steps } = stepOperations<LivedListing>(listing)
  const send = ({ record, command, to, key }: Sending<Of>) => {
    const { id, version } = record as Versioned
    const { type, ...carried } = command as { readonly type: string }
    const own = steps[type]
    return own
      ? call(own, { params: { id }, body: { ...carried, version }, key })
      : call(move, { params: { id }, body: { ...carried, status: to, version }, key })
  }
  return {
    open: fromOperation(read, ({ id }: { id: number }) => ({ params: { id } })),
    send: fromPromise(({ input }: { input: Sending<Of> }) => send(input)),
  } as Actors<Of, L>
}

interface Versioned {
  readonly id: number
  readonly version: number
}

/** A page of the list's own record. */
type PageOf<L extends LivedListing> = StepPageTypes & { record: RecordOf<L> & Versioned }

interface Actors<Of extends StepPageTypes, L extends LivedListing> {
  readonly open: PromiseActorLogic<RecordOf<L>, { id: number }>
  readonly send: PromiseActorLogic<RecordOf<L>, Sending<Of>>
}

/** The steps of a page that bring something which no call of the list takes, or less than one asks for. */
type Uncarried<Step, L extends LivedListing> = Step extends { readonly type: infer Type }
  ? Type extends keyof StepsOf<L>
    ? Fits<Omit<Step, 'type'>, CarriedBy<StepsOf<L>[Type]> & SharedBy<L>, Step>
    : Fits<Omit<Step, 'type'>, SharedBy<L>, Step>
  : never

type Fits<Brought, Taken, Step> = [keyof Brought] extends [keyof Taken] ? (Brought extends Taken ? never : Step) : Step
