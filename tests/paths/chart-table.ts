import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'

/** Where a step leads from a state: the state's name, or the rules that always refuse it there. */
type Cell = string | { readonly refused: readonly string[] }

/** The life of a record as the specification has it, written by hand: what each step does in each state, and what refuses it. */
export interface ChartTable {
  readonly chart: AnyStateMachine
  /** What is stored of a record on which no rule stands in the way of any step. */
  readonly facts: object
  /** What of that each state is stored as. */
  readonly states: Readonly<Record<string, object>>
  /** The chart of the record as it is stored, in one of the states. */
  at(facts: object, state: string): AnyMachineSnapshot
  /** Asks which rules stand in the way, as panel and server do. */
  ask(at: AnyMachineSnapshot, event: { readonly type: string }): readonly { readonly id: string }[]
  readonly steps: Readonly<Record<string, Step>>
  readonly breaks: readonly Break[]
  readonly rows: Readonly<Record<string, Readonly<Record<string, Cell>>>>
  /** What refuses a step that a state does not have; `flow.no_such_step` unless said otherwise. */
  // biome-ignore lint/suspicious/noExplicitAny: the facts of every chart
  readonly missing?: (state: string, step: string, facts: any) => readonly string[]
}

interface Step {
  readonly event: { readonly type: string; readonly [more: string]: unknown }
  /** The rules that may stand in its way. */
  readonly rules: readonly string[]
  /** By state, the rule that is told beside another refusal, and refuses nothing by itself: it leads elsewhere. */
  readonly beside?: Readonly<Record<string, string>>
  /** What it changes of the record beside its state. */
  // biome-ignore lint/suspicious/noExplicitAny: the facts of every chart
  readonly leaves?: (facts: any, to: string) => object
}

/** Facts, or an event, that break one rule. */
interface Break {
  readonly rule: string
  readonly facts?: object
  readonly event?: object
  /** The states and steps in which they do; everywhere unless said otherwise. */
  readonly when?: (state: string, step: string) => boolean
  /** The states in which a record can have such facts at all; all unless said otherwise. */
  readonly states?: readonly string[]
}

export const permission = 'auth.forbidden'

/** Somebody who may not. The event of each step carries somebody who may. */
export const notPermitted: Break = { rule: permission, event: { by: { permissions: [99, 1000] } } }
