import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import { useCallback, useState } from 'react'
import { useParams } from 'wouter'
import { marketplaceAccount } from '#api/resources/catalog/marketplace-account.ts'
import type { Resource } from '#api/resources/platform/resource.ts'
import { hasUnsaved } from '#machines/platform/record-form/record-form.context.ts'
import { ConnectionCard } from '#screens/platform/connections/ConnectionCard.tsx'
import { Page } from '#screens/platform/frame/Page.tsx'
import { useUnsavedGuard } from '#screens/platform/frame/unsaved-guard.ts'
import { ConflictDialog } from '#screens/platform/records/ConflictDialog.tsx'
import { FormBar } from '#screens/platform/records/FormBar.tsx'
import { FormFields } from '#screens/platform/records/FormFields.tsx'
import { RecordMissing, RecordUnreachable } from '#screens/platform/records/FormStates.tsx'
import styles from '#screens/platform/records/form.module.css'
import { useAfterSave } from '#screens/platform/records/use-after-save.ts'
import { useFormParts } from '#screens/platform/records/use-form-parts.tsx'
import { useHolder } from '#screens/platform/session/use-session.ts'
import { marketplaceForm } from '#screens/settings/wiring/marketplaces.ts'
import { Skeleton } from '#ui/Skeleton.tsx'

const resource = marketplaceAccount as unknown as Resource

/** What the shop signs in with at a marketplace, and whether that works: `/shop-marketplaces/edit/:id`. */
export default function MarketplacePage() {
  const { id } = useParams<{ id: string }>()
  const [times, again] = useState(0)
  const reverted = useCallback(() => again((before) => before + 1), [])
  return <FormOf key={`${id} ${times}`} id={Number(id)} onReverted={reverted} />
}

const nothing = () => {}

function FormOf({ id, onReverted }: { id: number; onReverted: () => void }) {
  const { i18n } = useLingui()
  const holder = useHolder()
  const actor = useActorRef(marketplaceForm, { input: { resource: 'marketplaces', id, holder } })
  const state = useSelector(actor, ({ value }) => (typeof value === 'string' ? value : 'form'))
  const version = useSelector(actor, ({ context }) => context.version)
  const name = useSelector(actor, ({ context }) => context.name)
  const unsaved = useSelector(actor, ({ context }) => hasUnsaved(context))
  const parts = useFormParts(actor, resource)
  useUnsavedGuard(() => hasUnsaved(actor.getSnapshot().context))
  useAfterSave(actor, { onAdded: nothing, onReverted })
  if (state === 'missing') return <RecordMissing list="/shop-marketplaces" title={i18n._(resource.title)} />
  return (
    <Page title={name}>
      {state === 'opening' && <Skeleton shape="form" rows={2} />}
      {state === 'unreachable' && <RecordUnreachable actor={actor} />}
      {state !== 'opening' && state !== 'unreachable' && (
        <div className={styles.form}>
          <FormFields actor={actor} resource={resource} parts={parts} />
          <ConnectionCard key={version} resource={resource} id={id} unsaved={unsaved} />
          <FormBar actor={actor} resource={resource} parts={parts} />
          <ConflictDialog actor={actor} resource={resource} />
        </div>
      )}
    </Page>
  )
}
