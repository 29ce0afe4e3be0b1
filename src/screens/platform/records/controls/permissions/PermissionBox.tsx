import { Checkbox } from '#ui/Checkbox.tsx'
import { useIdAt } from '#ui/field-context.ts'
import own from './permissions.module.css'
import type { Giving } from './use-giving.ts'

interface PermissionBoxProps {
  code: number
  label: string
  path: string
  giving: Giving
}

/** One permission, with its code; nobody ticks what they do not hold. */
export function PermissionBox({ code, label, path, giving }: PermissionBoxProps) {
  return (
    <Checkbox
      id={useIdAt(`${path}.${code}`)}
      checked={giving.has(code)}
      onChange={(on) => giving.set([code], on)}
      refusals={giving.has(code) ? [] : giving.refusals([code])}
      label={
        <>
          {label} <span className={own.code}>{code}</span>
        </>
      }
    />
  )
}
