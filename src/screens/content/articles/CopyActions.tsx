import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import { useMemo } from 'react'
import type { CopyState } from '#api/contract/content/working-copies.ts'
import { failureMessages, type Outcome } from '#api/rules/platform/outcomes.ts'
import { type Copied, copyDiscarding, copyPublishing } from '#screens/content/wiring/working-copies.ts'
import type { ShortFormActor } from '#screens/platform/account/ShortFields.tsx'
import { useAfterSending } from '#screens/platform/account/use-after-sending.ts'
import { useShown } from '#screens/platform/sentences.ts'
import { useRefusals } from '#screens/platform/useRefusals.ts'
import { toast } from '#screens/platform/wiring/toasts.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { Refusable } from '#ui/Refusable.tsx'
import { RefusalList } from '#ui/RefusalList.tsx'
import { CopySchedule } from './CopySchedule.tsx'

interface CopyActionsProps extends Copied {
  name: string
  state: CopyState | null
  /** Something is typed that is not saved in the copy. */
  unsaved: boolean
  /** It was not done: what is known of the copy may be old. */
  onStale: () => void
  /** The copy is no more. */
  onOver: () => void
}

/** Puts a copy in the place of what visitors see, or throws it away; each asks first. */
export function CopyActions({ of, id, name, state, unsaved, onStale, onOver }: CopyActionsProps) {
  const { i18n } = useLingui()
  const publishing = useActorRef(
    useMemo(() => copyPublishing({ of, id, state, unsaved }), [of, id, state, unsaved]),
    { input: { fields: { asked: '' } } },
  )
  const discarding = useActorRef(
    useMemo(() => copyDiscarding({ of, id, state }), [of, id, state]),
    { input: { fields: { asked: '' } } },
  )
  const over = (said: 'published' | 'discarded') => {
    toast({ type: 'success', message: done[said] })
    onOver()
  }
  useAfterSending(publishing, () => over('published'))
  useAfterSending(discarding, () => over('discarded'))
  return (
    <>
      <Asked
        actor={discarding}
        act="notDeleted"
        title={i18n._(
          /*i18n*/ {
            id: 'content.ask_discard',
            message: '“{name}” için çalışma kopyası atılsın mı?',
            values: { name },
          },
        )}
        about={i18n._(
          /*i18n*/ {
            id: 'content.ask_discard_about',
            message: 'Kopyada yazılan kaybolur; yayındaki olduğu gibi kalır.',
          },
        )}
        verb={i18n._(/*i18n*/ { id: 'content.discard_copy', message: 'Kopyayı at' })}
        destructive
        onStale={onStale}
      />
      <CopySchedule {...{ of, id, state, unsaved }} onChanged={onStale} />
      <Asked
        actor={publishing}
        act="notSaved"
        title={i18n._(
          /*i18n*/ {
            id: 'content.ask_publish',
            message: '“{name}” için çalışma kopyası yayınlansın mı?',
            values: { name },
          },
        )}
        about={i18n._(
          /*i18n*/ {
            id: 'content.ask_publish_about',
            message: 'Ziyaretçiler hemen kopyayı görür. Önceki hâli Geçmiş’ten geri konabilir.',
          },
        )}
        verb={i18n._(/*i18n*/ { id: 'content.publish_copy', message: 'Kopyayı yayınla' })}
        onStale={onStale}
      />
    </>
  )
}

const done = {
  published: /*i18n*/ { id: 'content.copy_published', message: 'Kopya yayınlandı.' },
  discarded: /*i18n*/ { id: 'content.copy_discarded', message: 'Kopya atıldı.' },
}

interface AskedProps {
  actor: ShortFormActor
  act: Outcome
  title: string
  about: string
  verb: string
  destructive?: boolean
  onStale: () => void
}

/** A button whose deed is asked about first, and what the server said of it. */
function Asked({ actor, act, title, about, verb, destructive = false, onStale }: AskedProps) {
  const { i18n } = useLingui()
  const { fields, failure } = useSelector(actor, ({ context }) => context)
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const refusals = useShown(useRefusals(actor, { type: 'SUBMIT' }))
  const failed = useShown(failure ? failureMessages(failure, act) : [])
  const ask = (text: string) => actor.send({ type: 'FILL', field: 'asked', text })
  return (
    <>
      <Refusable variant={destructive ? 'plain' : 'primary'} refusals={refusals} onPress={() => ask('1')}>
        {verb}
      </Refusable>
      <ConfirmDialog
        open={fields.asked === '1'}
        onClose={() => {
          if (failure) onStale()
          ask('')
        }}
        title={title}
        description={about}
        confirm={verb}
        cancel={i18n._(/*i18n*/ { id: 'common.cancel', message: 'Vazgeç' })}
        destructive={destructive}
        busy={busy}
        onConfirm={() => actor.send({ type: 'SUBMIT' })}
      >
        {failed.length > 0 && <RefusalList refusals={failed} />}
      </ConfirmDialog>
    </>
  )
}
