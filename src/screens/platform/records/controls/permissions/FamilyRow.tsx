import { useLingui } from '@lingui/react'
import { actSays, acts, type CodeFamily } from '#api/resources/platform/code-families.ts'
import { Checkbox } from '#ui/Checkbox.tsx'
import { useIdAt } from '#ui/field-context.ts'
import { PermissionBox } from './PermissionBox.tsx'
import own from './permissions.module.css'
import type { Giving } from './use-giving.ts'

interface FamilyRowProps {
  family: CodeFamily
  path: string
  giving: Giving
}

/** One kind of record: a box for all of it, and one for each act that has a code. */
export function FamilyRow({ family, path, giving }: FamilyRowProps) {
  const { i18n } = useLingui()
  const codes = Object.values(family.codes)
  const id = useIdAt(`${path}.all.${codes[0]}`)
  const given = codes.filter(giving.has)
  const name = i18n._(family.says)
  return (
    <fieldset className={own.family} aria-label={name}>
      <div className={own.name}>
        <Checkbox
          id={id}
          checked={given.length === codes.length || (given.length > 0 && 'mixed')}
          onChange={(on) => giving.set(codes, on)}
          label={name}
          refusals={given.length === codes.length ? [] : giving.refusals(codes)}
        />
      </div>
      {acts.map((act) => {
        const code = family.codes[act]
        return (
          <div key={act} className={own.act} data-empty={code === undefined || undefined}>
            {code !== undefined && (
              <PermissionBox code={code} label={i18n._(actSays[act])} path={path} giving={giving} />
            )}
          </div>
        )
      })}
    </fieldset>
  )
}
