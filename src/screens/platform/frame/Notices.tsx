import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { useState } from 'react'
import type { JobKindName } from '#api/contract/platform/jobs.ts'
import type { Notice, Notifications, ReadNotices } from '#api/contract/platform/notices.ts'
import { gate } from '#api/registry/gate.ts'
import { jobKindWords } from '#api/registry/job-words.ts'
import type { Holder } from '#api/rules/platform/session.ts'
import { formatsOf } from '#screens/platform/formats.ts'
import { useHolder } from '#screens/platform/session/use-session.ts'
import { Button } from '#ui/Button.tsx'
import { BellIcon } from '#ui/icons.ts'
import { Link } from '#ui/Link.tsx'
import { Popover } from '#ui/Popover.tsx'
import styles from './Notices.module.css'
import { OlderNotices } from './OlderNotices.tsx'

const kinds = {
  online_order: /*i18n*/ { id: 'notifications.online_order', message: 'Yeni online sipariş' },
  question: /*i18n*/ { id: 'notifications.question', message: 'Yeni müşteri sorusu' },
  feedback: /*i18n*/ { id: 'notifications.feedback', message: 'Yeni geri bildirim' },
  review: /*i18n*/ { id: 'notifications.review', message: 'Yeni değerlendirme' },
  notice: /*i18n*/ { id: 'notifications.notice', message: 'Bildirim' },
  refund: /*i18n*/ { id: 'refunds.one', message: 'İade' },
  invoice: /*i18n*/ { id: 'invoices.title', message: 'Fatura' },
  job: /*i18n*/ { id: 'jobs.one', message: 'İş' },
  cron: /*i18n*/ { id: 'crons.one', message: 'Otomatik güncelleme' },
  cheque: /*i18n*/ { id: 'cheques.one', message: 'Çek' },
  mail: /*i18n*/ { id: 'notifications.mail', message: 'Gönderilemeyen e-posta' },
} as const

/** The list of the orders that are counted. */
const onlineOrders = '/online-shop-orders'
/** Where customers' words are answered. */
const feedbacks = '/user-feedbacks'
const questions = '/user-questions'

interface NoticesProps {
  /** `null` until they are known; also when they could not be asked for. */
  notifications: Notifications | null
  /** Told when somebody looks. */
  onLook: () => void
  /** Whether what was to be marked as read could not be. */
  failed: boolean
  onRead: (read: ReadNotices) => void
}

/** What waits for the staff: how much on the bell, the newest under it. */
export function Notices({ notifications, onLook, failed, onRead }: NoticesProps) {
  const { i18n } = useLingui()
  const holder = useHolder()
  const [open, setOpen] = useState(false)
  const total = notifications?.totalCount ?? 0
  const shown = total > 99 ? '99+' : i18n.number(total)
  const title = i18n._(/*i18n*/ { id: 'frame.notifications', message: 'Bildirimler' })
  const last = notifications?.notifications.at(-1)
  const follow = (notice: Notice) => {
    setOpen(false)
    if (!notice.read) onRead({ from: notice.id, until: notice.id, online_order: 0 })
  }
  const rows = (notices: readonly Notice[]) => (
    <ul className={styles.list}>
      {notices.map((notice) => (
        <li key={notice.id} className={styles.notice} data-read={notice.read || undefined}>
          <Words notice={notice} i18n={i18n} holder={holder} onFollow={() => follow(notice)} />
          <time dateTime={notice.created_at} className={styles.time}>
            {formatsOf(i18n).moment(notice.created_at)}
          </time>
        </li>
      ))}
    </ul>
  )
  return (
    <Popover
      label={title}
      align="end"
      open={open}
      onOpenChange={(next) => {
        setOpen(next)
        if (next) onLook()
      }}
      trigger={
        <Button variant="ghost" icon={BellIcon} className={styles.bell} title={title} aria-label={`${title}: ${shown}`}>
          {total > 0 && <span className={styles.count}>{shown}</span>}
        </Button>
      }
    >
      <div className={styles.notices}>
        <h2 className={styles.title}>{title}</h2>
        {failed && <p role="alert">{i18n._(unreadSays)}</p>}
        {notifications && total > 0 && (
          <Button variant="link" className={styles.all} onClick={() => onRead(allOf(notifications))}>
            {i18n._(/*i18n*/ { id: 'notifications.read_all', message: 'Tümünü okundu say' })}
          </Button>
        )}
        {notifications &&
        (total > 0 || notifications.notifications.length > 0 || notifications.onlineOrderCount > 0) ? (
          <>
            <Counts notifications={notifications} onFollow={() => setOpen(false)} />
            {rows(notifications.notifications)}
            {notifications.more && last && <OlderNotices before={last.id} rows={rows} />}
          </>
        ) : (
          <p className={styles.none}>{i18n._(/*i18n*/ { id: 'notifications.none', message: 'Yeni bildirim yok.' })}</p>
        )}
      </div>
    </Popover>
  )
}

const unreadSays = /*i18n*/ { id: 'notifications.not_marked', message: 'Okundu sayılamadı. Yeniden deneyin.' }

/** All that was told, and the older ones. */
function allOf({ notifications: [newest], newest_online_order }: Notifications): ReadNotices {
  return { from: 1, until: newest?.id ?? 0, online_order: newest_online_order }
}

/** How much there is of each kind; a link where there is a list of it that may be opened. */
function Counts({ notifications, onFollow }: { notifications: Notifications; onFollow: () => void }) {
  const { i18n } = useLingui()
  const holder = useHolder()
  const counts = [
    [
      /*i18n*/ { id: 'notifications.online_orders', message: 'Online sipariş' },
      notifications.onlineOrderCount,
      onlineOrders,
      'pending',
    ],
    [
      /*i18n*/ { id: 'notifications.questions', message: 'Müşteri sorusu' },
      notifications.questionCount,
      questions,
      'open',
    ],
    [
      /*i18n*/ { id: 'notifications.feedbacks', message: 'Geri bildirim' },
      notifications.feedbackCount,
      feedbacks,
      'open',
    ],
  ] as const
  return (
    <dl className={styles.counts}>
      {counts.map(([says, count, path, status]) => (
        <div key={says.id}>
          <dt>
            {count > 0 && gate(path, holder).kind === 'open' ? (
              <Link href={`${path}?status=${status}`} onClick={onFollow}>
                {i18n._(says)}
              </Link>
            ) : (
              i18n._(says)
            )}
          </dt>
          <dd>{i18n.number(count)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The notice in words; a link where it leads somewhere that may be opened. */
function Words({
  notice,
  i18n,
  holder,
  onFollow,
}: {
  notice: Notice
  i18n: I18n
  holder: Holder
  onFollow: () => void
}) {
  const sentence = i18n._(notice.says, valuesOf(notice, i18n))
  const words = sentence === notice.says ? i18n._(kinds[notice.kind]) : sentence
  if (!notice.link.startsWith('/') || gate(notice.link, holder).kind !== 'open') return <span>{words}</span>
  return (
    <Link href={notice.link} tone="quiet" onClick={onFollow}>
      {words}
    </Link>
  )
}

/** The kind of a job is a word itself. */
function valuesOf({ kind, about }: Notice, i18n: I18n): Notice['about'] {
  const words = kind === 'job' || kind === 'cron' ? jobKindWords[about.job_kind as JobKindName] : undefined
  return words ? { ...about, title: i18n._(words.kind ?? words.title) } : about
}
