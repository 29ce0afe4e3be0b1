import type { Struct } from 'superstruct'
import { Text } from '#api/contract/platform/common.ts'
import { broken } from '#api/rules/platform/rule.ts'
import { isSwatch } from '#api/rules/platform/values.ts'
import type { Face } from './field.types.ts'
import { face, type Options } from './field-face.ts'

/** How a value looks where it is chosen: a colour (`#1f6feb`), the name of a stored picture, or `''`. */
export type SwatchField = Face<'swatch', string>

/** A colour or a picture. */
export function swatch(options: Options): SwatchField {
  return {
    kind: 'swatch',
    ...face(options),
    initial: '',
    struct: Text as unknown as Struct<string, unknown>,
    wrong: (value) => broken([isSwatch], value),
  }
}
