import type { NoticeKind } from '#api/contract/platform/notices.ts'
import type { Holder } from '#api/rules/platform/session.ts'
import { gate } from './gate.ts'

/** The kind of page that each kind of notice leads to; `null` for what all the staff is told. */
const pages: Readonly<Record<NoticeKind, string | null>> = {
  notice: null,
  feedback: '/user-feedbacks/edit/1',
  question: '/user-questions/edit/1',
  review: '/product-reviews/edit/1',
  online_order: '/online-shop-orders',
  refund: '/order-refunds/edit/1',
  invoice: '/orders/edit/1',
  job: '/jobs/1',
  mail: '/orders/edit/1',
  cron: '/crons/edit/1',
  cheque: '/cheques/edit/1',
}

/** The kinds of notices that somebody is told: of what one may not open one hears nothing. */
export function noticeKindsFor(holder: Holder): NoticeKind[] {
  return (Object.keys(pages) as NoticeKind[]).filter((kind) => {
    const page = pages[kind]
    return page === null || gate(page, holder).kind === 'open'
  })
}
