import type { Call } from '#api/client/platform/call.ts'
import type { CallSession } from '#api/client/platform/http.ts'
import { Nothing } from '#api/contract/platform/common.ts'
import { fileOperations } from '#api/operations/platform/files.ts'
import { type Operation, operationName } from '#api/operations/platform/operation.ts'
import { sessionOperations } from '#api/operations/platform/session.ts'
import { importOperations } from '#api/registry/import-operations.ts'
import { operations } from '#api/registry/operations.ts'
import type { Sample } from '#tests/samples/sample.ts'
import { leftOpen } from './left-open.ts'

/** An operation as the panel calls it. */
export interface ClientCall {
  readonly name: string
  readonly at: readonly [method: string, path: string]
  readonly operation: Operation
  /** It asks for no session: a 401 ends none. */
  readonly open: boolean
  /** It is called with a token of its own. */
  readonly ownToken: boolean
  /** It answers with nothing. */
  readonly empty: boolean
  /** It carries a file, and may take as long as it moves. */
  readonly file: boolean
  /** What may be missing, null or of any type in its answer, as the contract has it: `path how`. */
  readonly lax: RegExp | undefined
}

const carriers: readonly Operation[] = [fileOperations.upload, importOperations.create]

/** Every operation that answers with data. Those that answer with a file are in `exports.test.ts`. */
export const clientCalls: readonly ClientCall[] = operations
  .filter(({ file }) => !file)
  .map((operation) => ({
    name: operationName(operation),
    at: [operation.method, operation.path],
    operation,
    open: operation.codes === 'public',
    ownToken: operation === sessionOperations.signOut,
    empty: operation.data === Nothing,
    file: carriers.includes(operation),
    lax: leftOpen(operation),
  }))

let made = 0

/** Calls it with what its sample is. */
export function ask(
  call: Call,
  asked: ClientCall,
  sample: Sample,
  signal: AbortSignal,
  leaving: CallSession,
): Promise<unknown> {
  made += 1
  const changing = asked.at[0] !== 'GET' && !asked.operation.reads && !asked.open && !asked.ownToken
  return call(asked.operation, {
    ...requestOf(asked.operation, sample),
    ...(changing ? { key: `fault-key-${made}` } : {}),
    ...(asked.ownToken ? { session: leaving } : {}),
    ...(asked.file ? { signal, onProgress() {} } : {}),
  } as never)
}

/** The ids and the question out of a sample's address. */
function requestOf({ path }: Operation, sample: Sample) {
  const [address = '', query] = sample.path.split('?')
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  const fits = path.replace(/:\w+/g, (name) => (name === ':slug' ? '([a-z0-9-]+)' : '(\\d+)'))
  const ids = new RegExp(`^${fits}$`).exec(address)?.slice(1) ?? []
  const given = (name: string, nth: number) => [name, name === 'slug' ? ids[nth] : Number(ids[nth])]
  return {
    ...(ids.length > 0 ? { params: Object.fromEntries(names.map(given)) } : {}),
    ...(query ? { query: Object.fromEntries(new URLSearchParams(query)) } : {}),
    ...(sample.body === undefined ? {} : { body: sample.body }),
  }
}
