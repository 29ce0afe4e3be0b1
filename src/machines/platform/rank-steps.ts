import { type AnyMachineSnapshot, type AnyStateNode, getNextSnapshot } from 'xstate'
import type { Holder } from '#api/rules/platform/session.ts'

/** What a state of a chart says of the steps that usually follow it, in its `meta`; of `[]` none of its steps is usual. */
export interface UsualSteps {
  readonly main?: string
  readonly likely?: readonly string[]
}

/** Steps as a page offers them: the one that usually follows, the likely ones, and what lies behind "more". */
export interface RankedSteps<Step> {
  readonly main: Step | null
  readonly likely: readonly Step[]
  readonly rest: readonly Step[]
}

/**
 * The steps of where a record stands, as its chart ranks them. Where rules stand in the way of the main one, the step that clears them comes
 * first instead. Where the chart says nothing of a step's state, its steps are all likely.
 */
export function rankSteps<Step extends { readonly type: string }>(
  at: AnyMachineSnapshot,
  steps: readonly Step[],
  by: Holder,
): RankedSteps<Step> {
  const nodes = [...at._nodes].sort((one, other) => one.order - other.order)
  const said = nodes.map(usualOf)
  const named = (types: readonly string[]) => types.flatMap((type) => steps.filter((step) => step.type === type))
  const mains = named(said.flatMap(({ main = [] }) => main))
  const others = steps.filter((step) => !mains.includes(step))
  const told = new Set(said.flatMap(({ likely = [] }) => likely))
  const likely = others.filter(({ type }) => told.has(type) || isSilent(nodes, type))
  const first = mains[0] ?? null
  const main = first && !isFree(at, first, by) ? (likely.find((step) => frees(at, step, first, by)) ?? first) : first
  const rest = others.filter((step) => !likely.includes(step))
  return { main, likely: [...mains, ...likely].filter((step) => step !== main), rest }
}

function usualOf({ meta }: AnyStateNode): UsualSteps {
  return (meta as UsualSteps | undefined) ?? {}
}

/** The states around the one that has the step say nothing of what is usual there. */
function isSilent(nodes: readonly AnyStateNode[], type: string): boolean {
  const source = nodes.findLast((node) => node.transitions.has(type))
  if (!source) return true
  const around = nodes.filter((node) => isWithin(node, source) || isWithin(source, node))
  return around.every(({ meta }) => meta === undefined)
}

function isWithin(node: AnyStateNode, outer: AnyStateNode): boolean {
  return node === outer || (node.parent !== undefined && isWithin(node.parent, outer))
}

function isFree(at: AnyMachineSnapshot, step: object, by: Holder): boolean {
  return at.can({ ...step, by } as never)
}

/** Once the one is taken, the other may be. */
function frees(at: AnyMachineSnapshot, step: object, other: object, by: Holder): boolean {
  return isFree(at, step, by) && isFree(getNextSnapshot(at.machine, at, { ...step, by } as never), other, by)
}
