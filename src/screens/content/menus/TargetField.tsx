import { useMemo } from 'react'
import type { MenuTarget } from '#api/contract/content/menus.ts'
import { listOfTarget } from '#api/resources/content/menu-places.ts'
import type { Field } from '#api/resources/platform/field.types.ts'
import { reference } from '#api/resources/platform/fields.ts'
import type { Refusal } from '#api/rules/platform/rule.ts'
import { FormPartsContext, useFormParts } from '#screens/platform/records/controls/control.ts'
import type { ShownRefusal } from '#ui/refusal.ts'

interface TargetFieldProps {
  field: Field
  link: MenuTarget
  /** 0: none. */
  value: number
  onChange: (target_id: number) => void
  path: string
  refusals: readonly Refusal[]
  locked: readonly ShownRefusal[]
}

/** The record that an item leads to, found by typing. A category may have others below it. */
export function TargetField({ field, link, value, onChange, ...rest }: TargetFieldProps) {
  const parts = useFormParts()
  const { Inner } = parts
  const { label } = field
  const named = useMemo(
    () => reference({ label, to: listOfTarget[link], required: true, parent: link === 'category' }),
    [label, link],
  )
  return (
    <FormPartsContext value={{ ...parts, id: null }}>
      <Inner
        key={link}
        {...rest}
        field={named}
        value={(value === 0 ? null : value) as never}
        onChange={(id) => onChange(Number(id ?? 0))}
      />
    </FormPartsContext>
  )
}
