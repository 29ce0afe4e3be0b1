import { array, nullable, object, type Struct } from 'superstruct'
import { Id } from '#api/contract/platform/common.ts'
import type { Face, TextField, TranslationRow } from './field.types.ts'
import { face, type Options, under } from './field-face.ts'
import { translations } from './fields.ts'
import type { SwatchField } from './swatch.ts'

/** One value of a list, by a name in each language of the shop. Other records hold on to its id; one that is new has none yet. */
export interface NamedValue {
  readonly id: number | null
  readonly translations: readonly TranslationRow[]
  /** Where the list has them: a colour, a picture, or `''`. */
  readonly swatch?: string
}

export interface ValuesField extends Face<'values', readonly NamedValue[]> {
  readonly text: TextField
  /** The shape of what is stored: every value has its id. */
  readonly stored: Struct<readonly NamedValue[], unknown>
  /** What each value looks like, where that matters. */
  readonly swatch?: SwatchField
  /** The filter of the products' list that shows who has one of them; without it, that of the whole record. */
  readonly filter?: string
}

/** Values to choose from, in order. They live in a table of their own, because other records name them. */
export function values(options: Options & { text: TextField; swatch?: SwatchField; filter?: string }): ValuesField {
  const { text, swatch, filter } = options
  const names = translations({ label: options.label, texts: { name: text }, required: true })
  const looks = swatch ? { swatch: swatch.struct } : {}
  const listOf = (id: Struct<number | null>) =>
    array(object({ id, translations: names.struct, ...looks })) as unknown as ValuesField['stored']
  return {
    kind: 'values',
    ...face(options),
    text,
    ...(swatch ? { swatch } : {}),
    ...(filter ? { filter } : {}),
    initial: [],
    struct: listOf(nullable(Id)),
    stored: listOf(Id as unknown as Struct<number | null>),
    wrong: (value, context) =>
      value.flatMap((one, index) => [
        ...under(`${index}.translations`, names.wrong(one.translations, context)),
        ...(swatch ? under(`${index}.swatch`, swatch.wrong(one.swatch ?? '', context)) : []),
      ]),
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
