import { useEffect } from 'react'
import { outcomes } from '#api/rules/platform/outcomes.ts'
import type { ShortFormActor } from '#screens/platform/account/ShortFields.tsx'
import { useUnsavedGuard } from '#screens/platform/frame/unsaved-guard.ts'
import { toast } from '#screens/platform/wiring/toasts.ts'

/** Keeps the form of a template with its stored version, and people from leaving what they have not saved. */
export function useTemplateForm(form: ShortFormActor): void {
  useUnsavedGuard(() => {
    const { fields, saved: before } = form.getSnapshot().context
    return Object.keys(fields).some((name) => name !== 'version' && fields[name] !== before[name])
  })
  useEffect(() => {
    const hearing = form.on('sent', ({ answer }) => {
      const { version } = answer as { readonly version: number }
      form.send({ type: 'FILL', field: 'version', text: String(version) })
      toast({ type: 'success', message: outcomes.saved })
    })
    return () => hearing.unsubscribe()
  }, [form])
}
