import { type ReactNode, useState } from 'react'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'
import { Field } from './Field.tsx'
import { Refusable } from './Refusable.tsx'
import type { ShownRefusal } from './refusal.ts'
import { TextInput } from './TextInput.tsx'

interface ConfirmDialogProps {
  open: boolean
  onClose: () => void
  title: ReactNode
  description: ReactNode
  /** The verb of the act ("Sil"), never a bare "OK". */
  confirm: string
  cancel: string
  onConfirm: () => void
  /** It cannot be undone: the button is filled tomato. */
  destructive?: boolean
  busy?: boolean
  refusals?: readonly ShownRefusal[]
  /** For acts with large consequences: the word that must be typed first, the field's label, and the sentence while it is missing. */
  typed?: { readonly word: string; readonly label: ReactNode; readonly missing: string }
  children?: ReactNode
}

const none: readonly ShownRefusal[] = []

/** Asks before an act that cannot be taken back. */
export function ConfirmDialog({
  open,
  onClose,
  title,
  description,
  confirm,
  cancel,
  onConfirm,
  destructive,
  busy,
  refusals = none,
  typed,
  children,
}: ConfirmDialogProps) {
  const [text, setText] = useState('')
  const [wasOpen, setWasOpen] = useState(open)
  if (open !== wasOpen) {
    setWasOpen(open)
    setText('')
  }
  const untyped = typed && text.trim() !== typed.word
  const inTheWay = untyped ? [...refusals, { id: 'typed', text: typed.missing }] : refusals
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      description={description}
      width="narrow"
      role="alertdialog"
      footer={
        <>
          <Button onPress={onClose}>{cancel}</Button>
          <Refusable
            variant={destructive ? 'destructive' : 'primary'}
            refusals={inTheWay}
            busy={busy ?? false}
            onPress={onConfirm}
          >
            {confirm}
          </Refusable>
        </>
      }
    >
      {children}
      {typed && (
        <Field name="confirm-typed-word" label={typed.label}>
          <TextInput value={text} onChange={setText} spellCheck={false} />
        </Field>
      )}
    </Dialog>
  )
}
