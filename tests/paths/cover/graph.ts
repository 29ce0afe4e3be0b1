import type { ActorLogic, AnyMachineSnapshot, EventObject } from 'xstate'
import { getAdjacencyMap } from 'xstate/graph'
import { begin, type Observed, observe } from './observe.ts'
import { eventsIn, type PathSpec } from './spec.ts'

/** A reachable state, told apart by the spec's key, with all that may happen there. */
export interface Vertex {
  readonly key: string
  readonly snapshot: AnyMachineSnapshot
  readonly edges: readonly Edge[]
}

/** One event in one state: where it leads and what it shows. A refused one leads nowhere. */
export interface Edge {
  readonly event: EventObject
  readonly to: string
  readonly proves: readonly string[]
  readonly refused: boolean
}

export interface Graph {
  readonly input: string
  readonly start: string
  /** What the first steps show, before any event. */
  readonly proves: readonly string[]
  readonly vertices: ReadonlyMap<string, Vertex>
}

/** A space larger than this is a mistake in the key or in the events. */
export const fuse = 50_000

/** All states that can be reached from one input, with every event tried in every state. */
export function graphOf(spec: PathSpec, input: string): Graph {
  const first = begin(spec.machine, spec.inputs[input])
  const seen = new Map<AnyMachineSnapshot, Map<string, Observed>>()
  let count = 0
  const logic = {
    getInitialSnapshot: () => first.next,
    transition: (snapshot: AnyMachineSnapshot, event: EventObject) => {
      const observed = observe(snapshot, event)
      seen.get(snapshot)?.set(JSON.stringify(event), observed)
      return observed.next
    },
  }
  const adjacency = getAdjacencyMap(logic as unknown as ActorLogic<AnyMachineSnapshot, EventObject>, {
    serializeState: (snapshot) => spec.key(snapshot),
    events: (snapshot) => {
      seen.set(snapshot, new Map())
      count += 1
      if (count > fuse)
        throw new Error(
          `${spec.machine.id} has more than ${fuse} states from input '${input}'; its key or its events are too fine`,
        )
      return eventsIn(spec, snapshot)
    },
  })
  const vertices = new Map<string, Vertex>()
  for (const [key, { state, transitions }] of Object.entries(adjacency)) {
    const edges = (Object.entries(transitions) as [string, { event: EventObject }][]).flatMap(([id, { event }]) =>
      edgeOf(spec, state, event, seen.get(state)?.get(id)),
    )
    vertices.set(key, {
      key,
      snapshot: state,
      edges: edges.filter((edge) => edge.to !== key || edge.proves.length > 0),
    })
  }
  return { input, start: spec.key(first.next), proves: first.proves, vertices }
}

function edgeOf(
  spec: PathSpec,
  snapshot: AnyMachineSnapshot,
  event: EventObject,
  observed: Observed | undefined,
): Edge[] {
  if (!observed) return []
  const { next, proves } = observed
  if (next.status === 'error') {
    throw new Error(
      `${spec.machine.id} breaks on ${event.type} in ${JSON.stringify(snapshot.value)}: ${String(next.error ?? 'nobody handles this failure')}`,
    )
  }
  const refused = next === snapshot || (!snapshot.can(event) && spec.key(next) === spec.key(snapshot))
  return [{ event, to: spec.key(next), proves, refused }]
}
