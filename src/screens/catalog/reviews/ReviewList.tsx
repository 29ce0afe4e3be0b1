import { ListPage } from '#screens/platform/records/ListPage.tsx'
import { useOpenList } from '#screens/platform/records/use-open-list.ts'
import { useReviewColumns } from './review-columns.tsx'

/** What customers say of products: `/product-reviews`. */
export default function ReviewList() {
  return <ListPage list={useOpenList('product-reviews')} columns={useReviewColumns()} />
}
