import type { AnyMachineSnapshot, EventObject } from 'xstate'
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
  const start = spec.key(first.next)
  const vertices = new Map<string, Vertex>()
  // Only the first snapshot of each key is kept: the others are thousands, and behave like it.
  const found = new Map([[start, first.next]])
  for (const [key, snapshot] of found) {
    if (found.size > fuse)
      throw new Error(
        `${spec.machine.id} has more than ${fuse} states from input '${input}'; its key or its events are too fine`,
      )
    const edges = new Map<string, Edge>()
    for (const event of eventsIn(spec, snapshot)) {
      const observed = observe(snapshot, event)
      const to = spec.key(observed.next)
      if (!found.has(to)) found.set(to, observed.next)
      edges.set(JSON.stringify(event), edgeOf(spec, key, snapshot, event, observed, to))
    }
    const led = [...edges.values()].filter((edge) => edge.to !== key || edge.proves.length > 0)
    vertices.set(key, { key, snapshot, edges: led })
  }
  return { input, start, proves: first.proves, vertices }
}

function edgeOf(
  { machine }: PathSpec,
  key: string,
  snapshot: AnyMachineSnapshot,
  event: EventObject,
  { next, proves }: Observed,
  to: string,
): Edge {
  if (next.status === 'error') {
    throw new Error(
      `${machine.id} breaks on ${event.type} in ${JSON.stringify(snapshot.value)}: ${String(next.error ?? 'nobody handles this failure')}`,
    )
  }
  return { event, to, proves, refused: next === snapshot || (to === key && !snapshot.can(event)) }
}
