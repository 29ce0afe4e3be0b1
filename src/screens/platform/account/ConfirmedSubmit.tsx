import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import { failureMessages, type Outcome } from '#api/rules/platform/outcomes.ts'
import { useShown } from '#screens/platform/sentences.ts'
import { useRefusals } from '#screens/platform/useRefusals.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { Refusable } from '#ui/Refusable.tsx'
import { RefusalList } from '#ui/RefusalList.tsx'
import type { ShortFormActor } from './ShortFields.tsx'

const question = 'confirming'

/** What a short form begins with that is sent by `ConfirmedSubmit`: nothing is typed, and the question is closed. */
export const unconfirmed = { fields: { [question]: '' } }

interface ConfirmedSubmitProps {
  actor: ShortFormActor
  /** What is told when nothing better is known. */
  act: Outcome
  title: string
  about: string
  verb: string
  /** What the button is called where its verb alone does not say of what. */
  label?: string
  destructive?: boolean
  /** The question is closed after the server did not do it. */
  onStale?: () => void
}

/** A button that sends a short form without fields once its question is confirmed, and what the server said of the last try. */
export function ConfirmedSubmit({ actor, act, title, about, verb, label, destructive, onStale }: ConfirmedSubmitProps) {
  const { i18n } = useLingui()
  const { fields, failure } = useSelector(actor, ({ context }) => context)
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const refusals = useShown(useRefusals(actor, { type: 'SUBMIT' }))
  const failed = useShown(failure ? failureMessages(failure, act) : [])
  const ask = (text: string) => actor.send({ type: 'FILL', field: question, text })
  return (
    <>
      <Refusable
        variant={destructive ? 'plain' : 'primary'}
        aria-label={label}
        refusals={refusals}
        onPress={() => ask('1')}
      >
        {verb}
      </Refusable>
      <ConfirmDialog
        open={fields[question] === '1'}
        onClose={() => {
          if (failure) onStale?.()
          ask('')
        }}
        title={title}
        description={about}
        confirm={verb}
        cancel={i18n._(/*i18n*/ { id: 'common.cancel', message: 'Vazgeç' })}
        destructive={destructive ?? false}
        busy={busy}
        onConfirm={() => actor.send({ type: 'SUBMIT' })}
      >
        {failed.length > 0 && <RefusalList refusals={failed} />}
      </ConfirmDialog>
    </>
  )
}
