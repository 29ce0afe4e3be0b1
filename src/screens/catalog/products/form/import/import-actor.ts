import { useActorRef, useSelector } from '@xstate/react'
import { createContext, useContext, useEffect } from 'react'
import type { Actor } from 'xstate'
import { fillingEvents, type ImportedField, isImported } from '#machines/catalog/marketplace-import/filling.ts'
import type { marketplaceImportMachine } from '#machines/catalog/marketplace-import/marketplace-import.machine.ts'
import { type FormActor, usePart } from '#screens/catalog/products/form/form-actor.ts'
import { marketplaceImport } from '#screens/catalog/wiring/marketplace-import.ts'

export type ImportActor = Actor<typeof marketplaceImportMachine>

/** The import beside the form; a form without one has none. */
export const ImportActorContext = createContext<ImportActor | null>(null)

/** The import of a product form: what it fills in, the form is told. */
export function useMarketplaceImport(form: FormActor): ImportActor {
  const actor = useActorRef(marketplaceImport)
  useEffect(
    function hearWhatIsFilledIn() {
      const hearing = actor.on('filled', ({ filling }) => {
        for (const event of fillingEvents(form.getSnapshot().context, filling)) form.send(event)
      })
      return () => hearing.unsubscribe()
    },
    [actor, form],
  )
  return actor
}

/** Whether a field of the form still holds what was imported into it (R52). */
export function useImported(field: ImportedField): boolean {
  const actor = useContext(ImportActorContext) ?? undefined
  const filled = useSelector(actor, (snapshot) => snapshot?.context.filled ?? null)
  return usePart((form) => isImported(form, filled, field))
}
