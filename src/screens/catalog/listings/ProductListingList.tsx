import { useActorRef, useSelector } from '@xstate/react'
import { useJobBegun } from '#screens/catalog/bulk/use-job-begun.ts'
import { listingPush } from '#screens/catalog/wiring/product-listings.ts'
import { Page } from '#screens/platform/frame/Page.tsx'
import { ListPage } from '#screens/platform/records/ListPage.tsx'
import { useOpenList } from '#screens/platform/records/use-open-list.ts'
import { CheckFirst, ListingActions, PushSelected } from './ListingActions.tsx'
import { useListingColumns } from './listing-columns.tsx'
import { NotBegun } from './NotBegun.tsx'
import { PushDryRun } from './PushDryRun.tsx'

/** The products of the shop as they stand at the marketplace, and sending them there: `/product-listings`. */
export default function ProductListingList() {
  const list = useOpenList('product-listings')
  const { actor, holder, may } = list
  const push = useActorRef(listingPush, { input: { holder } })
  const trying = useSelector(
    push,
    ({ value, context }) => value !== 'shown' && value !== 'begun' && context.work === 'push',
  )
  useJobBegun(push)
  const columns = useListingColumns()
  if (trying)
    return (
      <Page wide>
        <PushDryRun actor={push} />
      </Page>
    )
  return (
    <ListPage
      list={list}
      columns={columns}
      tabs="status"
      wraps
      actions={may.edit && <ListingActions actor={push} />}
      begin={may.edit && <CheckFirst actor={push} />}
      selection={may.edit && <PushSelected list={actor} actor={push} />}
    >
      <NotBegun actor={push} />
    </ListPage>
  )
}
