import { type Refusal, type Rule, refusalOf } from '#api/rules/platform/rule.ts'
import type { RuleGuard, RulesGuard } from '#machines/platform/refusals.ts'
import type { FormContext, FormEvent } from './form.types.ts'

export interface GuardArgs {
  readonly context: FormContext
  readonly event: FormEvent
}

/** A rule with what it judges. With `on`, it stands for its id only when that event is asked for. */
export interface Judge {
  readonly rule: Rule<object>
  readonly on: FormEvent['type'] | null
  facts(args: GuardArgs): object
}

/** Pairs rules with their facts: `judges(productRules, ({ context }) => factsOf(context))`. */
export function judges<F extends object>(
  rules: readonly Rule<F>[],
  facts: (args: GuardArgs) => F,
  on: FormEvent['type'] | null = null,
): Judge[] {
  return rules.map((rule) => ({ rule: rule as unknown as Rule<object>, on, facts }))
}

/**
 * The guards of a machine, one for each id. Several rules may share an id: an act that would break a rule of the whole is refused by the same
 * sentence, judged on what it is about to do; and a length is one sentence with several limits.
 */
export function guardsOf(all: readonly Judge[]): Record<string, RuleGuard & RulesGuard> {
  const guards: Record<string, RuleGuard & RulesGuard> = {}
  for (const { rule } of all) guards[rule.id] ??= guardOf(all.filter((judge) => judge.rule.id === rule.id))
  return guards
}

function guardOf(known: readonly Judge[]): RuleGuard & RulesGuard {
  const asking = (args: GuardArgs) => {
    const own = known.filter((judge) => judge.on === args.event.type)
    return own.length > 0 ? own : known.filter((judge) => judge.on === null)
  }
  const explain = (args: GuardArgs) => asking(args).flatMap(({ rule, facts }) => refusalsOf(rule, facts(args)) ?? [])
  const rule = { ...first(known), holds: (args: GuardArgs) => explain(args).length === 0 } as Rule<unknown>
  return Object.assign((args: GuardArgs) => explain(args).length === 0, {
    explain,
    rules: known.map((judge) => judge.rule),
    rule,
    factsOf: (args: GuardArgs) => args,
  })
}

function first([judge]: readonly Judge[]): Rule<object> {
  if (!judge) throw new Error('A guard stands for a rule')
  return judge.rule
}

/** What a rule says of these facts. Asked again about the same facts it remembers: a keystroke asks the rules of a whole product several times. */
export function refusalsOf(rule: Rule<object>, facts: object): Refusal | null {
  const known = verdicts.get(facts) ?? new Map<Rule<object>, Refusal | null>()
  verdicts.set(facts, known)
  const before = known.get(rule)
  if (before !== undefined) return before
  const now = rule.holds(facts) ? null : refusalOf(rule, facts)
  known.set(rule, now)
  return now
}

const verdicts = new WeakMap<object, Map<Rule<object>, Refusal | null>>()
