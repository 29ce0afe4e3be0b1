import { useLingui } from '@lingui/react'
import { useState } from 'react'
import { codeFamilies, singleCodes } from '#api/resources/platform/code-families.ts'
import type { PermissionsField } from '#api/resources/platform/field.types.ts'
import { sentenceOf } from '#screens/platform/sentences.ts'
import { Button } from '#ui/Button.tsx'
import { useIdAt } from '#ui/field-context.ts'
import { useWords } from '#ui/Kit.tsx'
import { LockedContext } from '#ui/locked.ts'
import { TextInput } from '#ui/TextInput.tsx'
import type { ControlProps } from '../control.ts'
import styles from '../controls.module.css'
import { FamilyRow } from './FamilyRow.tsx'
import { Opened } from './Opened.tsx'
import { PermissionBox } from './PermissionBox.tsx'
import own from './permissions.module.css'
import { useGiving } from './use-giving.ts'

/** The permissions of a role: a row for each kind of record with a box for each act, the codes that stand alone, and what all of it opens. */
export function PermissionsControl({ field, value, onChange, path, refusals, locked }: ControlProps<PermissionsField>) {
  const { i18n } = useLingui()
  const { fold } = useWords()
  const id = useIdAt(path)
  const giving = useGiving(value, onChange)
  const [search, find] = useState('')
  const fits = (says: { id: string }, codes: readonly number[]) =>
    fold(`${i18n._(says.id)} ${codes.join(' ')}`).includes(fold(search))
  const families = codeFamilies.filter(({ says, codes }) => fits(says, Object.values(codes)))
  const singles = singleCodes.filter(({ says, code }) => fits(says, [code]))
  const errors = refusals.filter((refusal) => refusal.at?.includes(path)).map((refusal) => sentenceOf(i18n, refusal))
  return (
    <fieldset id={id} tabIndex={-1} className={styles.rows}>
      <legend className={styles.groupLabel}>{i18n._(field.label)}</legend>
      {field.hint && <p className={styles.hint}>{i18n._(field.hint)}</p>}
      {locked.length === 0 && field.presets.length > 0 && (
        <div className={own.presets}>
          <span className={styles.hint}>
            {i18n._(/*i18n*/ { id: 'permissions.presets', message: 'Hazır yetkiler:' })}
          </span>
          {field.presets.map(({ says, codes }) => (
            <Button key={says.id} variant="plain" size="compact" onPress={() => onChange(codes)}>
              {i18n._(says)}
            </Button>
          ))}
        </div>
      )}
      <TextInput
        type="search"
        className={own.search}
        value={search}
        onChange={find}
        aria-label={i18n._(/*i18n*/ { id: 'permissions.find', message: 'Yetki ara' })}
        placeholder={i18n._(/*i18n*/ { id: 'permissions.find_hint', message: 'Yetki ara: ad ya da kod' })}
        // It belongs to no form: Enter in it saves nothing.
        form={`${id}-search`}
      />
      <LockedContext value={locked}>
        <div className={own.matrix}>
          {families.map((family) => (
            <FamilyRow key={family.says.id} family={family} path={path} giving={giving} />
          ))}
          {singles.map(({ code, says }) => (
            <div key={code} className={own.single}>
              <PermissionBox code={code} label={i18n._(says)} path={path} giving={giving} />
            </div>
          ))}
          {families.length + singles.length === 0 && (
            <p className={styles.hint}>
              {i18n._(/*i18n*/ { id: 'permissions.none_found', message: 'Bu adla ya da kodla yetki yok.' })}
            </p>
          )}
        </div>
      </LockedContext>
      {errors.map((error) => (
        <p key={error} className={styles.error}>
          {error}
        </p>
      ))}
      <Opened codes={value} />
    </fieldset>
  )
}
