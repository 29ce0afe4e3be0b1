import type { Chart, ChartGuard, ChartLeaf, ChartTransition } from '#machines/platform/chart.types.ts'

/** A chart as it is drawn: what all its arrows ask is told once at the frame, what all that leave a state ask is told once in it. */
export interface Drawable extends Chart {
  /** The rules that are told in a box, by its state. */
  readonly shared: ReadonlyMap<string, readonly ChartLeaf[]>
}

/** Takes from each arrow the rules that it shares with all others, and keeps them for the frame and for the states. */
export function drawable(chart: Chart): Drawable {
  const steps = chart.transitions.filter(isStep)
  const shared = new Map<string, readonly ChartLeaf[]>([['', commonTo(steps, 3)]])
  const atFrame = namesOf(shared.get(''))
  for (const { id } of chart.states) {
    if (id === '') continue
    const own = commonTo(
      steps.filter(({ from }) => from === id),
      2,
    )
    shared.set(
      id,
      own.filter(({ name }) => !atFrame.has(name)),
    )
  }
  return {
    ...chart,
    shared,
    transitions: chart.transitions.map((one) =>
      isStep(one) ? { ...one, guard: without(one, new Set([...atFrame, ...namesOf(shared.get(one.from))])) } : one,
    ),
  }
}

/** What somebody does or what happens, and not what follows by itself. */
function isStep({ trigger }: ChartTransition): boolean {
  return trigger.kind === 'event'
}

/** The rules that each of these asks, where there are enough of them for it to be worth a line. */
function commonTo(steps: readonly ChartTransition[], enough: number): ChartLeaf[] {
  const [first, ...others] = steps.map(({ guard }) => rulesThatMustHold(guard))
  if (!first || steps.length < enough) return []
  return first.filter(({ name }) => others.every((rules) => rules.some((rule) => rule.name === name)))
}

function rulesThatMustHold(guard: ChartGuard | null): ChartLeaf[] {
  if (!guard) return []
  if (guard.kind === 'leaf') return guard.rule ? [guard] : []
  return guard.kind === 'and' ? guard.parts.flatMap(rulesThatMustHold) : []
}

function without({ guard }: ChartTransition, names: ReadonlySet<string>): ChartGuard | null {
  if (!guard || names.size === 0) return guard
  const parts = partsOf(guard).filter((part) => part.kind !== 'leaf' || !names.has(part.name))
  const [only] = parts
  if (!only) return null
  return parts.length === 1 ? only : { kind: 'and', parts }
}

function partsOf(guard: ChartGuard): readonly ChartGuard[] {
  return guard.kind === 'and' ? guard.parts.flatMap(partsOf) : [guard]
}

function namesOf(leaves: readonly ChartLeaf[] = []): Set<string> {
  return new Set(leaves.map(({ name }) => name))
}
