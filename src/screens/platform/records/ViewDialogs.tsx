import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { Actor } from 'xstate'
import { listNamed } from '#api/registry/lists.ts'
import { viewNameLabel } from '#api/rules/platform/list-views.ts'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import { permits } from '#api/rules/platform/session.ts'
import type { listViewsMachine } from '#machines/platform/list-views/list-views.machine.ts'
import { sentencesOf } from '#screens/platform/sentences.ts'
import { Act } from '#screens/platform/steps/Act.tsx'
import { Button } from '#ui/Button.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Field } from '#ui/Field.tsx'
import { useWords } from '#ui/Kit.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import styles from './list.module.css'

type Views = Actor<typeof listViewsMachine>

/** Naming a view, and the question before one is deleted. */
export function ViewDialogs({ actor }: { actor: Views }) {
  const state = useSelector(actor, ({ value }) => value)
  if (state === 'naming' || state === 'saving' || state === 'notSaved') return <Naming actor={actor} />
  if (state === 'confirming' || state === 'deleting' || state === 'notDeleted') return <Deleting actor={actor} />
  return null
}

function Naming({ actor }: { actor: Views }) {
  const { i18n } = useLingui()
  const words = useWords()
  const { value, context } = useSelector(actor, (snapshot) => snapshot)
  const { draft, holder, list, failure } = context
  const cancel = () => actor.send({ type: 'CANCEL' })
  const save = i18n._(/*i18n*/ { id: 'records.save', message: 'Kaydet' })
  return (
    <Dialog
      open
      width="narrow"
      onClose={cancel}
      title={
        draft.id === null
          ? i18n._(/*i18n*/ { id: 'views.new', message: 'Yeni görünüm' })
          : i18n._(/*i18n*/ { id: 'views.keep', message: 'Görünümü kaydet' })
      }
      description={i18n._(
        /*i18n*/ { id: 'views.about', message: 'Filtreler, arama, sıralama ve sütunlar bu adla saklanır.' },
      )}
      footer={
        <>
          <Button onPress={cancel}>{i18n._(/*i18n*/ { id: 'common.cancel', message: 'Vazgeç' })}</Button>
          {value === 'notSaved' ? (
            <Button variant="primary" onPress={() => actor.send({ type: 'RETRY' })}>
              {words.retry}
            </Button>
          ) : (
            <Act actor={actor} event={{ type: 'SUBMIT' }} variant="primary" busy={value === 'saving'}>
              {save}
            </Act>
          )}
        </>
      }
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          actor.send({ type: 'SUBMIT' })
        }}
      >
        <Field name="name" label={i18n._(viewNameLabel)} required>
          <TextInput value={draft.name} onChange={(name) => actor.send({ type: 'TYPE_NAME', name })} />
        </Field>
      </form>
      {permits(holder, listNamed(list).codes.edit) && (
        <Checkbox
          label={i18n._(/*i18n*/ { id: 'views.share', message: 'Mağazadaki herkes görsün' })}
          checked={draft.shared === 1}
          onChange={(on) => actor.send({ type: 'SHARE', shared: on ? 1 : 0 })}
        />
      )}
      {value === 'notSaved' && failure && (
        <p role="alert" className={styles.failed}>
          {sentencesOf(i18n, failureMessages(failure, 'notSaved'))}
        </p>
      )}
    </Dialog>
  )
}

function Deleting({ actor }: { actor: Views }) {
  const { i18n } = useLingui()
  const words = useWords()
  const { value, context } = useSelector(actor, (snapshot) => snapshot)
  const { toDelete, failure } = context
  const cancel = () => actor.send({ type: 'CANCEL' })
  const failed = value === 'notDeleted'
  return (
    <Dialog
      open
      role="alertdialog"
      width="narrow"
      onClose={cancel}
      title={i18n._(
        /*i18n*/ {
          id: 'views.delete_question',
          message: '“{name}” görünümü silinsin mi?',
          values: { name: toDelete?.name ?? '' },
        },
      )}
      description={
        toDelete?.shared === 1
          ? i18n._(
              /*i18n*/ { id: 'views.delete_shops', message: 'Mağazadaki herkes için silinir. Kayıtlara dokunulmaz.' },
            )
          : i18n._(/*i18n*/ { id: 'views.delete_own', message: 'Yalnızca görünüm silinir. Kayıtlara dokunulmaz.' })
      }
      footer={
        <>
          <Button onPress={cancel}>{i18n._(/*i18n*/ { id: 'common.cancel', message: 'Vazgeç' })}</Button>
          <Button
            variant="destructive"
            busy={value === 'deleting'}
            onPress={() => actor.send({ type: failed ? 'RETRY' : 'CONFIRM' })}
          >
            {failed ? words.retry : i18n._(/*i18n*/ { id: 'records.delete', message: 'Sil' })}
          </Button>
        </>
      }
    >
      {failed && failure && (
        <p role="alert" className={styles.failed}>
          {sentencesOf(i18n, failureMessages(failure, 'notDeleted'))}
        </p>
      )}
    </Dialog>
  )
}
