import { type Infer, integer, object, type Struct } from 'superstruct'
import type { AnyListing, CarriedBy, Life, LifeStep } from '#api/listings/platform/listing.ts'
import { type Operation, openedBy, operation } from './operation.ts'

/** A list whose records have a life. */
export type LivedListing = AnyListing & { readonly life: Life }

export type RecordOf<L extends LivedListing> = Infer<L['life']['record']>
export type StatusOf<L extends LivedListing> = Infer<L['life']['status']>

/** The steps that have a call of their own, by their names in the chart. */
export type StepsOf<L extends LivedListing> = 'steps' extends keyof L['life']
  ? NonNullable<L['life']['steps']>
  : Record<never, never>

/** What all steps may carry. */
export type SharedBy<L extends LivedListing> = Partial<CarriedBy<L['life']>>

/** A step as it is asked for, of the version that was looked at: where it leads to, or its name with what it carries. */
export type StepRequest<L extends LivedListing> = { readonly version: number } & (
  | ({ readonly to: StatusOf<L> } & SharedBy<L>)
  | {
      [Name in keyof StepsOf<L>]: { readonly type: Name } & CarriedBy<StepsOf<L>[Name]> & SharedBy<L>
    }[keyof StepsOf<L>]
)

/** What a list's records with a chart can be asked: one of them, a step that leads elsewhere, and each step that has a call of its own. */
export function stepOperations<L extends LivedListing>(listing: L): StepOperations<L> {
  const { name, codes, life } = listing as LivedListing
  const path = `/v1/panel/${name}/:id` as '/:id'
  const shared = { data: life.record, codes: openedBy(codes.edit) }
  const step = ({ method = 'PATCH', at, summary, carries = {} }: LifeStep) =>
    operation({
      ...shared,
      method,
      path: `${path}/${at}`,
      summary,
      body: object({ ...life.carries, ...carries, version: integer() }),
    })
  return {
    read: operation({ method: 'GET', path, summary: life.reads, data: life.record, codes: openedBy(codes.view) }),
    move: step({ at: 'status', summary: life.moves, carries: { status: life.status } }),
    steps: Object.fromEntries(Object.entries(life.steps ?? {}).map(([type, one]) => [type, step(one)])),
  } as unknown as StepOperations<L>
}

/** The same, one after the other. */
export function everyStepOperation(listing: AnyListing): readonly Operation[] {
  if (listing.life === undefined) return []
  const { read, move, steps } = stepOperations(listing as LivedListing)
  return [read, move, ...Object.values<Operation>(steps)]
}

interface StepOperations<L extends LivedListing> {
  readonly read: Asked<L> & { readonly method: 'GET' }
  readonly move: Sent<L, { status: StatusOf<L> } & SharedBy<L>>
  readonly steps: { readonly [Name in keyof StepsOf<L>]: Sent<L, CarriedBy<StepsOf<L>[Name]> & SharedBy<L>> }
}

interface Asked<L extends LivedListing> {
  readonly path: '/:id'
  readonly summary: string
  readonly data: L['life']['record']
  readonly codes: readonly number[] | 'signed-in'
}

interface Sent<L extends LivedListing, Carried> extends Asked<L> {
  readonly method: 'PATCH' | 'POST' | 'DELETE'
  readonly body: Struct<Carried & { version: number }, object>
}
