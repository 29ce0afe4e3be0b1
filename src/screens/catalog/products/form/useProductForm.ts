import { useActorRef } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'
import { outcomes } from '#api/rules/platform/outcomes.ts'
import { isDirty } from '#machines/catalog/product-form/context.ts'
import type { FormOutput, Mode } from '#machines/catalog/product-form/form.types.ts'
import { wayBack } from '#machines/catalog/product-form/way-back.ts'
import { briefMs } from '#machines/platform/toasts/toasts.machine.ts'
import { productForm } from '#screens/catalog/wiring/products.ts'
import { offerUndo } from '#screens/platform/frame/offer-undo.ts'
import { useUnsavedGuard } from '#screens/platform/frame/unsaved-guard.ts'
import { useHolder } from '#screens/platform/session/use-session.ts'
import { toast } from '#screens/platform/wiring/toasts.ts'
import type { FormActor } from './form-actor.ts'

interface Opening {
  mode: Mode
  /** The product to edit; `null` adds one. */
  id: number | null
  /** Told once, when the product is saved. */
  onSaved: (saved: FormOutput) => void
}

/** How long the message of a saved product stays that offers nothing (rule R56). */

/** A product form on its feet: it keeps unsaved work from being lost, and says when it was saved. */
export function useProductForm({ mode, id, onSaved }: Opening): FormActor {
  const holder = useHolder()
  const actor = useActorRef(productForm, { input: { mode, id, holder } })
  const saved = useEffectEvent((output: FormOutput) => {
    toastSaved(actor)
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

/** The message of a saved product; one that was there before can be had back as it was. */
function toastSaved(actor: FormActor): void {
  const { context } = actor.getSnapshot()
  const { id, saved, original, lists } = context
  const before = id === null ? null : wayBack(context)
  if (id === null || !saved || !before) return void toast({ type: 'success', message: outcomes.saved, ms: briefMs })
  const language = lists.languages[0]?.id
  const label = original.translations.find((one) => one.language_id === language)?.name ?? ''
  const edit = { what: 'product', list: 'products', records: [{ id, label }], version: saved.version, before } as const
  offerUndo(edit, { message: outcomes.saved })
}
