import { array, defaulted, nullable, object, type Struct, string } from 'superstruct'
import { Id, Switch, Text, Typed } from '#api/contract/platform/common.ts'
import {
  everyLanguageNamed,
  inChoices,
  isAmount,
  isDate,
  isNumber,
  maxLength,
  required,
} from '#api/rules/platform/fields.ts'
import { storedFormat } from '#api/rules/platform/files.ts'
import { hasPicture, plainTextOf } from '#api/rules/platform/rich-text.ts'
import { broken } from '#api/rules/platform/rule.ts'
import type {
  ChoiceField,
  DateField,
  Face,
  FlagField,
  FormContext,
  ImageField,
  LongTextField,
  MoneyField,
  QuantityField,
  RateField,
  ReferenceField,
  ReferencesField,
  RichTextField,
  RowsField,
  TextField,
  TranslationRow,
  TranslationsField,
} from './field.types.ts'
import { emptyOr, face, type Options, refusalAt, textWrong, under, wire } from './field-face.ts'

/** One line of text, at most 255 characters unless said otherwise. */
export function text(
  options: Options &
    Partial<Pick<TextField, 'max' | 'rules' | 'keys' | 'colour' | 'lookup' | 'initial' | 'emptyStays'>> & {
      /** Whoever leaves it out means that it is empty. */
      optional?: true
    },
): TextField {
  const { max = 255, rules = [], keys, lookup } = options
  const wrong = textWrong(options, max)
  return {
    kind: 'text',
    ...face(options),
    max,
    rules,
    ...(keys ? { keys } : {}),
    ...(options.colour ? { colour: true } : {}),
    ...(lookup ? { lookup } : {}),
    ...(options.emptyStays ? { emptyStays: options.emptyStays } : {}),
    initial: options.initial ?? '',
    struct: wire(options.optional ? defaulted(Text, '') : Text),
    // What may be left out is empty then.
    wrong: (given) => {
      const value = options.optional ? (given ?? '') : given
      return [...wrong(value), ...(value.trim() === '' ? [] : broken(rules, value.trim()))]
    },
  }
}

/** Text of several lines, at most 30,000 characters. */
export function longText(options: Options & { max?: number }): LongTextField {
  return {
    kind: 'longText',
    ...face(options),
    max: options.max ?? 30_000,
    initial: '',
    struct: wire(Text),
    wrong: textWrong(options, options.max ?? 30_000),
  }
}

/** Text with headings, lists, tables and links, as HTML of at most 30,000 characters. It is filled where its words are (R101). */
export function richText(options: Options): RichTextField {
  const max = 30_000
  return {
    kind: 'richText',
    ...face(options),
    max,
    initial: '',
    struct: wire(Text),
    wrong: (value) => [
      ...broken(options.required ? [required(options.label)] : [], hasPicture(value) ? 'picture' : plainTextOf(value)),
      ...broken([maxLength(max)], value),
    ],
  }
}

/** A whole number, not below `min`. */
export function quantity(options: Options & { min?: number; initial?: number }): QuantityField {
  const least = options.min ?? 0
  return {
    kind: 'quantity',
    ...face(options),
    min: least,
    initial: options.initial ?? least,
    struct: wire(Typed),
    wrong: (value) =>
      /^-?\d{1,9}$/.test(String(value).trim()) && Number(value) >= least ? [] : broken([isNumber], 'none'),
  }
}

/** An amount of the shop's currency: a decimal text on the wire, whole kuruş in the database. */
export function money(options: Options & Pick<MoneyField, 'bound' | 'bare' | 'percent'>): MoneyField {
  return {
    kind: 'money',
    ...face(options),
    ...(options.bound ? { bound: options.bound } : {}),
    ...(options.bare ? { bare: true } : {}),
    ...(options.percent ? { percent: options.percent } : {}),
    initial: '',
    struct: wire(Typed),
    wrong: (value) => emptyOr(options, value, isAmount),
  }
}

/** A rate: a percentage, or told in something else, such as the lira of an exchange rate. */
export function rate(
  options: Options &
    Pick<RateField, 'sign'> & {
      /** It is more than this. */
      above?: number
      /** It is this or more. */
      from?: number
    },
): RateField {
  const { above = Number.NEGATIVE_INFINITY, from = Number.NEGATIVE_INFINITY } = options
  const fits = (value: unknown) => Number(value) > above && Number(value) >= from
  return {
    kind: 'rate',
    ...face(options),
    ...(options.sign === undefined ? {} : { sign: options.sign }),
    initial: '',
    struct: wire(Typed),
    wrong: (value) => emptyOr(options, value === '' || value === null || fits(value) ? value : 'none', isNumber),
  }
}

/** Yes or no; yes for a new record unless said otherwise. */
export function flag(options: Options & { initial?: Switch } & Pick<FlagField, 'brings'>): FlagField {
  const { brings } = options
  return { ...switched(options, yesOrNo), ...(brings ? { brings } : {}) }
}

/** Whether a record takes part: active or passive; active when it is new, unless said otherwise. */
export function status(options: Omit<Options, 'label'> & { initial?: Switch } = {}): FlagField {
  return switched({ ...options, label: /*i18n*/ { id: 'common.status', message: 'Durum' } }, activeOrPassive)
}

const yesOrNo: FlagField['says'] = {
  0: /*i18n*/ { id: 'common.no', message: 'Hayır' },
  1: /*i18n*/ { id: 'common.yes', message: 'Evet' },
}

export const activeOrPassive: FlagField['says'] = {
  0: /*i18n*/ { id: 'common.passive', message: 'Pasif' },
  1: /*i18n*/ { id: 'common.active', message: 'Aktif' },
}

function switched(options: Options & { initial?: Switch }, says: FlagField['says']): FlagField {
  return { kind: 'flag', ...face(options), says, initial: options.initial ?? 1, struct: wire(Switch), wrong: () => [] }
}

/** One of a few listed values. */
export function choice(
  options: Options & Pick<ChoiceField, 'choices' | 'several' | 'coded'> & { initial?: string },
): ChoiceField {
  const allowed = inChoices(options.choices.map((one) => one.value))
  return {
    kind: 'choice',
    ...face(options),
    choices: options.choices,
    ...(options.several ? { several: true } : {}),
    ...(options.coded ? { coded: true } : {}),
    initial: options.initial ?? '',
    struct: wire(string()),
    wrong: (value) =>
      value === '' ? broken(options.required ? [required(options.label)] : [], value) : broken([allowed], value),
  }
}

/** A day, as `2026-11-21`. */
export function date(options: Options & { bound?: 'from' | 'to' }): DateField {
  return {
    kind: 'date',
    ...face(options),
    ...(options.bound ? { bound: options.bound } : {}),
    initial: '',
    struct: wire(string()),
    wrong: (value) => emptyOr(options, value, isDate),
  }
}

type Pointing = Pick<ReferenceField, 'to' | 'usedBy' | 'makeHere'>

const pointing = ({ to, usedBy, makeHere }: Pointing): Pointing => ({
  to,
  ...(usedBy ? { usedBy } : {}),
  ...(makeHere ? { makeHere } : {}),
})

/** A record of another resource, which is kept from being deleted while it is named. */
export function reference(options: Options & Pointing & { parent?: boolean; once?: true }): ReferenceField {
  return {
    kind: 'reference',
    ...face(options),
    ...pointing(options),
    parent: options.parent ?? false,
    ...(options.once ? { once: true } : {}),
    initial: null,
    struct: wire(nullable(Id)),
    wrong: (value) => broken(options.required ? [required(options.label)] : [], value),
  }
}

/** A reference of one list as the filter of another, whose rows name nothing by it. */
export function onlyFilter({ usedBy: _, ...field }: ReferenceField): ReferenceField {
  return field
}

/** Several records of another resource, none of them twice. */
export function references(options: Options & Pointing & { ordered?: boolean }): ReferencesField {
  return {
    kind: 'references',
    ...face(options),
    ...pointing(options),
    ordered: options.ordered ?? false,
    initial: [],
    struct: wire(array(Id)),
    wrong: (value) =>
      refusalAt(
        inChoices([]),
        value.flatMap((id, index) => (value.indexOf(id) < index ? [String(index)] : [])),
      ),
  }
}

/** Texts in every language of the shop; the first text names the record and is required in all of them, and so is whatever else must be filled. */
export function translations(
  options: Options & { texts: TranslationsField['texts'] } & Pick<TranslationsField, 'found' | 'previewed'>,
): TranslationsField {
  const shapes = Object.fromEntries(Object.entries(options.texts).map(([key, field]) => [key, field.struct]))
  const naming = Object.keys(options.texts)[0] ?? 'name'
  return {
    kind: 'translations',
    ...face(options),
    texts: options.texts,
    ...(options.found ? { found: options.found } : {}),
    ...(options.previewed ? { previewed: true } : {}),
    initial: [],
    struct: wire(array(object({ language_id: Id, ...shapes }))),
    wrong: (value, context) => [
      ...refusalAt(inChoices([]), givenTwice(value)),
      ...broken([everyLanguageNamed], {
        translations: value.map((row) => ({ language_id: row.language_id, name: String(row[naming] ?? '') })),
        languages: context.languages,
      }).map((refusal) => ({
        ...refusal,
        at: (refusal.at ?? []).map((path) => path.replace(/^translations\./, '').replace(/\.name$/, `.${naming}`)),
      })),
      ...value.flatMap((row, index) =>
        Object.entries(options.texts).flatMap(([key, field]) =>
          under(
            `${index}.${key}`,
            field
              .wrong(String(row[key] ?? ''), context)
              .filter(({ id }) => id !== 'validation.required' || (key !== naming && asked(row.language_id, context))),
          ),
        ),
      ),
    ],
  }
}

/** A stored picture. */
export function image(options: Options & Pick<ImageField, 'fileType'>): ImageField {
  return {
    kind: 'image',
    ...face(options),
    ...(options.fileType ? { fileType: options.fileType } : {}),
    initial: '',
    struct: wire(Text),
    wrong: (value) => [
      ...broken(options.required ? [required(options.label)] : [], value),
      ...broken([storedFormat], { name: value, type: options.fileType ?? 'logo' }),
    ],
  }
}

/** Rows of a small table inside the record. */
export function rows(options: Options & Pick<RowsField, 'columns' | 'drawn'>): RowsField {
  const shapes = Object.fromEntries(Object.entries(options.columns).map(([key, field]) => [key, field.struct]))
  return {
    kind: 'rows',
    ...face(options),
    columns: options.columns,
    ...(options.drawn ? { drawn: options.drawn } : {}),
    initial: [],
    struct: wire(array(object(shapes as Record<string, Struct<unknown>>))),
    wrong: (value, context) =>
      value.flatMap((row, index) =>
        Object.entries(options.columns).flatMap(([key, field]) =>
          under(`${index}.${key}`, (field.wrong as Face<string, unknown>['wrong'])(row[key], context)),
        ),
      ),
  }
}

/** Texts of languages that were switched off are kept as they are. */
const asked = (language_id: number, { languages }: FormContext) => languages.includes(language_id)

/** The places of rows whose language another row before them has. */
function givenTwice(rows: readonly TranslationRow[]): string[] {
  const ids = rows.map((row) => row.language_id)
  return ids.flatMap((id, index) => (ids.indexOf(id) < index ? [`${index}.language_id`] : []))
}
