import { useEffect } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { CopyState } from '#api/contract/content/working-copies.ts'
import { outcomes } from '#api/rules/platform/outcomes.ts'
import type { ToastInput } from '#machines/platform/toasts/toasts.machine.ts'
import type { copyForm, copyState } from '#screens/content/wiring/working-copies.ts'
import { clearPreviews } from '#screens/platform/wiring/pictures.ts'
import { toast } from '#screens/platform/wiring/toasts.ts'

/** After a save it is asked anew how the copy stands, and told whether what was saved goes out by itself. */
export function useCopySaved(form: ActorRefFrom<typeof copyForm>, stands: ActorRefFrom<typeof copyState>): void {
  useEffect(() => {
    let waits = false
    const hearing = form.on('saved', () => {
      clearPreviews()
      waits = true
      stands.send({ type: 'REFRESH' })
    })
    const standing = stands.subscribe((snapshot) => {
      if (!waits || snapshot.hasTag('busy')) return
      waits = false
      toast(savedMessage(snapshot.value === 'shown' ? snapshot.context.data : null))
    })
    return () => {
      hearing.unsubscribe()
      standing.unsubscribe()
    }
  }, [form, stands])
}

function savedMessage(state: CopyState | null): ToastInput {
  const time = state?.copy?.publish_at
  return time
    ? { type: 'success', message: savedAhead.id, about: { time } }
    : { type: 'success', message: outcomes.saved }
}

const savedAhead = /*i18n*/ {
  id: 'content.copy_saved_ahead',
  message: 'Kaydedildi; kopya bu hâliyle {time} tarihinde yayınlanacak.',
}
