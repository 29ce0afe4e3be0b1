import { define } from 'superstruct'
import { Text } from '#api/contract/platform/common.ts'
import { maxLength, required } from '#api/rules/platform/fields.ts'
import { broken } from '#api/rules/platform/rule.ts'
import type { Face } from './field.types.ts'
import { face, type Options } from './field-face.ts'

/** A password or a key as it travels: a new one as its text, `true` for the one that is stored, `''` for none. What is stored is never told. */
export type Secret = string | true

export interface SecretField extends Face<'secret', Secret> {
  readonly max: number
  /** The fields that say where it is sent: once one of them is another, the stored secret is not sent there, and a new one is asked for. */
  readonly sentTo: readonly string[]
}

const SecretText = define<Secret>('secret', (value) => value === true || Text.is(value))

/** A password, a key or a token: encrypted where it is stored, and never told again. The stored one counts as filled; an empty one removes it. */
export function secret(
  options: Omit<Options, 'listed' | 'searched'> & { max?: number; sentTo?: readonly string[] },
): SecretField {
  const { max = 2_000, sentTo = [] } = options
  return {
    kind: 'secret',
    ...face(options),
    max,
    sentTo,
    initial: '',
    struct: SecretText,
    wrong: (value) =>
      value === true
        ? []
        : broken<string>([...(options.required ? [required(options.label)] : []), maxLength(max)], value),
  }
}
