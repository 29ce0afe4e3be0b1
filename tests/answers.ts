import { validate } from 'superstruct'
import type { Operation } from '#api/operations/platform/operation.ts'
import { endpoints } from '#server/registry.ts'

/** Throws unless what an operation answered is what it declares, no less and no more: what nobody declared, nobody shall be told. */
export function judgeAnswer(method: string, path: string, body: unknown): void {
  const { status, data } = Object(body) as { status?: unknown; data?: unknown }
  const declared = status === 1 ? operationAt(method, path)?.data : undefined
  const [wrong] = declared ? validate(data, declared) : []
  if (wrong) throw new Error(`${method} ${path} does not answer as it is declared: ${wrong.message}`)
}

/** The operation that a request is for: the first that its path fits, as the app takes it. */
function operationAt(method: string, path: string): Operation | undefined {
  const bare = path.split('?')[0] ?? ''
  return routes.find((one) => one.method === method && one.fits.test(bare))?.operation
}

const routes = endpoints.map((operation) => ({
  operation,
  method: operation.method,
  fits: new RegExp(`^${operation.path.replace(/:\w+/g, '[^/]+')}$`),
}))
