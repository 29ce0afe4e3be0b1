import type {
  AnyActorLogic,
  AnyActorRef,
  AnyMachineSnapshot,
  EventObject,
  MetaObject,
  NonReducibleUnknown,
  ParameterizedObject,
  PromiseActorLogic,
  StateMachine,
  StateSchema,
} from 'xstate'
import type { ApiFailure } from '#api/contract/platform/failure.ts'
import type { Refusal } from '#api/rules/platform/rule.ts'
import type { Holder } from '#api/rules/platform/session.ts'
import type { Ruled } from '#machines/platform/refusals.ts'

/** What one step page is about. */
export interface StepPageTypes {
  /** As the server tells it. */
  record: object
  /** A step of its chart. */
  step: { readonly type: string }
  /** A step as the page asks for it, where what was chosen there is added. */
  asks?: { readonly type: string }
  /** Whatever else the page asks of the server. */
  commands?: { readonly type: string }
  /** What is chosen or typed on the page. */
  own?: object
  events?: EventObject
  states?: string
  /** Beside the holder: the id of what the page opens, the record that it is given. */
  input?: object
  actors?: Record<string, { input: unknown; output: unknown }>
  emitted?: EventObject
}

export interface StepPage<Of extends StepPageTypes> {
  readonly id: string
  /**
   * Where the record comes from: the page opens it by its id; the page around this part gives it, and gives it anew after `changed`; or
   * each step names a row of a list.
   */
  readonly source?: 'opened' | 'given' | 'listed'
  /** Before anything was chosen or typed. */
  own?(input: Input<Of>): Own<Of>
  /** Where the record stands in its chart. */
  chart(record: Of['record'], context: Context<Of>): AnyMachineSnapshot
  /** What the chart may answer on this page. */
  readonly rules: readonly Ruled[]
  /** Where the chart says more than `refusals`. */
  // biome-ignore lint/suspicious/noExplicitAny: each chart has a snapshot of its own
  refusals?(at: any, event: any): Refusal[]
  /** A step with what was chosen on the page for it. */
  filled?(step: Said<Of, 'asks', Of['step']>, context: Context<Of>): Of['step']
  /** The states that ask about a step before it is sent, each with the guard that says of which steps; `always` of all. */
  readonly questions?: Readonly<Partial<Record<'confirming' | OwnStates<Of>, string>>>
  /** What is chosen and typed while the record is shown. */
  readonly choices?: {
    readonly [E in Events<Of> as E['type']]?: (event: E, context: Context<Of>) => Partial<Context<Of>>
  }
  /** What changes on the page once the record was read anew, and once what was asked for is stored. */
  read?(context: Context<Of>, record: Of['record']): Partial<Context<Of>>
  stored?(context: Context<Of>): Partial<Context<Of>>
  readonly parts?: Parts<Of>
}

/** What a page has beside the steps of its chart. */
export interface Parts<Of extends StepPageTypes> {
  readonly initial?: OwnStates<Of>
  /** While the record is shown. */
  readonly shown?: Arrows
  /** While it is opened, and where that leads instead of showing it. */
  readonly opening?: { readonly on?: Arrows; readonly onDone?: readonly Arrow[] }
  /** Once it was sent, instead of showing it. */
  readonly sent?: readonly Arrow[]
  readonly states?: Readonly<Record<OwnStates<Of>, object>>
  readonly guards?: Readonly<Record<string, (of: Moment<Of>) => boolean>>
  readonly changes?: Readonly<Record<string, (of: Moment<Of>) => Partial<Context<Of>>>>
  readonly emits?: Readonly<Record<string, (of: Moment<Of>) => Said<Of, 'emitted', never>>>
  readonly actors?: Readonly<Record<string, AnyActorLogic>>
}

export interface Arrow {
  readonly guard?: unknown
  readonly target?: string
  readonly reenter?: boolean
  readonly actions?: string | readonly string[]
}
export type Arrows = Readonly<Record<string, Arrow | readonly Arrow[]>>

export type Command<Of extends StepPageTypes> = Of['step'] | Said<Of, 'commands', never>

export type Context<Of extends StepPageTypes> = Input<Of> &
  Own<Of> & {
    readonly record: Of['record'] | null
    /** What was asked for. */
    readonly command: Command<Of> | null
    readonly failure: ApiFailure | null
    /** Kept over retries, so that what got no answer is not done twice. */
    readonly key: string
  }

export type Input<Of extends StepPageTypes> = Said<Of, 'input', { readonly id: number }> & { readonly holder: Holder }

export type PageEvent<Of extends StepPageTypes> =
  /** A step of the chart, which says whether it may be taken; of a list, with its row. */
  | { type: 'STEP'; step: Said<Of, 'asks', Of['step']>; record?: Of['record'] }
  | { type: 'CONFIRM' }
  | { type: 'CANCEL' }
  | { type: 'RETRY' }
  /** Gives up what was asked for, and looks at the record anew. */
  | { type: 'REFRESH' }
  /** The page around this part has read the record anew. */
  | { type: 'SHOW'; record: Of['record'] }
  | Events<Of>

/** What is on its way to the server. */
export interface Sending<Of extends StepPageTypes> {
  readonly record: Of['record']
  readonly command: Command<Of>
  /** Where the chart leads with it: `decision.accepted`. */
  readonly to: string
  readonly key: string
}

export type StepPageMachine<Of extends StepPageTypes> = StateMachine<
  Context<Of>,
  PageEvent<Of>,
  Record<string, AnyActorRef | undefined>,
  Actors<Of>,
  ParameterizedObject,
  ParameterizedObject,
  string,
  States | OwnStates<Of>,
  'busy' | 'asking',
  Input<Of>,
  NonReducibleUnknown,
  | { type: 'changed' }
  | { type: 'stepped'; before: Of['record']; after: Of['record']; command: Command<Of> }
  | Extract<Said<Of, 'emitted', never>, EventObject>,
  MetaObject,
  StateSchema
>

type States = 'opening' | 'missing' | 'unreachable' | 'shown' | 'confirming' | 'sending' | 'refused' | 'failed'

type Actors<Of extends StepPageTypes> =
  | { src: 'open'; logic: PromiseActorLogic<Of['record'], { id: number }>; id: string | undefined }
  | { src: 'send'; logic: PromiseActorLogic<Of['record'], Sending<Of>>; id: string | undefined }
  | More<Said<Of, 'actors', Record<never, never>>>

type More<A> = {
  [Name in keyof A]: A[Name] extends { input: infer I; output: infer O }
    ? { src: Name & string; logic: PromiseActorLogic<O, I>; id: string | undefined }
    : never
}[keyof A]

/** When a guard is asked or a change made. */
export interface Moment<Of extends StepPageTypes> {
  readonly context: Context<Of>
  // biome-ignore lint/suspicious/noExplicitAny: the events of actors carry what the actor gave
  readonly event: any
}

type Own<Of extends StepPageTypes> = Said<Of, 'own', unknown>
type OwnStates<Of extends StepPageTypes> = Extract<Said<Of, 'states', never>, string>
type Events<Of extends StepPageTypes> = Said<Of, 'events', never> & EventObject

/** What a page says of itself there, or what stands for those that say nothing. */
type Said<Of extends StepPageTypes, K extends keyof StepPageTypes, None> = Of extends { [key in K]: infer It }
  ? It
  : None
