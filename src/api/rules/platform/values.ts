import type { Draft } from '#api/resources/platform/resource.ts'
import type { NamedValue } from '#api/resources/platform/values.ts'
import { fold } from './fold.ts'
import { fieldRule, type Rule, rule, serverRule } from './rule.ts'

/** An option without a value makes no variants. */
export const hasValue = fieldRule<Draft>(
  /*i18n*/ { id: 'validation.option_value_required', message: 'En az bir değer ekleyin.' },
  'R123',
  ({ values }) => (Array.isArray(values) && values.length > 0 ? [] : ['values']),
)

/** Two values that read the same could not be told apart where one is chosen. Empty names are another rule's. */
export const valuesDiffer = fieldRule<Draft>(
  /*i18n*/ { id: 'validation.value_repeats', message: 'Bu değer listede zaten var.' },
  'own',
  ({ values }) => repeated((values ?? []) as readonly NamedValue[]),
)

/** A colour as six hexadecimal digits, the name of a stored picture, or nothing. */
export const isSwatch: Rule<string> = rule(
  /*i18n*/ { id: 'validation.swatch', message: 'Rengi #1f6feb gibi altı haneli yazın ya da bir görsel seçin.' },
  'own',
  (swatch) => swatch === '' || isColour(swatch) || /^[0-9a-f]{30}\.[a-z]{3,4}$/.test(swatch),
)

export function isColour(swatch: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(swatch)
}

export const isColourCode: Rule<string> = rule(
  /*i18n*/ { id: 'settings.colour', message: 'Rengi #1f6feb gibi altı haneli yazın.' },
  'own',
  isColour,
)

/** A pasted list brings at least one value that is not there yet. Facts: how many it brings. */
export const somethingNew: Rule<{ fresh: number }> = rule(
  /*i18n*/ { id: 'values.none_new', message: 'Listede eklenecek yeni bir değer yok.' },
  'own',
  ({ fresh }) => fresh > 0,
)

/** A value that other records chose stays; the refusal says which, and by how many. */
export const valueInUse = serverRule(
  /*i18n*/ {
    id: 'delete.value_in_use',
    message: '“{name}” değeri {count, plural, other {# üründe}} kullanıldığı için çıkarılamaz.',
  },
  'R167',
)

function repeated(values: readonly NamedValue[]): string[] {
  const seen = new Set<string>()
  return values.flatMap(({ translations }, index) =>
    translations.flatMap(({ language_id, name }, place) => {
      const folded = fold(String(name ?? ''))
      const key = `${language_id} ${folded}`
      if (folded === '' || !seen.has(key)) {
        seen.add(key)
        return []
      }
      return [`values.${index}.translations.${place}.name`]
    }),
  )
}
