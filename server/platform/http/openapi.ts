import { FailureAnswer } from '#api/contract/platform/common.ts'
import type { Operation } from '#api/operations/platform/operation.ts'
import { sandboxPaths, sandboxSecurity } from '#server/integrations/marketplace/sandbox/openapi.ts'
import { type AnyStruct, schemaOf } from './json-schema.ts'

/** The OpenAPI 3.1 description of the API, and of the sandbox marketplace where there is one, made from the same structs that judge their requests. */
export function openApi(operations: readonly Operation[], sandboxAt: string | null = null) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const operation of operations) {
    const path = operation.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [operation.method.toLowerCase()]: described(operation) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Kepenk',
      version: '1',
      description: 'The panel API. Success is `status` 1; a refused request names the rules that refused it.',
    },
    paths: { ...paths, ...(sandboxAt ? sandboxPaths(sandboxAt) : {}) },
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        ...(sandboxAt ? sandboxSecurity : {}),
      },
      schemas: { Failure: schemaOf(FailureAnswer) },
    },
  }
}

function described(operation: Operation) {
  const failure = { description: 'Refused', content: json({ $ref: '#/components/schemas/Failure' }) }
  return {
    summary: operation.summary,
    ...(operation.codes === 'public' ? {} : { security: [{ bearer: [] }] }),
    'x-permission-codes': operation.codes,
    parameters: parametersOf(operation),
    ...(operation.body ? { requestBody: { required: true, content: json(schemaOf(operation.body)) } } : {}),
    responses: {
      200: {
        description: 'Done',
        content: operation.file ? fileOf(operation.file) : json(envelopeOf(operation.data)),
        ...(operation.maxAge === undefined ? {} : { headers: keptHeaders }),
      },
      ...(operation.maxAge === undefined ? {} : { 304: { description: 'Not changed since' } }),
      ...(operation.path.includes(':slug') ? { 301: movedAnswer } : {}),
      '4XX': failure,
    },
  }
}

/** How long an answer may be kept, and what to ask with then. */
const keptHeaders = {
  'Cache-Control': { schema: { type: 'string' } },
  ETag: { schema: { type: 'string' } },
  'Last-Modified': { schema: { type: 'string' }, description: 'Where one moment is known of all of it' },
}

/** The address was given up for another one. */
const movedAnswer = { description: 'Moved', headers: { Location: { required: true, schema: { type: 'string' } } } }

function envelopeOf(data: AnyStruct) {
  return { type: 'object', properties: { status: { const: 1 }, data: schemaOf(data) }, required: ['status', 'data'] }
}

function fileOf(types: readonly string[]) {
  return Object.fromEntries(types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]))
}

function parametersOf(operation: Operation) {
  const inPath = [...operation.path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: name === 'slug' ? { type: 'string', pattern: '^[a-z0-9-]+$' } : { type: 'integer' },
  }))
  const shapes = (operation.query?.schema ?? {}) as Record<string, Parameters<typeof schemaOf>[0]>
  const inQuery = Object.entries(shapes).map(([name, shape]) => ({
    name,
    in: 'query',
    required: !shape.is(undefined),
    schema: schemaOf(shape),
  }))
  const changing = operation.method !== 'GET' && operation.codes !== 'public'
  const inHeader = changing
    ? [
        {
          name: 'Idempotency-Key',
          in: 'header',
          required: operation.key === 'required',
          schema: { type: 'string', minLength: 8, maxLength: 100 },
        },
      ]
    : operation.maxAge === undefined
      ? []
      : visitorHeaders
  return [...inPath, ...inQuery, ...inHeader]
}

/** Which shop and which language visitors read, and what they have already. */
const visitorHeaders = [
  { name: 'x-sid', in: 'header', required: false, schema: { type: 'integer' } },
  { name: 'x-lid', in: 'header', required: false, schema: { type: 'integer' } },
  { name: 'If-None-Match', in: 'header', required: false, schema: { type: 'string' } },
]

function json(schema: unknown) {
  return { 'application/json': { schema } }
}
