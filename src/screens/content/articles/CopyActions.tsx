import { useLingui } from '@lingui/react'
import { useActorRef } from '@xstate/react'
import { useMemo } from 'react'
import type { CopyState } from '#api/contract/content/working-copies.ts'
import { type Copied, copyDiscarding, copyPublishing } from '#screens/content/wiring/working-copies.ts'
import { ConfirmedSubmit, unconfirmed } from '#screens/platform/account/ConfirmedSubmit.tsx'
import { useAfterSending } from '#screens/platform/account/use-after-sending.ts'
import { toast } from '#screens/platform/wiring/toasts.ts'
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
    { input: unconfirmed },
  )
  const discarding = useActorRef(
    useMemo(() => copyDiscarding({ of, id, state }), [of, id, state]),
    { input: unconfirmed },
  )
  const over = (said: 'published' | 'discarded') => {
    toast({ type: 'success', message: done[said] })
    onOver()
  }
  useAfterSending(publishing, () => over('published'))
  useAfterSending(discarding, () => over('discarded'))
  return (
    <>
      <ConfirmedSubmit
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
      <ConfirmedSubmit
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
