import type { Infer, Struct } from 'superstruct'

// biome-ignore lint/suspicious/noExplicitAny: a struct of any shape
type AnyStruct = Struct<any, any>

interface Declared {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** What begins with a colon in it is the id of a record, `/v1/panel/orders/:id`; `:slug` is the address of one, `/v1/web/pages/:slug`. */
  readonly path: string
  /** What it is for, in the words of the API's description. */
  readonly summary: string
  /** The permission codes that open it (100 always does), `signed-in` for all staff, `public` for everybody. There is no default. */
  readonly codes: readonly number[] | 'signed-in' | 'public'
  readonly query?: AnyStruct
  readonly body?: AnyStruct
  /** It moves money or stock: without an Idempotency-Key it is refused. */
  readonly key?: 'required'
  /** It carries more than a query can hold, and changes nothing all the same: without transaction and key. */
  readonly reads?: true
  /** It may be called while the panel is only seen as a role. */
  readonly whileViewing?: true
  /** The largest body in bytes; 1 MiB unless said otherwise. */
  readonly largest?: number
  /** For so many seconds whoever was answered may show it again without asking; then they ask whether it changed. Only what is public. */
  readonly maxAge?: number
}

interface Answering extends Declared {
  /** What `data` of the answer is. */
  readonly data: AnyStruct
  readonly file?: never
}

interface AnsweringFile extends Declared {
  readonly method: 'GET'
  /** The media types of the file that is answered instead of JSON. */
  readonly file: readonly string[]
  readonly data?: never
}

/** Something that the API can be asked to do, said once: the panel calls it, the server handles it, its description and its tests read it. */
export type Operation = Answering | AnsweringFile

/** Declares an operation. What it is made of is known to the compiler wherever it is called and handled. */
export function operation<const O extends Operation>(
  declared: O & Record<Exclude<keyof O, keyof Declared | keyof Answering>, never>,
): O {
  return declared
}

/** What opens a call that these codes of a list open: all the staff where there are none. */
export function openedBy(codes: readonly number[]): readonly number[] | 'signed-in' {
  return codes.length === 0 ? 'signed-in' : codes
}

/** The ids in its path, and the address, by their names. */
export type ParamsOf<O extends Operation> = {
  readonly [Name in NamesIn<O['path']>]: Name extends 'slug' ? string : number
}

type NamesIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

/** Its query as the server reads it. */
export type QueryOf<O extends Operation> = O extends { readonly query: infer Q extends AnyStruct }
  ? Infer<Q>
  : undefined

export type BodyOf<O extends Operation> = O extends { readonly body: infer B extends AnyStruct } ? Infer<B> : undefined

/** What it answers with. */
export type AnswerOf<O extends Operation> = O extends { readonly data: infer D extends AnyStruct } ? Infer<D> : Blob

/** What a call of it is made of; what it does not take cannot be given. Of a query, `null` and `undefined` are left out. */
export type RequestOf<O extends Operation> = Given<'params', ParamsOf<O>> &
  Given<'query', Sent<QueryOf<O>>> &
  Given<'body', Kept<BodyOf<O>>>

/** A part that has to be given, may be left out, or is none. */
type Given<Part extends string, T> = [T] extends [undefined]
  ? unknown
  : [keyof T] extends [never]
    ? unknown
    : Record<never, never> extends T
      ? { readonly [P in Part]?: T }
      : { readonly [P in Part]: T }

type Sent<T> = T extends undefined
  ? undefined
  : { readonly [K in keyof T]: Kept<T[K]> | (undefined extends T[K] ? null : never) }

/** As it is, and nobody changes it. */
type Kept<T> = T extends object ? { readonly [K in keyof T]: Kept<T[K]> } : T

/** What tells one operation from all others: `GET /v1/panel/orders/:id`. */
export function operationName({ method, path }: Pick<Operation, 'method' | 'path'>): string {
  return `${method} ${path}`
}

/** Its path with these ids in it. */
export function pathWith(path: string, params: Readonly<Record<string, number | string>> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
}
