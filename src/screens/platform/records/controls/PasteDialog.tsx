import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { Actor } from 'xstate'
import { pastedIn, type pasteValuesMachine } from '#machines/platform/paste-values/paste-values.machine.ts'
import { Act } from '#screens/platform/steps/Act.tsx'
import { Button } from '#ui/Button.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Field } from '#ui/Field.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import styles from './values.module.css'

/** Takes a list as people have it, and tells before it is added what is new, what is there already, and what is blank. */
export function PasteDialog({ actor }: { actor: Actor<typeof pasteValuesMachine> }) {
  const { i18n } = useLingui()
  const { context, open } = useSelector(
    actor,
    (snapshot) => ({ context: snapshot.context, open: snapshot.matches('open') }),
    (one, other) => one.context === other.context && one.open === other.open,
  )
  const { fresh } = pastedIn(context)
  const close = () => actor.send({ type: 'CANCEL' })
  return (
    <Dialog
      open={open}
      onClose={close}
      title={i18n._(/*i18n*/ { id: 'values.paste', message: 'Liste yapıştır' })}
      footer={
        <>
          <Button onPress={close}>{i18n._(/*i18n*/ { id: 'common.cancel', message: 'Vazgeç' })}</Button>
          <Act actor={actor} event={{ type: 'ADD' }} variant="primary">
            {i18n._(
              /*i18n*/ {
                id: 'values.add_all',
                message: '{count, plural, =0 {Ekle} other {# değer ekle}}',
                values: { count: fresh.length },
              },
            )}
          </Act>
        </>
      }
    >
      <div className={styles.notice}>
        <Field
          name="pasted-values"
          label={i18n._(/*i18n*/ { id: 'values.list', message: 'Değerler' })}
          hint={i18n._(
            /*i18n*/ {
              id: 'values.list_hint',
              message:
                'Her satıra bir değer, ya da aralarında virgül veya sekmeyle tek satırda. Tablodan kopyalanan sütunlar dillerin adları olur.',
            },
          )}
        >
          <TextArea value={context.text} onChange={(text) => actor.send({ type: 'TYPE', text })} rows={8} />
        </Field>
        {context.languages > 1 && (
          <Checkbox
            checked={context.alike}
            onChange={(on) => actor.send({ type: 'ALIKE', on })}
            label={i18n._(/*i18n*/ { id: 'values.alike', message: 'Öteki dillere de aynı adı yaz' })}
          />
        )}
        <PasteSummary actor={actor} />
      </div>
    </Dialog>
  )
}

/** What adding will do. */
function PasteSummary({ actor }: { actor: Actor<typeof pasteValuesMachine> }) {
  const { i18n } = useLingui()
  const context = useSelector(actor, (snapshot) => snapshot.context)
  const { fresh, repeated, blank } = pastedIn(context)
  return (
    <div role="status">
      {fresh.length > 0 && (
        <p>
          {i18n._(
            /*i18n*/ {
              id: 'values.fresh',
              message: '{count, plural, other {# yeni değer}}: {names}',
              values: { count: fresh.length, names: excerpt(fresh.map(([name = '']) => name)) },
            },
          )}
        </p>
      )}
      {repeated.length > 0 && (
        <p>
          {i18n._(
            /*i18n*/ {
              id: 'values.repeated',
              message: '{count, plural, other {# değer}} yinelendiği için alınmaz: {names}',
              values: { count: repeated.length, names: excerpt(repeated) },
            },
          )}
        </p>
      )}
      {blank > 0 && (
        <p>
          {i18n._(
            /*i18n*/ {
              id: 'values.blank',
              message: '{count, plural, other {# boş değer}} atlanır.',
              values: { count: blank },
            },
          )}
        </p>
      )}
    </div>
  )
}

const most = 8

function excerpt(names: readonly string[]): string {
  return names.length > most ? `${names.slice(0, most).join(', ')} …` : names.join(', ')
}
