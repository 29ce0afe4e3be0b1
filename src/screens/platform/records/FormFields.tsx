import { useSelector } from '@xstate/react'
import { type FocusEvent, useContext, useEffect, useRef } from 'react'
import type { Actor } from 'xstate'
import type { Resource } from '#api/resources/platform/resource.ts'
import type { recordFormMachine } from '#machines/platform/record-form/record-form.machine.ts'
import { refusals } from '#machines/platform/refusals.ts'
import { goTo } from '#screens/platform/sentences.ts'
import { FieldScope } from '#ui/field-context.ts'
import { FormPartsContext } from './controls/control.ts'
import { FormPlaces } from './FormPlaces.tsx'
import styles from './form.module.css'
import { LockedNote } from './LockedNote.tsx'
import { RecordField } from './RecordField.tsx'
import type { Parts } from './use-form-parts.tsx'
import { useLock } from './use-lock.ts'

interface FormFieldsProps {
  actor: Actor<typeof recordFormMachine>
  resource: Resource
  parts: Parts
}

/** The fields of a record, one under another. Enter saves; leaving a field shows what is wrong with it. */
export function FormFields({ actor, resource, parts }: FormFieldsProps) {
  const form = useRef<HTMLFormElement>(null)
  const scope = useContext(FieldScope)
  const adds = useSelector(actor, ({ context }) => context.id === null)
  const locked = useLock(actor, { type: 'SUBMIT' })
  useEffect(
    function beginInTheFirstText() {
      if (adds && isFree(form.current))
        form.current?.querySelector<HTMLElement>('input[type="text"], textarea')?.focus()
    },
    [adds],
  )
  return (
    <FormPartsContext value={parts.shared}>
      <LockedNote locked={locked} />
      <form
        ref={form}
        className={styles.fields}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit(actor, parts)
        }}
        onBlur={(event) => touch(actor, resource, event.target.id.replace(scope, ''), event)}
      >
        <FormPlaces actor={actor} resource={resource}>
          {Object.entries(resource.fields).map(([key, field]) => (
            <RecordField key={key} actor={actor} name={key} field={field} locked={locked} />
          ))}
        </FormPlaces>
        {/* Enter submits a form only where it has such a button. */}
        <button type="submit" hidden />
      </form>
    </FormPartsContext>
  )
}

/** Whoever is at work in an open menu or dialog by now is not fetched away by a form that comes late. */
function isFree(form: HTMLFormElement | null): boolean {
  const open = document.activeElement?.closest('[role="menu"], [role="dialog"], [role="alertdialog"]')
  return !open || open.contains(form)
}

/** Saves; where rules stand in the way, shows all errors and leads to the first field that mends one. */
export function submit(actor: FormFieldsProps['actor'], { refusalOptions }: Parts): void {
  const inTheWay = refusals(actor.getSnapshot(), { type: 'SUBMIT' })
  actor.send({ type: inTheWay.length === 0 ? 'SUBMIT' : 'REVEAL' })
  const path = inTheWay.find((refusal) => refusal.at?.length)?.at?.[0]
  if (path) goTo(path, refusalOptions.reveal)
}

/** The ids of controls are their paths. */
function touch(actor: FormFieldsProps['actor'], resource: Resource, path: string, event: FocusEvent): void {
  const [key = ''] = path.split('.')
  if (!(key in resource.fields)) return
  const touch = () => actor.send({ type: 'TOUCH', path })
  // An error that appears now would push away what is being pressed, and the press would miss it.
  if (event.relatedTarget?.matches(':active'))
    window.addEventListener('pointerup', () => setTimeout(touch), { once: true })
  else touch()
}
