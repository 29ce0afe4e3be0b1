import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode } from 'xstate'

/** A step of a chart, by its event, and the state that it leads to: `decision.accepted`; nothing where it stays. */
export interface ChartStep {
  readonly type: string
  readonly to: string
  /** Others tell it, such as an integrator: nobody is offered it. */
  readonly reported: boolean
  /** Nothing leads back from where it leads: it is asked about first. */
  readonly forGood: boolean
}

/** The steps of where a record stands, whether rules stand in their way or not: what a page shows as its buttons. */
export function stepsOf({ _nodes }: AnyMachineSnapshot): ChartStep[] {
  return stepsIn(_nodes)
}

/** Those, and all that may come after them. */
export function stepsAhead({ _nodes }: AnyMachineSnapshot): ChartStep[] {
  const reached = new Set(_nodes)
  for (const node of reached)
    for (const { target = [] } of [...node.transitions.values()].flat()) for (const one of target) reached.add(one)
  return stepsIn([...reached])
}

/**
 * The step that may be asked for by the state that it leads to: from where a record stands, else from elsewhere, so that its chart says why
 * not from here. What others report is nobody's to ask for, and what carries something is asked for by its name, `elsewhere`.
 */
export function stepTo(at: AnyMachineSnapshot, state: string, elsewhere: readonly string[] = []): string | null {
  const anywhere = () => everyStep(at.machine)
  const leads = ({ type, to, reported }: ChartStep) => to === state && !reported && !elsewhere.includes(type)
  return (stepsOf(at).find(leads) ?? anywhere().find(leads))?.type ?? null
}

/** Every step of a chart, wherever a record stands. */
export function everyStep({ root }: AnyStateMachine): ChartStep[] {
  return stepsIn(withinOf(root))
}

/** Those of some steps that lead to a state of this name: its own, without those around it. */
export function stepsInto(steps: readonly ChartStep[], state: string): string[] {
  return steps.flatMap(({ type, to }) => (to.slice(to.lastIndexOf('.') + 1) === state ? [type] : []))
}

function stepsIn(nodes: readonly AnyStateNode[]): ChartStep[] {
  const inOrder = [...nodes].sort((one, other) => one.order - other.order)
  return inOrder.flatMap(({ transitions }) =>
    [...transitions.values()].flat().map(({ eventType, target, meta }) => ({
      ...{ type: eventType, to: target?.[0]?.path.join('.') ?? '' },
      ...{ reported: meta?.reported === true, forGood: meta?.forGood === true },
    })),
  )
}

function withinOf(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(withinOf)]
}
