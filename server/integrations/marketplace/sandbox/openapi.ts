import type { Struct } from 'superstruct'
import { schemaOf } from '#server/platform/http/json-schema.ts'
import type { SandboxCall } from './call.ts'
import { login, sandboxCalls } from './calls.ts'

type Described = Pick<SandboxCall, 'method' | 'path' | 'summary' | 'query' | 'body' | 'data' | 'perMinute'>

/** The marketplace integration service in the words of OpenAPI, with its paths below `base`. It has tokens of its own: the panel's opens nothing. */
export function sandboxPaths(base: string): Record<string, unknown> {
  const all: readonly Described[] = [login, ...sandboxCalls]
  return Object.fromEntries(all.map((one) => [`${base}${one.path}`, { [one.method.toLowerCase()]: operationOf(one) }]))
}

/** How its calls are opened. */
export const sandboxSecurity = { marketplace: { type: 'http', scheme: 'bearer', description: 'From its own login' } }

function operationOf({ path, summary, query, body, data, perMinute }: Described) {
  const failure = {
    description: 'Refused',
    content: json({ type: 'object', properties: { errors: { type: 'array' } } }),
  }
  return {
    tags: ['marketplace integration service'],
    summary: `${summary}. At most ${perMinute} a minute`,
    security: path === login.path ? [] : [{ marketplace: [] }],
    parameters: Object.entries((query?.schema ?? {}) as Record<string, Struct<unknown, unknown>>).map(
      ([name, shape]) => ({ name, in: 'query', required: !shape.is(undefined), schema: schemaOf(shape) }),
    ),
    ...(body ? { requestBody: { required: true, content: json(schemaOf(body)) } } : {}),
    responses: { 200: { description: 'Done', content: json(schemaOf(data)) }, '4XX': failure },
  }
}

function json(schema: unknown) {
  return { 'application/json': { schema } }
}
