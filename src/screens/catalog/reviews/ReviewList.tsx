import { useActorRef, useSelector } from '@xstate/react'
import { useSearch } from 'wouter'
import { productReviews } from '#api/listings/catalog/product-reviews.ts'
import type { Resource } from '#api/resources/platform/resource.ts'
import { Page } from '#screens/platform/frame/Page.tsx'
import { queryIn } from '#screens/platform/records/address.ts'
import { ListBar } from '#screens/platform/records/ListBar.tsx'
import styles from '#screens/platform/records/list.module.css'
import { RecordTable } from '#screens/platform/records/RecordTable.tsx'
import { useListAddress } from '#screens/platform/records/use-list-address.ts'
import { useListLook } from '#screens/platform/records/use-list-look.ts'
import { useHolder } from '#screens/platform/session/use-session.ts'
import { recordList } from '#screens/platform/wiring/records.ts'
import { useReviewColumns } from './review-columns.tsx'

const resource = productReviews as unknown as Resource

/** What customers say of products: `/product-reviews`. */
export default function ReviewList() {
  const holder = useHolder()
  const query = queryIn(resource, useSearch())
  const list = useActorRef(recordList, { input: { resource: 'product-reviews', holder, query } })
  useListAddress(list, resource)
  const total = useSelector(list, ({ context }) => (context.rows ? context.total : undefined))
  const look = useListLook(list, resource, useReviewColumns())
  return (
    <Page wide count={total}>
      <div className={styles.list}>
        <ListBar actor={list} resource={resource} look={look} />
        <RecordTable actor={list} resource={resource} mayAdd={false} look={look} />
      </div>
    </Page>
  )
}
