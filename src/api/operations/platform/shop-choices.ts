import { languageName } from '#api/contract/platform/session.ts'
import { type WholeChoices, wholeChoices } from './choices.ts'
import { sessionOperations } from './session.ts'

/** What the shop itself has to choose from: its countries and its languages. */
export const shopChoices: Readonly<Record<string, WholeChoices>> = {
  'own-countries': wholeChoices(sessionOperations.shop, ({ countries }) => countries),
  'own-languages': wholeChoices(sessionOperations.shop, ({ languages }) =>
    languages.map((language) => ({ id: language.id, name: languageName(language) })),
  ),
}
