import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import { lazy, Suspense } from 'react'
import { importMarketplace } from '#api/contract/catalog/marketplace-import.ts'
import { firstVariant } from '#machines/catalog/marketplace-import/filling.ts'
import type { FormActor } from '#screens/catalog/products/form/form-actor.ts'
import { useLock } from '#screens/platform/records/use-lock.ts'
import { Button } from '#ui/Button.tsx'
import { DownloadIcon } from '#ui/icons.ts'
import type { ImportActor } from './import-actor.ts'

const ImportDialog = lazy(() => import('./ImportDialog.tsx'))

/** Opens the import, where it is offered (R179, R230) and the product may be changed. */
export function ImportAct({ form, actor }: { form: FormActor; actor: ImportActor }) {
  const { i18n } = useLingui()
  const locked = useLock(form, { type: 'SUBMIT' }).length > 0
  const offered = useSelector(
    form,
    (snapshot) =>
      snapshot.matches('form') && snapshot.context.lists.marketplaces.some(({ id }) => id === importMarketplace),
  )
  const used = useSelector(actor, (snapshot) => !snapshot.matches('closed') || snapshot.context.products !== null)
  if (!offered || locked) return null
  const open = () => {
    const { context } = form.getSnapshot()
    actor.send({ type: 'OPEN', barcode: context.draft.variants[firstVariant(context)]?.barcode ?? '' })
  }
  return (
    <>
      <Button icon={DownloadIcon} onPress={open}>
        {i18n._(/*i18n*/ { id: 'marketplace.import', message: 'Pazaryerinden al' })}
      </Button>
      <Suspense fallback={null}>{used && <ImportDialog form={form} actor={actor} />}</Suspense>
    </>
  )
}
