import { useLingui } from '@lingui/react'
import { lazy, Suspense } from 'react'
import type { OrderContract, OrderContracts } from '#api/contract/content/contracts.ts'
import { formatsOf } from '#screens/platform/formats.ts'
import { Skeleton } from '#ui/Skeleton.tsx'
import styles from './contract-paper.module.css'

const RichTextView = lazy(() => import('#screens/platform/rich-text/RichTextView.tsx'))

interface ContractPaperProps {
  order: OrderContracts
  contract: OrderContract
}

/** A contract as it was written with its order, on pages of A4 of its own, and by what anybody can tell that it is as it was. */
export function ContractPaper({ order, contract: { title, content, language, hash, created_at } }: ContractPaperProps) {
  const { i18n } = useLingui()
  const { moment } = formatsOf(i18n)
  const number = /*i18n*/ {
    id: 'order_page.numbered',
    message: 'Sipariş {number}',
    values: { number: order.number },
  }
  return (
    <article className={styles.paper} aria-label={title}>
      <header className={styles.head}>
        <div>
          <p className={styles.shop}>{order.shop}</p>
          <h2 lang={language}>{title}</h2>
        </div>
        <p className={styles.facts}>
          <span>{i18n._(number)}</span>
          <span>{moment(order.ordered_at)}</span>
        </p>
      </header>
      <Suspense fallback={<Skeleton shape="form" rows={12} />}>
        <div className={styles.text}>
          <RichTextView html={content} lang={language} />
        </div>
      </Suspense>
      <footer className={styles.foot}>
        <p>
          {i18n._(
            /*i18n*/ {
              id: 'contracts.written',
              message: '{at} tarihinde siparişle birlikte yazıldı.',
              values: { at: moment(created_at) },
            },
          )}
        </p>
        <p>
          SHA-256: <span className={styles.hash}>{hash}</span>
        </p>
      </footer>
    </article>
  )
}
