import { array, integer, type Struct } from 'superstruct'
import { inChoices } from '#api/rules/platform/fields.ts'
import { everyCode } from './code-families.ts'
import type { PermissionsField } from './field.types.ts'
import { face, type Options } from './field-face.ts'

/** Permission codes, chosen in a matrix of what they are for and what may be done there. */
export function permissions(options: Options & Pick<PermissionsField, 'presets'>): PermissionsField {
  return {
    kind: 'permissions',
    ...face(options),
    presets: options.presets,
    initial: [],
    struct: array(integer()) as unknown as Struct<readonly number[], unknown>,
    wrong: (codes) =>
      codes.every((code, at) => everyCode.includes(code) && codes.indexOf(code) === at)
        ? []
        : [{ id: inChoices([]).id, at: [''] }],
  }
}
