import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { Actor, AnyMachineSnapshot } from 'xstate'
import type { Refusal } from '#api/rules/platform/rule.ts'
import { type RankedSteps, rankSteps } from '#machines/platform/rank-steps.ts'
import type { StepPageMachine, StepPageTypes } from '#machines/platform/step-page/step-page.types.ts'
import { stepsOf } from '#machines/platform/steps-of.ts'
import { useHolder } from '#screens/platform/session/use-session.ts'
import { inTheWay } from '#screens/platform/useRefusals.ts'

/** One reason, and how many steps wait for it. */
export interface StepReason {
  readonly refusal: Refusal
  readonly count: number
}

interface Ranked<Step> extends RankedSteps<Step> {
  /** What keeps several steps, told once above them. */
  readonly reasons: readonly StepReason[]
  /** What stands in the way of each step, by its event. */
  readonly refusals: Readonly<Record<string, readonly Refusal[]>>
  readonly isForGood: (type: string) => boolean
}

/** The steps of where a record stands in its chart as its page offers them, and what stands in their way. */
export function useRankedSteps<Of extends StepPageTypes>(
  actor: Actor<StepPageMachine<Of>>,
  at: AnyMachineSnapshot,
  steps: readonly Of['step'][],
): Ranked<Of['step']> {
  const ranked = rankSteps(at, steps, useHolder())
  const refusals = useKept(
    useSelector(
      actor,
      (snapshot) => {
        const { hasTag } = snapshot as AnyMachineSnapshot
        if (hasTag.call(snapshot, 'busy') || hasTag.call(snapshot, 'asking')) return null
        const refusalsOf = (step: object) => inTheWay(snapshot as AnyMachineSnapshot, { type: 'STEP', step } as never)
        return Object.fromEntries(steps.map((step) => [step.type, refusalsOf(step)]))
      },
      (one, other) => JSON.stringify(one) === JSON.stringify(other),
    ),
  )
  const forGood = new Set(stepsOf(at).flatMap((step) => (step.forGood ? [step.type] : [])))
  return {
    ...ranked,
    ...{ refusals, reasons: reasonsOf(refusals), isForGood: (type: string) => forGood.has(type) },
  }
}

/** What was told stands under a question, and while a step is under way. */
function useKept<T extends object>(now: T | null): T {
  const [kept, keep] = useState<T | null>(now)
  if (now && JSON.stringify(now) !== JSON.stringify(kept)) keep(now)
  return now ?? kept ?? ({} as T)
}

function reasonsOf(refusals: Ranked<never>['refusals']): StepReason[] {
  const found = new Map<string, StepReason>()
  for (const refusal of Object.values(refusals).flat()) {
    const key = JSON.stringify(refusal)
    found.set(key, { refusal, count: (found.get(key)?.count ?? 0) + 1 })
  }
  return [...found.values()].filter(({ count }) => count > 1)
}
