import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import { type KeyboardEvent, type SyntheticEvent, useEffect, useEffectEvent, useState } from 'react'
import type { ResourceName } from '#api/registry/resources.ts'
import { nameIn } from '#api/resources/platform/naming.ts'
import type { Draft } from '#api/resources/platform/resource.ts'
import { hasUnsaved } from '#machines/platform/record-form/record-form.context.ts'
import { CloseQuestion } from '#screens/platform/frame/CloseQuestion.tsx'
import { isPressed } from '#screens/platform/frame/shortcuts.ts'
import { useUnsavedGuard } from '#screens/platform/frame/unsaved-guard.ts'
import { titleOf } from '#screens/platform/frame/use-title.ts'
import { useHolder } from '#screens/platform/session/use-session.ts'
import { Act } from '#screens/platform/steps/Act.tsx'
import { recordForm } from '#screens/platform/wiring/records.ts'
import { toast } from '#screens/platform/wiring/toasts.ts'
import { Button } from '#ui/Button.tsx'
import type { Choice } from '#ui/choice.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { FieldScope } from '#ui/field-context.ts'
import { Skeleton } from '#ui/Skeleton.tsx'
import { FormFields, submit } from '../FormFields.tsx'
import { RecordUnreachable } from '../FormStates.tsx'
import { SaveFailed } from '../SaveFailed.tsx'
import { useFormParts } from '../use-form-parts.tsx'
import type { NewRecordProps } from './make-here.ts'
import { useSaveAtOnce } from './use-save-at-once.ts'

const scope = 'new-'

/** A record that is made in the middle of another form: at once where its name is all it needs, else in its own form, over the page. */
export default function NewRecord({ resource, name, onMade, onDone }: NewRecordProps) {
  const { i18n } = useLingui()
  const holder = useHolder()
  const actor = useActorRef(recordForm, { input: { resource: resource.name as ResourceName, id: null, holder } })
  const parts = useFormParts(actor, resource)
  const asks = useSaveAtOnce(actor, name)
  const [leaving, setLeaving] = useState(false)
  const state = useSelector(actor, ({ value }) => value)
  const made = useEffectEvent((choice: Choice<number>, record: Draft) => {
    toast({ type: 'success', message: madeWords, about: { name: choice.label } })
    onMade(choice, record)
    onDone()
  })
  useEffect(
    function hearOfTheEnd() {
      const hearing = actor.on('saved', ({ now }) => {
        const { languages } = actor.getSnapshot().context
        queueMicrotask(() => made({ value: now.id, label: nameIn(resource, now.draft, ...languages) }, now.draft))
      })
      return () => hearing.unsubscribe()
    },
    [actor, resource],
  )
  const unsaved = () => hasUnsaved(actor.getSnapshot().context)
  useUnsavedGuard(() => asks && unsaved())
  if (!asks) return null
  const close = () => (unsaved() ? setLeaving(true) : onDone())
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isPressed('save', event.nativeEvent)) return
    event.preventDefault()
    event.stopPropagation()
    submit(actor, parts)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what happens in the dialog is not heard by the form around it
    <div onSubmit={stop} onBlur={stop} onKeyDown={onKeyDown}>
      <Dialog
        open
        onClose={close}
        title={titleOf(i18n, { title: resource.one, adds: true })}
        footer={
          <>
            <Button onPress={close}>{i18n._(/*i18n*/ { id: 'common.cancel', message: 'Vazgeç' })}</Button>
            <Act
              actor={actor}
              event={{ type: 'SUBMIT' }}
              variant="primary"
              busy={state === 'saving'}
              {...parts.refusalOptions}
              onRefused={() => actor.send({ type: 'REVEAL' })}
            >
              {i18n._(/*i18n*/ { id: 'records.save', message: 'Kaydet' })}
            </Act>
          </>
        }
      >
        <FieldScope value={scope}>
          <div data-field-scope={scope}>
            {state === 'opening' && <Skeleton shape="form" rows={2} />}
            {state === 'unreachable' && <RecordUnreachable actor={actor} />}
            {state !== 'opening' && state !== 'unreachable' && (
              <>
                <SaveFailed actor={actor} parts={parts} />
                <FormFields actor={actor} resource={resource} parts={parts} />
              </>
            )}
          </div>
        </FieldScope>
        <CloseQuestion open={leaving} onClose={() => setLeaving(false)} onConfirm={onDone} />
      </Dialog>
    </div>
  )
}

const madeWords = /*i18n*/ { id: 'choices.made', message: '“{name}” eklendi.' }

function stop(event: SyntheticEvent): void {
  event.stopPropagation()
}
