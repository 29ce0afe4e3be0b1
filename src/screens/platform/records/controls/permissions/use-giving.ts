import { broken } from '#api/rules/platform/rule.ts'
import { aboveOwn } from '#api/rules/platform/session.ts'
import { useShown } from '#screens/platform/sentences.ts'
import type { ShownRefusal } from '#ui/refusal.ts'
import { useFormParts } from '../control.ts'

/** What a role holds while it is edited, and how that is changed. */
export interface Giving {
  has(code: number): boolean
  set(codes: readonly number[], on: boolean): void
  /** Why these may not be given. */
  refusals(codes: readonly number[]): readonly ShownRefusal[]
}

export function useGiving(value: readonly number[], onChange: (codes: readonly number[]) => void): Giving {
  const { saver } = useFormParts()
  const before = (saver.before?.permissions ?? []) as readonly number[]
  const holder = saver.holder
  const said = useShown([{ id: aboveOwn.id }])
  return {
    has: (code) => value.includes(code),
    set: (codes, on) => {
      const others = value.filter((code) => !codes.includes(code))
      onChange((on ? [...others, ...codes] : others).sort((one, other) => one - other))
    },
    refusals: (given) => (broken([aboveOwn], { holder, given, before }).length > 0 ? said : []),
  }
}
