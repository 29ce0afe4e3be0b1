import { isDay } from './dates.ts'
import { lengthOf } from './fold.ts'
import { minorOf } from './money.ts'
import { type Rule, rule, type Says } from './rule.ts'

/** Rules of single values, used by field kinds on both sides. Their facts are the value itself. */

export const required = (field: Says): Rule<unknown> =>
  rule(
    /*i18n*/ { id: 'validation.required', message: '{field} zorunludur.' },
    ['R101', 'R106', 'R125', 'R127', 'R133', 'R138', 'R142', 'R143', 'R152', 'R157'],
    (value) => (typeof value === 'string' ? isVisible(value) : value !== null && value !== undefined),
    { about: () => ({ field: field.id }) },
  )

/** Whether a text has anything that is seen: blanks and marks that only steer what stands beside them are nothing. */
export function isVisible(text: string): boolean {
  return /[^\p{Z}\p{Cc}\p{Cf}\s]/u.test(text)
}

export const maxLength = (max: number): Rule<string> =>
  rule(
    /*i18n*/ { id: 'validation.max_length', message: 'En fazla {max} karakter.' },
    ['R102', 'R103', 'R104', 'R105', 'R135'],
    (text) => lengthOf(text) <= max,
    { about: () => ({ max }) },
  )

export const lengthBetween = (min: number, max: number): Rule<string> =>
  rule(
    /*i18n*/ { id: 'validation.length', message: '{min} ile {max} karakter arasında olmalıdır.' },
    ['R130', 'R131', 'R132'],
    (text) => lengthOf(text.trim()) >= min && lengthOf(text.trim()) <= max,
    { about: () => ({ min, max }) },
  )

export const isNumber: Rule<unknown> = rule(
  /*i18n*/ { id: 'validation.number', message: 'Bir sayı girin.' },
  ['R124', 'R245'],
  (value) =>
    typeof value === 'number'
      ? Number.isFinite(value)
      : typeof value === 'string' && /^-?\d{1,13}(\.\d{1,6})?$/.test(value),
)

export const isDate: Rule<unknown> = rule(
  /*i18n*/ { id: 'validation.date', message: 'Geçerli bir tarih girin.' },
  [],
  isDay,
)

export const isAmount: Rule<unknown> = rule(
  /*i18n*/ { id: 'validation.amount', message: 'Geçerli bir tutar girin.' },
  'D9',
  (value) => (typeof value === 'number' || typeof value === 'string') && minorOf(value) !== null,
)

export const inChoices = (choices: readonly unknown[]): Rule<unknown> =>
  rule(
    /*i18n*/ { id: 'validation.invalid_choice', message: 'Listeden bir değer seçin.' },
    ['R23', 'R24', 'R25', 'R26', 'R27', 'R29', 'R227', 'R228', 'R231', 'R237', 'R241'],
    (value) => choices.includes(value),
  )

export const isEmail: Rule<string> = rule(
  /*i18n*/ { id: 'validation.email', message: 'Geçerli bir e-posta girin.' },
  'R134',
  (email) => /^[^\s@"<>]{1,64}@[^\s@.]+(\.[^\s@.]+)*\.[^\s@.\d][^\s@.]+$/.test(email.trim()) && email.length <= 254,
)

export const passwordLongEnough: Rule<string> = rule(
  /*i18n*/ { id: 'validation.password_min', message: 'En az {min} karakter.' },
  'R128',
  (password) => lengthOf(password) >= 8,
  { about: () => ({ min: 8 }) },
)

/** Every language of the shop has the naming text. Facts: the translations and the ids of the languages that must be there. */
export const everyLanguageNamed: Rule<{
  translations: readonly { language_id: number; name: string }[]
  languages: readonly number[]
}> = rule(
  /*i18n*/ { id: 'validation.translation', message: 'Her dilde ad girin.' },
  ['R88', 'R113', 'R147'],
  ({ translations, languages }) =>
    languages.every((id) => translations.some((one) => one.language_id === id && isVisible(one.name))),
  {
    at: ({ translations, languages }) =>
      languages
        .filter((id) => !translations.some((one) => one.language_id === id && isVisible(one.name)))
        .map((id) => {
          const index = translations.findIndex((one) => one.language_id === id)
          return `translations.${index < 0 ? translations.length : index}.name`
        }),
  },
)
