import { useSelector } from '@xstate/react'
import { useCallback } from 'react'
import type { Actor } from 'xstate'
import type { Field } from '#api/resources/platform/field.types.ts'
import { isAsked } from '#api/resources/platform/resource.ts'
import { chosenOnce } from '#api/rules/platform/records.ts'
import { broken, type Refusal } from '#api/rules/platform/rule.ts'
import type { recordFormMachine } from '#machines/platform/record-form/record-form.machine.ts'
import { isUnder, shownRefusals } from '#machines/platform/record-form/record-form.view.ts'
import { useShown } from '#screens/platform/sentences.ts'
import type { ShownRefusal } from '#ui/refusal.ts'
import { FieldControl } from './controls/FieldControl.tsx'

interface RecordFieldProps {
  actor: Actor<typeof recordFormMachine>
  name: string
  field: Field
  locked: readonly ShownRefusal[]
}

/** One field of a form. It is drawn anew only when its own value or its own errors change. */
export function RecordField({ actor, name, field, locked }: RecordFieldProps) {
  const value = useSelector(actor, ({ context }) => context.draft[name])
  const refusals = useSelector(
    actor,
    ({ context }) => shownRefusals(context).filter((refusal) => isUnder(name, refusal)),
    alike,
  )
  const onChange = useCallback(
    (next: unknown, listed?: boolean) =>
      actor.send({ type: 'CHANGE', field: name, value: next, ...(listed ? { listed } : {}) }),
    [actor, name],
  )
  const shown = useSelector(actor, ({ context }) => isAsked(field, context.draft))
  const kept = useKept(actor, name, field)
  // A form that starts over has no values for a moment.
  if (value === undefined || !shown) return null
  return (
    <FieldControl
      field={field}
      value={value as Field['initial']}
      onChange={onChange}
      path={name}
      refusals={refusals}
      locked={locked.length > 0 ? locked : kept}
    />
  )
}

/** Why what was chosen when the record was added stays. */
function useKept(actor: RecordFieldProps['actor'], name: string, field: Field): readonly ShownRefusal[] {
  const once = field.kind === 'reference' && field.once
  const refusals = useSelector(
    actor,
    ({ context: { id, original } }) =>
      once && id !== null ? broken([chosenOnce], { field: name, stored: Number(original[name]), chosen: null }) : none,
    alike,
  )
  return useShown(refusals)
}

const none: readonly Refusal[] = []

function alike(one: readonly Refusal[], other: readonly Refusal[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
