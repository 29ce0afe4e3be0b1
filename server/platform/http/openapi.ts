import { FailureAnswer } from '#api/contract/platform/common.ts'
import { sandboxPaths, sandboxSecurity } from '#server/integrations/marketplace/sandbox/openapi.ts'
import type { Endpoint } from './endpoint.ts'
import { schemaOf } from './json-schema.ts'

/** The OpenAPI 3.1 description of the API, and of the sandbox marketplace where there is one, made from the same structs that judge their requests. */
export function openApi(endpoints: readonly Endpoint[], sandboxAt: string | null = null) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint) }
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

function operationOf(endpoint: Endpoint) {
  const failure = { description: 'Refused', content: json({ $ref: '#/components/schemas/Failure' }) }
  return {
    summary: endpoint.summary,
    ...(endpoint.codes === 'public' ? {} : { security: [{ bearer: [] }] }),
    'x-permission-codes': endpoint.codes,
    parameters: parametersOf(endpoint),
    ...(endpoint.body ? { requestBody: { required: true, content: json(schemaOf(endpoint.body)) } } : {}),
    responses: {
      200: {
        description: 'Done',
        content: endpoint.file ? fileOf(endpoint.file) : json(envelopeOf(endpoint)),
      },
      '4XX': failure,
    },
  }
}

function envelopeOf({ data }: Endpoint) {
  return { type: 'object', properties: { status: { const: 1 }, data: schemaOf(data) }, required: ['status', 'data'] }
}

function fileOf(types: readonly string[]) {
  return Object.fromEntries(types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]))
}

function parametersOf(endpoint: Endpoint) {
  const inPath = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'integer' },
  }))
  const shapes = (endpoint.query?.schema ?? {}) as Record<string, Parameters<typeof schemaOf>[0]>
  const inQuery = Object.entries(shapes).map(([name, shape]) => ({
    name,
    in: 'query',
    required: !shape.is(undefined),
    schema: schemaOf(shape),
  }))
  const changing = endpoint.method !== 'GET' && endpoint.codes !== 'public'
  const inHeader = changing
    ? [
        {
          name: 'Idempotency-Key',
          in: 'header',
          required: endpoint.key === 'required',
          schema: { type: 'string', minLength: 8, maxLength: 100 },
        },
      ]
    : []
  return [...inPath, ...inQuery, ...inHeader]
}

function json(schema: unknown) {
  return { 'application/json': { schema } }
}
