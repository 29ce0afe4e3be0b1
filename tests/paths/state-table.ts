import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate'

/** A flow on screen as the specification has it, written by hand: where each event leads from each state; all others change nothing. */
export interface StateTable {
  readonly machine: AnyStateMachine
  /** What is known when no rule stands in the way of anything. */
  readonly facts: object
  /** What happens, by the name that the rows call it. */
  readonly events: Readonly<Record<string, EventObject>>
  /** By state, `form.writing`; the states in which a machine never rests are left out. */
  readonly rows: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** The states in which a machine never rests. */
  readonly passing?: readonly string[]
  /** What refuses an event in a state, with the facts that break each rule. */
  readonly refused: readonly Refusing[]
  /** Of a machine with several regions: where each rests while another is judged. */
  readonly regions?: Readonly<Record<string, string>>
  /** What is known otherwise in some states. */
  readonly within?: Readonly<Record<string, object>>
}

interface Refusing {
  readonly state: string
  readonly event: string
  readonly facts: object
  readonly rules: readonly string[]
}

/** What an actor answers, and that it failed. */
export function done(actor: string, output: unknown): EventObject {
  return { type: `xstate.done.actor.${actor}`, output } as EventObject
}
export function failed(actor: string, error: unknown): EventObject {
  return { type: `xstate.error.actor.${actor}`, error } as EventObject
}

/** The machine in a state of the table. */
export function standing(table: StateTable, state: string, changes: object = {}): AnyMachineSnapshot {
  const { machine, facts, regions, within } = table
  const value = state
    .split('.')
    .reduceRight<unknown>((inner, name) => (inner === undefined ? name : { [name]: inner }), undefined)
  const context = { ...facts, ...within?.[state], ...changes }
  return machine.resolveState({ value: regions ? { ...regions, ...(value as object) } : value, context } as never)
}

/** Where it stands, as the table calls it: in the region of the state that is judged. */
export function placeOf({ regions }: StateTable, { value }: AnyMachineSnapshot, state: string): string {
  const [region = ''] = state.split('.')
  const names = regions ? [region] : []
  let inner: unknown = regions ? (value as Record<string, unknown>)[region] : value
  while (typeof inner === 'object' && inner) {
    const [[name, next] = ['', '']] = Object.entries(inner)
    names.push(name)
    inner = next
  }
  return [...names, inner].join('.')
}
