import type { Names } from '#server/db/schema/catalogue.ts'

/** The name in the language that was asked for; where it has none, the one in the shop's default language. */
export function nameFor({ translations, label }: { translations: Names; label: string }, language: number): string {
  return translations.find((one) => one.language_id === language)?.name.trim() || label
}
