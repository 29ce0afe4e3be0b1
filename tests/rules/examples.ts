import type { Refusal, Rule } from '#api/rules/platform/rule.ts'

/** Facts that a rule must let through or refuse, with the number of the specification's rule they come from. */
export interface Example<Facts = unknown> {
  /** `R82`, `D5` …, or `own` for a rule of the house. */
  readonly of: string
  /** What the case is, in words: it becomes the test's name. */
  readonly when: string
  readonly facts: Facts
  /** The fields that must be named; only of refusing cases. */
  readonly at?: readonly string[]
  readonly about?: Refusal['about']
}

export interface Examples {
  readonly rule: Rule<unknown>
  readonly holds: readonly Example[]
  readonly refuses: readonly Example[]
}

/**
 * The written examples of one rule: data, so that the tests run them, a house test counts them, and a flipped rule is caught by them. They
 * are written from the specification, never from the code: they are what guards against a rule that is wrong on both sides.
 */
export function examples<Facts>(
  rule: Rule<Facts>,
  cases: { holds: readonly Example<Facts>[]; refuses: readonly Example<Facts>[] },
): Examples {
  return { rule: rule as Rule<unknown>, holds: cases.holds, refuses: cases.refuses }
}
