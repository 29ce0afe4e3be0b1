import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import { useCallback } from 'react'
import type { Actor } from 'xstate'
import type { Switch } from '#api/contract/platform/common.ts'
import type { Field, FlagField } from '#api/resources/platform/field.types.ts'
import { isAsked, mustFill } from '#api/resources/platform/resource.ts'
import { chosenOnce } from '#api/rules/platform/records.ts'
import { broken, type Refusal } from '#api/rules/platform/rule.ts'
import { resourceOf, saverOf } from '#machines/platform/record-form/record-form.context.ts'
import type { recordFormMachine } from '#machines/platform/record-form/record-form.machine.ts'
import { isUnder, shownRefusals } from '#machines/platform/record-form/record-form.view.ts'
import { useShown } from '#screens/platform/sentences.ts'
import { shopHome } from '#screens/platform/wiring/shop-preferences.ts'
import type { ShownRefusal } from '#ui/refusal.ts'
import { FieldControl } from './controls/FieldControl.tsx'
import styles from './form.module.css'

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
  const optional = useSelector(actor, ({ context }) => !mustFill(name, field, context.draft, saverOf(context)))
  const kept = useKept(actor, name, field)
  // A form that starts over has no values for a moment.
  if (value === undefined || !shown) return null
  const control = (
    <FieldControl
      field={field}
      value={value as Field['initial']}
      onChange={onChange}
      path={name}
      optional={optional}
      refusals={refusals}
      locked={locked.length > 0 ? locked : kept}
    />
  )
  if (field.kind !== 'flag' || !field.brings) return control
  return (
    <div>
      {control}
      <Brings actor={actor} name={name} brings={field.brings} />
    </div>
  )
}

/** What a switch that was turned brings once it is saved, also where another one turned it. */
function Brings({
  actor,
  name,
  brings,
}: Pick<RecordFieldProps, 'actor' | 'name'> & Required<Pick<FlagField, 'brings'>>) {
  const { i18n } = useLingui()
  const turned = useSelector(actor, ({ context: { draft, original } }) =>
    draft[name] === original[name] ? null : (draft[name] as Switch),
  )
  return (
    <p role="status" className={styles.brings}>
      {turned !== null && i18n._(brings[turned])}
    </p>
  )
}

/** Why what was chosen when the record was added stays, and why the shop's default stays on. */
function useKept(actor: RecordFieldProps['actor'], name: string, field: Field): readonly ShownRefusal[] {
  const once = field.kind === 'reference' && field.once
  const refusals = useSelector(
    actor,
    ({ context }) => {
      const { id, original } = context
      const { home } = resourceOf(context)
      if (id === null) return none
      if (once) return broken([chosenOnce], { field: name, stored: Number(original[name]), chosen: null })
      if (name !== 'status' || !home) return none
      // Off is what it would become; one that is off already may be put right.
      const own = context.draft.status === 1 && original[home.field] === shopHome()?.[home.of]
      return broken([home.rule], { status: 0, home: own })
    },
    alike,
  )
  return useShown(refusals)
}

const none: readonly Refusal[] = []

function alike(one: readonly Refusal[], other: readonly Refusal[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
