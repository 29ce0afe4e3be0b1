import { useLingui } from '@lingui/react'
import styles from './reviews.module.css'

const most = 5

/** How many stars of five, told in words to those who do not see them. */
export function Stars({ of }: { of: number }) {
  const { i18n } = useLingui()
  const words = i18n._(/*i18n*/ { id: 'reviews.stars_of', message: '5 üzerinden {of} yıldız', values: { of } })
  return (
    <span role="img" aria-label={words} className={styles.stars}>
      {'★'.repeat(of)}
      <span className={styles.missing}>{'★'.repeat(most - of)}</span>
    </span>
  )
}
