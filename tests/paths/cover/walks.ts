import type { AnyMachineSnapshot, EventObject, StateValue } from 'xstate'
import { failingRules } from '#book/reading/guard.ts'
import { transitionsOf } from '#book/reading/transitions.ts'
import type { Edge, Graph } from './graph.ts'
import { begin, type Observed, observe } from './observe.ts'
import type { PathSpec } from './spec.ts'
import { toursOf } from './tours.ts'

/** A way through a machine, from an input, as plain data: whoever has it can replay it on the machine, over HTTP or in a browser. */
export interface Walk {
  readonly machine: string
  readonly input: string
  readonly start: Stop
  readonly steps: readonly Step[]
}

/** A state that a walk is in, and the events that are refused there. */
export interface Stop {
  readonly value: StateValue
  readonly key: string
  readonly proves: readonly string[]
  readonly refused: readonly Refused[]
}

export interface Step {
  readonly event: EventObject
  readonly before: StateValue
  readonly after: StateValue
  /** The key of the state after it. */
  readonly key: string
  /** The obligations that this step is the first to meet. */
  readonly proves: readonly string[]
  readonly refused: readonly Refused[]
}

/** An event tried beside the walk: it changes nothing, and these rules stand in its way. */
export interface Refused {
  readonly event: EventObject
  readonly rules: readonly string[]
  readonly proves: readonly string[]
}

/** Which steps a replay can perform; the others are left out of its walks. */
export type Performable = (event: EventObject, snapshot: AnyMachineSnapshot) => boolean

/** No walk is longer, so that a failure is found near its cause. */
const longest = 40

/**
 * Walks that together show all that can be shown: from where it stands, a tour goes to the nearest edge that proves something new, and
 * starts again from an input when there is none. Deterministic: the same machine and spec give the same walks.
 */
export function walksOf(spec: PathSpec, graphs: readonly Graph[], may: Performable = () => true): Walk[] {
  const missing = new Set(graphs.flatMap(provableIn))
  return graphs.flatMap((graph) => {
    const walks: Walk[] = []
    for (let walk = tour(spec, graph, missing, may); walk; walk = tour(spec, graph, missing, may)) walks.push(walk)
    return walks
  })
}

/** The same in as few steps as can be found, for where a step is dear: of many orders the one that needs the fewest. */
export function shortWalksOf(spec: PathSpec, graphs: readonly Graph[], may: Performable = () => true): Walk[] {
  const missing = new Set(graphs.flatMap(provableIn))
  return toursOf(graphs, may, longest).map(({ graph, edges }) => {
    const walk = beginWalk(spec, graph, missing)
    for (const edge of edges) walk.take(edge)
    return walk.told
  })
}

function provableIn({ proves, vertices }: Graph): string[] {
  return [...proves, ...[...vertices.values()].flatMap((one) => one.edges.flatMap((edge) => edge.proves))]
}

type Open<T> = { -readonly [K in keyof T]: T[K] extends readonly (infer U)[] ? U[] : T[K] }

function tour(spec: PathSpec, graph: Graph, missing: Set<string>, may: Performable): Walk | null {
  const { told, take, at } = beginWalk(spec, graph, missing)
  while (told.steps.length < longest) {
    const way = nearest(graph, at(), missing, may)
    if (!way) break
    for (const edge of way) take(edge)
  }
  const shown = told.start.proves.length + told.start.refused.length + told.steps.length
  return shown > 0 ? told : null
}

/** A walk on its way: what it shows is taken off what is missing. */
function beginWalk(spec: PathSpec, graph: Graph, missing: Set<string>) {
  let { next: snapshot, proves } = begin(spec.machine, spec.inputs[graph.input])
  const start: Open<Stop> = {
    value: snapshot.value,
    key: spec.key(snapshot),
    proves: meet(missing, proves),
    refused: [],
  }
  const steps: Open<Step>[] = []
  const take = (edge: Edge): void => {
    const seen = observe(snapshot, edge.event)
    confirm(spec, snapshot, edge, seen)
    if (edge.refused) {
      const stop = steps.at(-1) ?? start
      const rules = rulesAgainst(snapshot, edge.event)
      return void stop.refused.push({ event: edge.event, rules, proves: meet(missing, seen.proves) })
    }
    steps.push({
      event: edge.event,
      before: snapshot.value,
      after: seen.next.value,
      key: edge.to,
      proves: meet(missing, seen.proves),
      refused: [],
    })
    snapshot = seen.next
  }
  const told: Walk = { machine: spec.machine.id, input: graph.input, start, steps }
  return { told, take, at: () => spec.key(snapshot) }
}

/** The shortest way to an edge that proves something new; of several, the one that proves most. */
function nearest(graph: Graph, from: string, missing: ReadonlySet<string>, may: Performable): Edge[] | null {
  const cameBy = new Map<string, { before: string; edge: Edge } | null>([[from, null]])
  let layer = [from]
  while (layer.length > 0) {
    let best: { at: string; edge: Edge; worth: number } | null = null
    const next: string[] = []
    for (const key of layer) {
      const vertex = graph.vertices.get(key)
      for (const edge of vertex?.edges ?? []) {
        if (!vertex || !may(edge.event, vertex.snapshot)) continue
        const worth = edge.proves.filter((one) => missing.has(one)).length
        if (worth > (best?.worth ?? 0)) best = { at: key, edge, worth }
        if (cameBy.has(edge.to)) continue
        cameBy.set(edge.to, { before: key, edge })
        next.push(edge.to)
      }
    }
    if (best) return [...wayTo(best.at, cameBy), best.edge]
    layer = next
  }
  return null
}

function wayTo(key: string, cameBy: ReadonlyMap<string, { before: string; edge: Edge } | null>): Edge[] {
  const step = cameBy.get(key)
  return step ? [...wayTo(step.before, cameBy), step.edge] : []
}

/** The graph was drawn from one snapshot per key; a walk arrives with another one. They must go the same way. */
function confirm(spec: PathSpec, snapshot: AnyMachineSnapshot, edge: Edge, { next, proves }: Observed): void {
  const key = spec.key(next)
  if (key === edge.to && edge.proves.every((one) => proves.includes(one))) return
  const once = `leads to ${edge.to} and shows ${edge.proves.join(', ')}`
  throw new Error(
    `the key of ${spec.machine.id} forgets too much: ${JSON.stringify(edge.event)} in ${spec.key(snapshot)} ${once}, and then to ${key} and shows ${proves.join(', ')}`,
  )
}

/** The rules that refuse an event, asked of the guards one by one, without `refusals()`. */
export function rulesAgainst(snapshot: AnyMachineSnapshot, event: EventObject): string[] {
  const asked = transitionsOf(snapshot.machine).filter(
    ({ from, definition }) => snapshot._nodes.includes(from) && definition.eventType === event.type,
  )
  return [...new Set(asked.flatMap(({ guard }) => failingRules(guard, (leaf) => leaf.holds(snapshot, event))))]
}

/** Takes these off what is missing and answers those that were. */
function meet(missing: Set<string>, proves: readonly string[]): string[] {
  return proves.filter((one) => missing.delete(one))
}
