import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { Actor } from 'xstate'
import type { listingPushMachine } from '#machines/catalog/product-listing/listing-push.machine.ts'
import type { recordListMachine } from '#machines/platform/record-list/record-list.machine.ts'
import { offer, useOffers } from '#screens/platform/frame/offers.ts'
import { Act } from '#screens/platform/steps/Act.tsx'
import { CheckIcon, UploadIcon } from '#ui/icons.ts'

type Push = Actor<typeof listingPushMachine>

const check = /*i18n*/ { id: 'listings.check', message: 'Kuralları denetle' }
const update = /*i18n*/ { id: 'listings.update', message: 'Değişiklikleri bildir' }
const send = /*i18n*/ { id: 'listings.send_selected', message: 'Pazaryerine gönder' }

/** What is done to all of them: they are judged anew, and the marketplace is told of what has changed. */
export function ListingActions({ actor }: { actor: Push }) {
  const { i18n } = useLingui()
  const busy = useBusy(actor)
  useOffers([
    offer(actor, { type: 'BEGIN', work: 'check' }, check),
    offer(actor, { type: 'BEGIN', work: 'update' }, update),
  ])
  return (
    <>
      <Act actor={actor} event={{ type: 'BEGIN', work: 'update' }} icon={UploadIcon} busy={busy === 'update'}>
        {i18n._(update)}
      </Act>
      <CheckFirst actor={actor} />
    </>
  )
}

/** Brings every product of the shop, judged. */
export function CheckFirst({ actor }: { actor: Push }) {
  const { i18n } = useLingui()
  const busy = useBusy(actor)
  return (
    <Act
      actor={actor}
      event={{ type: 'BEGIN', work: 'check' }}
      variant="primary"
      icon={CheckIcon}
      busy={busy === 'check'}
    >
      {i18n._(check)}
    </Act>
  )
}

/** Sends the selected rows: what would come of each is shown first. */
export function PushSelected({ list, actor }: { list: Actor<typeof recordListMachine>; actor: Push }) {
  const { i18n } = useLingui()
  const ids = useSelector(list, ({ context }) => context.selected)
  return (
    <Act actor={actor} event={{ type: 'CHOOSE', ids }} variant="primary">
      {i18n._(send)}
    </Act>
  )
}

function useBusy(actor: Push) {
  return useSelector(actor, ({ value, context }) => (value === 'sending' ? context.work : null))
}
