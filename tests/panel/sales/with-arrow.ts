import { type AnyStateMachine, createMachine } from 'xstate'

interface Node {
  readonly states?: Readonly<Record<string, Node>>
  readonly on?: object
}

/** A chart with other arrows at one of its states, which is named by its path. */
export function withArrows(chart: AnyStateMachine, path: readonly string[], arrows: (own: object) => object) {
  const machine = createMachine(changed(chart.config as Node, path, arrows) as never)
  return machine.provide(chart.implementations as never)
}

/** The same for what a module says of its chart: where a record stands is where it stands in the changed one. */
export function standingIn<Of extends (...facts: never[]) => { readonly value: unknown; readonly context: unknown }>(
  chart: AnyStateMachine,
  original: Of,
): Of {
  return ((...facts: Parameters<Of>) => {
    const { value, context } = original(...facts)
    return chart.resolveState({ value, context } as never)
  }) as unknown as Of
}

function changed(node: Node, [first, ...rest]: readonly string[], arrows: (own: object) => object): Node {
  if (first === undefined) return { ...node, on: arrows(node.on ?? {}) }
  const states = Object.entries(node.states ?? {}).map(([name, inner]) => [
    name,
    name === first ? changed(inner, rest, arrows) : inner,
  ])
  return { ...node, states: Object.fromEntries(states) }
}
