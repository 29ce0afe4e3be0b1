import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import { useState } from 'react'
import type { Resource } from '#api/resources/platform/resource.ts'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import { newRequestKey } from '#machines/platform/request-key.ts'
import { sentencesOf } from '#screens/platform/sentences.ts'
import { recordOrder } from '#screens/platform/wiring/record-order.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { useWords } from '#ui/Kit.tsx'
import { ReaderOnly } from '#ui/ReaderOnly.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { SortableList } from '#ui/SortableList.tsx'

/** All records of a list by their names, to be put in order; each drop is stored. */
export function OrderDialog({ resource, onClose }: { resource: Resource; onClose: () => void }) {
  const { i18n } = useLingui()
  const words = useWords()
  const [said, say] = useState('')
  const actor = useActorRef(recordOrder, { input: { query: { resource } } })
  const { state, data, query, failure } = useSelector(actor, ({ value, context }) => ({ state: value, ...context }))
  // What was dropped stands as it was dropped while it is stored.
  const rows = state === 'shown' ? data : (query.order?.rows ?? data)
  return (
    <Dialog
      open
      onClose={onClose}
      title={i18n._(/*i18n*/ { id: 'records.order', message: 'Sırala' })}
      description={i18n._(
        /*i18n*/ {
          id: 'records.order_about',
          message: 'Bıraktığınız yer hemen kaydedilir; her listede bu sıra görünür.',
        },
      )}
      footer={<Button onPress={onClose}>{words.close}</Button>}
    >
      {!rows && state === 'loading' && <Skeleton shape="form" rows={4} />}
      {state === 'failed' && failure && (
        <ErrorState
          title={sentencesOf(i18n, failureMessages(failure, query.order ? 'notUpdated' : 'notLoaded'))}
          onRetry={() => actor.send({ type: 'RETRY' })}
        />
      )}
      {rows && (
        <SortableList
          label={i18n._(resource.title)}
          items={rows}
          itemKey={({ id }) => String(id)}
          itemName={({ label }) => label}
          onSort={(rows) => actor.send({ type: 'SHOW', query: { resource, order: { rows, key: newRequestKey() } } })}
          say={say}
          render={({ label }) => label}
        />
      )}
      <ReaderOnly live="polite">{said}</ReaderOnly>
    </Dialog>
  )
}
