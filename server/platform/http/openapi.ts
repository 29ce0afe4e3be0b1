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
      },
      '4XX': failure,
    },
  }
}

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
    schema: { type: 'integer' },
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
    : []
  return [...inPath, ...inQuery, ...inHeader]
}

function json(schema: unknown) {
  return { 'application/json': { schema } }
}
