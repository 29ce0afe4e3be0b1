import { useActorRef } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'
import { outcomes } from '#api/rules/outcomes.ts'
import { isDirty } from '#machines/product-form/context.ts'
import type { FormOutput, Mode } from '#machines/product-form/form.types.ts'
import { useUnsavedGuard } from '#screens/frame/unsaved-guard.ts'
import { useHolder } from '#screens/session/use-session.ts'
import { productForm } from '#screens/wiring/products.ts'
import { toast } from '#screens/wiring/toasts.ts'
import type { FormActor } from './form-actor.ts'

interface Opening {
  mode: Mode
  /** The product to edit; `null` adds one. */
  id: number | null
  /** Told once, when the product is saved. */
  onSaved: (saved: FormOutput) => void
}

/** How long the message of a saved product stays (rule R56). */
const savedMs = 1500

/** A product form on its feet: it keeps unsaved work from being lost, and says when it was saved. */
export function useProductForm({ mode, id, onSaved }: Opening): FormActor {
  const holder = useHolder()
  const actor = useActorRef(productForm, { input: { mode, id, holder } })
  const saved = useEffectEvent((output: FormOutput) => {
    toast({ type: 'success', message: outcomes.saved, ms: savedMs })
    onSaved(output)
  })
  useEffect(
    function hearOfTheEnd() {
      const hearing = actor.subscribe({
        next: ({ output }) => {
          if (output) saved(output)
        },
      })
      return () => hearing.unsubscribe()
    },
    [actor],
  )
  useUnsavedGuard(() => hasUnsaved(actor))
  return actor
}

/** Whether something would be lost by leaving now. */
export function hasUnsaved(actor: FormActor): boolean {
  const { status, context } = actor.getSnapshot()
  return status === 'active' && (isDirty(context) || context.uploading.length > 0)
}
