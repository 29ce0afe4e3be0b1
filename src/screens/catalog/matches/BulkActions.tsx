import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { Actor } from 'xstate'
import type { matchPageMachine } from '#machines/catalog/product-match/match-page.machine.ts'
import { useConnectionFix } from '#screens/catalog/marketplaces/use-connection-fix.ts'
import { offer, useOffers } from '#screens/platform/frame/offers.ts'
import { Act } from '#screens/platform/steps/Act.tsx'
import { CheckIcon, DownloadIcon } from '#ui/icons.ts'

type Desk = Actor<typeof matchPageMachine>

const fetchWords = /*i18n*/ { id: 'matches.fetch', message: 'Pazaryerinden getir' }
const acceptAll = /*i18n*/ { id: 'matches.accept_all', message: 'Barkodu tutanları onayla' }

/** What is done to all of them: they are fetched, and those that cannot be mistaken are accepted together. */
export function BulkActions({ actor }: { actor: Desk }) {
  const { i18n } = useLingui()
  const counting = useSelector(actor, ({ value }) => value === 'counting')
  useOffers([offer(actor, { type: 'FETCH' }, fetchWords), offer(actor, { type: 'ACCEPT_ALL' }, acceptAll)])
  return (
    <>
      <Act actor={actor} event={{ type: 'ACCEPT_ALL' }} icon={CheckIcon} busy={counting}>
        {i18n._(acceptAll)}
      </Act>
      <Fetch actor={actor} />
    </>
  )
}

/** Fetches what the marketplace lists, as a job. */
export function Fetch({ actor }: { actor: Desk }) {
  const { i18n } = useLingui()
  const fetching = useSelector(actor, ({ value, context }) => value === 'beginning' && 'fetch' in context.begun)
  const linkOf = useConnectionFix()
  return (
    <Act actor={actor} event={{ type: 'FETCH' }} variant="primary" icon={DownloadIcon} busy={fetching} linkOf={linkOf}>
      {i18n._(fetchWords)}
    </Act>
  )
}
