import { useLingui } from '@lingui/react'
import type { Review } from '#api/contract/catalog/product-reviews.ts'
import { products } from '#api/listings/catalog/products.ts'
import { permits } from '#api/rules/platform/session.ts'
import { formatsOf } from '#screens/platform/formats.ts'
import { Thumb } from '#screens/platform/records/RecordName.tsx'
import { useHolder } from '#screens/platform/session/use-session.ts'
import { Link } from '#ui/Link.tsx'
import styles from './reviews.module.css'
import { Stars } from './Stars.tsx'

/** What the customer wrote, as text and nothing else, and what it is about. */
export function ReviewText({ review: { product, customer_name, stars, text, created_at } }: { review: Review }) {
  const { i18n } = useLingui()
  const mayOpen = permits(useHolder(), products.codes.view)
  return (
    <>
      <div className={styles.product}>
        <Thumb url={product.image_url ?? ''} name={product.name} />
        {mayOpen ? <Link href={`/products/edit/${product.id}`}>{product.name}</Link> : product.name}
        <Link href={`/product-reviews?product_id=${product.id}`} tone="quiet">
          {i18n._(/*i18n*/ { id: 'reviews.of_product', message: 'Bu ürünün değerlendirmeleri' })}
        </Link>
      </div>
      <figure className={styles.said}>
        <Stars of={stars} />
        <blockquote className={styles.text}>{text}</blockquote>
        <figcaption className={styles.by}>
          {customer_name} · {formatsOf(i18n).moment(created_at)}
        </figcaption>
      </figure>
    </>
  )
}
