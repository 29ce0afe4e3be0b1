import { array, nullable, object, type Struct } from 'superstruct'
import { Id } from '#api/contract/common.ts'
import { type Face, face, type Options, type TextField, type TranslationRow, translations, under } from './fields.ts'

/** One value of a list, by a name in each language of the shop. Other records hold on to its id; one that is new has none yet. */
export interface NamedValue {
  readonly id: number | null
  readonly translations: readonly TranslationRow[]
}

export interface ValuesField extends Face<'values', readonly NamedValue[]> {
  readonly text: TextField
}

/** Values to choose from, in order. They live in a table of their own, because other records name them. */
export function values(options: Options & { text: TextField }): ValuesField {
  const texts = { name: options.text }
  const names = translations({ label: options.label, texts, required: true })
  const struct = array(object({ id: nullable(Id), translations: names.struct }))
  return {
    kind: 'values',
    ...face(options),
    text: options.text,
    initial: [],
    struct: struct as unknown as Struct<readonly NamedValue[], unknown>,
    wrong: (value, around) =>
      value.flatMap((one, index) => under(`${index}.translations`, names.wrong(one.translations, around))),
  }
}

/** The values with a row for each of these languages, in their order; texts of other languages are kept behind them. */
export function inLanguages(list: readonly NamedValue[], languages: readonly number[]): NamedValue[] {
  return list.map((one) => ({
    ...one,
    translations: [
      ...languages.map((id) => one.translations.find((row) => row.language_id === id) ?? { language_id: id, name: '' }),
      ...one.translations.filter((row) => !languages.includes(row.language_id)),
    ],
  }))
}
