import { hole, placeholdersIn } from './placeholders.ts'
import { type Rule, rule } from './rule.ts'

/** A template as rules see it: each text by its field, such as `tr.content`, and what may stand in braces. */
export interface TemplateWords {
  readonly texts: readonly (readonly [field: string, text: string])[]
  readonly takes: readonly string[]
}

/** What stands in braces is known, or it would reach the customer as a gap. */
export function knownPlaceholders<F>(wordsOf: (facts: F) => TemplateWords): Rule<F> {
  const unknown = (facts: F) => {
    const { texts, takes } = wordsOf(facts)
    return texts.map(([field, text]) => ({
      field,
      names: placeholdersIn(text).filter((name) => !takes.includes(name)),
    }))
  }
  return rule(
    /*i18n*/ {
      id: 'template.unknown_placeholder',
      message: 'Böyle bir yer tutucu yok: {names}. Listedekilerden birini kullanın.',
    },
    [],
    (facts) => unknown(facts).every(({ names }) => names.length === 0),
    {
      about: (facts) => ({ names: [...new Set(unknown(facts).flatMap(({ names }) => names))].map(hole).join(', ') }),
      at: (facts) => unknown(facts).flatMap(({ field, names }) => (names.length > 0 ? [field] : [])),
    },
  )
}
