import type { Struct } from 'superstruct'
import type { Switch, Typed } from '#api/contract/platform/common.ts'
import type { Refusal, Rule, Says } from '#api/rules/platform/rule.ts'
import type { Holder } from '#api/rules/platform/session.ts'
import type { PlaceField } from './place.ts'
import type { SecretField } from './secret.ts'
import type { SwatchField } from './swatch.ts'
import type { ValuesField } from './values.ts'

/** What a field is judged with beside its own value. */
export interface FormContext {
  /** The shop's languages, the default one first. */
  readonly languages: readonly number[]
  /** The code of the shop's home country, such as `TR`; only asked for where rules depend on it. */
  readonly country?: string
  /** Who saves, and the record as it was: nobody gives what they do not hold. Without one nothing may be given. */
  readonly saver?: Saver
}

/** Who saves a record. */
export interface Saver {
  readonly holder: Holder
  /** The record before it is saved; `null` for a new one. */
  readonly before: Readonly<Record<string, unknown>> | null
  /** It is the record of whoever saves it. */
  readonly own?: boolean
  /** What the shop's other records forbid, where the resource is `limited`. */
  readonly limits?: SaveLimits
}

/** What keeps whoever saves a person from doing so, as far as other records say it. */
export interface SaveLimits {
  /** The person may do more than whoever saves them. */
  readonly above: boolean
  /** Nobody else of the shop may do everything. */
  readonly last_admin: boolean
  /** The roles that whoever saves may not give. */
  readonly roles_above: readonly number[]
}

/** Another field of the same record, and the values of it that ask for a field. */
export interface When {
  readonly field: string
  readonly is: readonly string[]
}

/** How records that name another are told where it cannot be deleted. */
export interface UsedBy {
  /** How many there are, as a sentence's end: `{count} ürün`. */
  readonly says: Says
  /** The filter of their list that shows them, where it is not called as the field. */
  readonly filter?: string
  /** The path of their list, where it is not called as they are. */
  readonly path?: string
}

/** What every field kind has, whatever it holds. `V` is the value in a draft and on the wire. */
export interface Face<K extends string, V> {
  readonly kind: K
  readonly label: Says
  readonly hint?: Says
  readonly required: boolean
  /** It is asked for only where another field of the record says so. */
  readonly when?: When
  /** A column of the list. */
  readonly listed: boolean
  /** Found by the list's search. */
  readonly searched: boolean
  /** A list is narrowed by it where another screen leads, such as a report: no button offers it, and its chip takes it away. */
  readonly ledTo?: true
  /** The value of a new record. */
  readonly initial: V
  /** The shape on the wire. */
  readonly struct: Struct<V, unknown>
  /** The rules that this value breaks; `at` is relative to the field (`''` is the field itself). */
  wrong(value: V, context: FormContext): Refusal[]
}

export interface TextField extends Face<'text', string> {
  readonly max: number
  /** What a text must obey, if there is one. */
  readonly rules: readonly Rule<string>[]
  /** It is a colour as six hexadecimal digits, and is chosen from a palette too. */
  readonly colour?: true
  /** The keys that a phone shows for it. */
  readonly keys?: 'email' | 'tel' | 'numeric'
  /** In a row: what another company calls it, found by typing. */
  readonly lookup?: Lookup
  /** A record that is stored without it may stay so, although new ones need it; where that is said, only as long as another field says so. */
  readonly emptyStays?: true | When
}

/** A name that a marketplace knows, in a row of a record. */
export interface Lookup {
  /** Which of its lists has the name. */
  readonly of: 'brands' | 'categories'
  /** The column of the row that says which marketplace. */
  readonly at: string
  /** The column that keeps the number of what was chosen; nobody types it. */
  readonly id: string
}
export interface LongTextField extends Face<'longText', string> {
  readonly max: number
}
/** HTML of a few tags, cleaned where it is stored (D15). */
export interface RichTextField extends Face<'richText', string> {
  readonly max: number
}
export interface QuantityField extends Face<'quantity', Typed> {
  readonly min: number
}
export interface MoneyField extends Face<'money', Typed> {
  /** It may be something else than money, such as a weight: no currency stands beside it. */
  readonly bare?: true
  /** Where another field of the record says so it is a percentage, and elsewhere money. */
  readonly percent?: When
  /** A list is asked by it: for what costs so much or more, or so much or less. */
  readonly bound?: 'from' | 'to'
}
export interface RateField extends Face<'rate', Typed> {
  /** What it is told in, where that is not percent; nothing where another field says it. */
  readonly sign?: string
}
export interface FlagField extends Face<'flag', Switch> {
  /** What it is called when it is off and on. */
  readonly says: Readonly<Record<Switch, Says>>
  /** What saving it off and on brings, and what it leaves: said at the switch while that is not saved. */
  readonly brings?: Readonly<Record<Switch, Says>>
}
export interface ChoiceField extends Face<'choice', string> {
  readonly choices: readonly { readonly value: string; readonly says: Says }[]
  /** Its values are codes that people know: they stand before the words, as in `100 Kasa`. */
  readonly coded?: true
  /** A list can be asked for several of them at once. */
  readonly several?: true
}
export interface DateField extends Face<'date', string> {
  /** A list is asked by it: for what is of this day or later, or of this day or earlier. */
  readonly bound?: 'from' | 'to'
}
export interface ReferenceField extends Face<'reference', number | null> {
  /** The resource it points to, such as `brands`. */
  readonly to: string
  readonly usedBy?: UsedBy
  /** Whoever misses one in a form may make it there. */
  readonly makeHere?: true
  /** It is the parent in a tree of these records: any of them but the record itself and those below it. */
  readonly parent: boolean
  /** Chosen when the record is added, and kept. */
  readonly once?: true
}
export interface ReferencesField extends Face<'references', readonly number[]> {
  readonly to: string
  readonly usedBy?: UsedBy
  /** See `ReferenceField`. */
  readonly makeHere?: true
  /** Their order matters, and people choose it. */
  readonly ordered: boolean
}
export interface TranslationsField extends Face<'translations', readonly TranslationRow[]> {
  /** The texts of one language; the first one is the naming text. */
  readonly texts: Readonly<Record<string, TextField | LongTextField | RichTextField>>
  /** The texts that a search engine shows, each with the one that stands in where it is empty. */
  readonly found?: Found
  /** They are a page of the storefront, which can be looked at before it is saved. */
  readonly previewed?: true
}
/** The codes of a role. */
export interface PermissionsField extends Face<'permissions', readonly number[]> {
  /** Sets of codes to begin with. */
  readonly presets: readonly { readonly says: Says; readonly codes: readonly number[] }[]
}
/** The name of a stored file, or `''`. Lists and records also carry `<field>_url`. */
export interface ImageField extends Face<'image', string> {
  /** It is uploaded as one of these, which may have formats of their own (R100); else as a logo. */
  readonly fileType?: 'favicon' | 'content'
}
export interface RowsField extends Face<'rows', readonly Row[]> {
  readonly columns: Readonly<Record<string, Exclude<Field, SecretField>>>
  /** They are not typed into a table but drawn: a key of src/screens/drawn-rows.ts. */
  readonly drawn?: 'label' | 'menu'
}

export interface Found {
  readonly title: readonly string[]
  readonly description: readonly string[]
  /** Where it lies in the storefront: the text that ends its address, and what stands before that. */
  readonly address?: { readonly text: string; readonly under: string }
}

export interface TranslationRow {
  readonly language_id: number
  readonly [text: string]: string | number
}
export type Row = Readonly<Record<string, unknown>>

export type Field =
  | TextField
  | LongTextField
  | RichTextField
  | PlaceField
  | QuantityField
  | MoneyField
  | RateField
  | FlagField
  | ChoiceField
  | DateField
  | ReferenceField
  | ReferencesField
  | TranslationsField
  | ImageField
  | RowsField
  | ValuesField
  | SwatchField
  | SecretField
  | PermissionsField
export type Kind = Field['kind']
