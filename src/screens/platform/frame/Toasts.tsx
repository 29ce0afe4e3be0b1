import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import { sentenceOf } from '#screens/platform/sentences.ts'
import { toastsActor } from '#screens/platform/wiring/toasts.ts'
import { Toaster } from '#ui/Toaster.tsx'
import { shortcuts } from './shortcut-table.ts'

/** The messages of the queue, in words. */
export function Toasts() {
  const { i18n } = useLingui()
  const items = useSelector(toastsActor(), ({ context }) => context.items)
  const toasts = items.map(({ id, type, message, about, ms, offer }) => ({
    id,
    type,
    ms,
    offer: offer && i18n._(offer),
    text:
      typeof message === 'string' ? sentenceOf(i18n, { id: message, about }) : i18n._({ ...message, values: about }),
  }))
  return (
    <Toaster
      toasts={toasts}
      hotkey={shortcuts.messages.key}
      onClose={(id) => toastsActor().send({ type: 'CLOSE', id })}
      onTake={(id) => toastsActor().send({ type: 'TAKE', id })}
    />
  )
}
