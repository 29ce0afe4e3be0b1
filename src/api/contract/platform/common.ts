import {
  array,
  coerce,
  define,
  enums,
  type Infer,
  integer,
  max,
  min,
  number,
  object,
  optional,
  pattern,
  record,
  refine,
  type Struct,
  size,
  string,
  union,
  unknown,
} from 'superstruct'
import { isDay } from '#api/rules/platform/dates.ts'
import { isAmount } from '#api/rules/platform/fields.ts'

/** An amount that a list is asked by, as decimal text. */
export const AmountText = refine(string(), isAmount.id, isAmount.holds)

/** On or off, as the API says it. */
export const Switch = enums([0, 1] as const)
export type Switch = Infer<typeof Switch>

/** A step of a chart by its name there, such as `CANCEL`; which there are, the chart says. */
export const StepName = pattern(string(), /^[A-Z][A-Z_]{0,39}$/)

/** The id of a record: 64 bits wide where it is stored, and never larger than JSON carries exactly. */
export const Id = min(max(integer(), Number.MAX_SAFE_INTEGER), 1)

/** An id in a path or a query, where everything is text. */
export const IdText = coerce(Id, string(), (text) => (/^\d{1,16}$/.test(text) ? Number(text) : text))

/** The address of a record in a path. */
export const SlugText = size(pattern(string(), /^[a-z0-9-]+$/), 1, 200)

/** A number as it is typed and sent: a JSON number or its decimal text. The rules judge whether it is one. */
export const Typed = define<number | string>('typed', (value) =>
  typeof value === 'number'
    ? Number.isFinite(value)
    : typeof value === 'string' && value.length <= 40 && isPlain(value),
)
export type Typed = number | string

/** Text that columns and screens can hold. */
export const Text = refine(string(), 'request.malformed', isPlain)

/** Well-formed, without control characters other than tab and line breaks, and without marks that turn the order of what stands beside them. */
function isPlain(text: string): boolean {
  return text.isWellFormed() && !/[^\P{Cc}\t\n\r]|[\u202a-\u202e\u2066-\u2069]/u.test(text)
}

/** A day that there is, as `2026-11-21`. */
export const Day = refine(string(), 'request.malformed', isDay)

/** The page, order and search that every list takes. */
export const listQuery = {
  page: optional(coerce(min(max(integer(), 1_000_000), 0), string(), whole)),
  limit: optional(coerce(min(max(integer(), 1_000_000), 1), string(), whole)),
  order_index: optional(refine(string(), 'request.malformed', (text) => /^[a-z_-]+(\.[a-z_]+)?$/.test(text))),
  order_direction: optional(enums(['asc', 'desc'] as const)),
  search: optional(max_(Text, 255)),
}

function max_(struct: Struct<string, null>, length: number) {
  return refine(struct, 'validation.max_length', (text) => text.length <= length)
}

/** What a list answers. */
export const rowsOf = <T, S>(row: Struct<T, S>) => object({ rows: array(row), total: min(integer(), 0) })

/** One of the rules that a refused request broke, with the values of its sentence and the fields that mend it. */
export const RefusalAnswer = object({
  id: string(),
  about: optional(record(string(), union([string(), number()]))),
  at: optional(array(string())),
})

/** What every failed request answers. `status` 2 is a stock code or barcode that exists already. */
export const FailureAnswer = object({
  status: enums([0, 2] as const),
  error: string(),
  fields: optional(unknown()),
  rules: optional(array(RefusalAnswer)),
})

export const Nothing = object({})

function whole(text: string): unknown {
  return /^\d{1,9}$/.test(text) ? Number(text) : text
}

/** At most so many records are named at once. */
const mostIds = 500

/** `5,7,12`: these records. */
export const Ids = coerce(array(Id), string(), idsIn)

/** The same, or none: the empty text. */
export const SomeIds = coerce(array(Id), string(), (text) => (text === '' ? [] : idsIn(text)))

function idsIn(text: string): unknown {
  return /^\d{1,16}(,\d{1,16})*$/.test(text) ? text.split(',').slice(0, mostIds).map(Number) : text
}
