import type { Struct } from 'superstruct'

type Schema = Record<string, unknown>
// biome-ignore lint/suspicious/noExplicitAny: a struct of any shape
export type AnyStruct = Struct<any, any>

/** The JSON Schema of a struct, as far as a struct tells: shapes, choices, what may be null and what may be left out. */
export function schemaOf(struct: AnyStruct): Schema {
  const schema = shapeOf(struct)
  // superstruct's nullable() keeps the type of what it wraps, so the struct itself is asked.
  return struct.is(null) && schema.type ? { ...schema, type: [schema.type, 'null'] } : schema
}

function shapeOf(struct: AnyStruct): Schema {
  switch (struct.type) {
    case 'object':
    case 'type':
      return objectOf(struct.schema as Record<string, AnyStruct> | null)
    case 'array':
      return { type: 'array', items: struct.schema ? schemaOf(struct.schema as AnyStruct) : {} }
    case 'enums':
      return { enum: Object.values(struct.schema as Record<string, unknown>) }
    case 'literal':
      return { const: struct.schema }
    case 'integer':
      return { type: 'integer' }
    case 'number':
    case 'boolean':
    case 'string':
      return { type: struct.type }
    case 'typed':
      return { type: ['number', 'string'], description: 'A number or its decimal text' }
    case 'secret':
      return {
        type: ['boolean', 'string'],
        description: 'A new one, true for the stored one, or an empty text for none',
      }
    default:
      return {}
  }
}

function objectOf(shapes: Record<string, AnyStruct> | null): Schema {
  if (!shapes) return { type: 'object' }
  const entries = Object.entries(shapes)
  const required = entries.filter(([, shape]) => !shape.is(undefined)).map(([key]) => key)
  return {
    type: 'object',
    properties: Object.fromEntries(entries.map(([key, shape]) => [key, schemaOf(shape)])),
    ...(required.length > 0 ? { required } : {}),
    additionalProperties: false,
  }
}
