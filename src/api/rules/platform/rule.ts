/** A sentence of the catalogue: its id, and its Turkish wording with ICU values (`En fazla {max} karakter.`). */
export interface Says {
  readonly id: string
  readonly message: string
}

/** The values of a sentence. Plain data, so that a refusal can travel over the wire and be told in any language. */
export type About = Readonly<Record<string, string | number>>

/** Why something may not happen: the rule's id, the values of its sentence, and the fields that mend it (`variants.0.prices.1.price`). */
export interface Refusal {
  readonly id: string
  readonly about?: About
  readonly at?: readonly string[]
}

/**
 * A business rule, written once. Its id is the guard's name in the machines, the refinement's name in the structs, the `id` in the
 * server's refusal, the key of its sentence, and the label on the arrow in the book.
 */
export interface Rule<Facts> {
  readonly id: string
  readonly says: Says
  /** The numbers of the specification's rules that it stands for, such as `R82` or `D5`. */
  readonly of: readonly string[]
  holds(facts: Facts): boolean
  about?(facts: Facts): About
  at?(facts: Facts): readonly string[]
}

/** A rule that rows break each by itself: a refusal for each, with the values of its own sentence. */
interface RowRule<Facts> extends Rule<Facts> {
  each(facts: Facts): readonly Required<Pick<Refusal, 'about' | 'at'>>[]
}

/** A rule that only the database can judge (uniqueness, ties, locks): it has an id and a sentence, and no `holds`. */
export interface ServerRule {
  readonly id: string
  readonly says: Says
  readonly of: readonly string[]
  readonly where: 'server'
}

type Of = string | readonly string[]

interface Extras<Facts> {
  about?: (facts: Facts) => About
  at?: (facts: Facts) => readonly string[]
}

/** A rule over facts: `rule({ id, message }, 'R66', (refund) => …)`. */
export function rule<Facts>(
  says: Says,
  of: Of,
  holds: (facts: Facts) => boolean,
  extras: Extras<Facts> = {},
): Rule<Facts> {
  return { id: says.id, says, of: numbers(of), holds, ...extras }
}

/** A rule that is judged field by field: `at` answers the paths where it is broken, and it holds when there are none. */
export function fieldRule<Facts>(
  says: Says,
  of: Of,
  at: (facts: Facts) => readonly string[],
  about?: (facts: Facts) => About,
): Rule<Facts> {
  return {
    id: says.id,
    says,
    of: numbers(of),
    holds: (facts) => at(facts).length === 0,
    at,
    ...(about ? { about } : {}),
  }
}

/** A rule that is judged row by row, and told at each row that breaks it with that row's own values. */
export function rowRule<Facts>(says: Says, of: Of, each: RowRule<Facts>['each']): Rule<Facts> {
  const judged: RowRule<Facts> = { ...fieldRule<Facts>(says, of, (facts) => each(facts).flatMap(({ at }) => at)), each }
  return judged
}

/** A rule of the server alone; see `ServerRule`. */
export function serverRule(says: Says, of: Of): ServerRule {
  return { id: says.id, says, of: numbers(of), where: 'server' }
}

/** The refusals that a rule gives on these facts: one, or one for each row. Ask only when it is broken. */
export function refusalsOf<Facts>(rule: Rule<Facts>, facts: Facts): Refusal[] {
  if ('each' in rule) return (rule as RowRule<Facts>).each(facts).map((one) => ({ id: rule.id, ...one }))
  return [refusalOf(rule, facts)]
}

/** The refusal that a rule gives on these facts. Ask only when it is broken. */
export function refusalOf<Facts>(rule: Rule<Facts>, facts: Facts): Refusal {
  const about = rule.about?.(facts)
  const at = rule.at?.(facts)
  return { id: rule.id, ...(about ? { about } : {}), ...(at?.length ? { at } : {}) }
}

/** All rules of the list that do not hold on these facts, in the list's order. Empty means: it may happen. */
export function broken<Facts>(rules: readonly Rule<Facts>[], facts: Facts): Refusal[] {
  return rules.filter((rule) => !rule.holds(facts)).flatMap((rule) => refusalsOf(rule, facts))
}

function numbers(of: Of): readonly string[] {
  return typeof of === 'string' ? [of] : of
}
