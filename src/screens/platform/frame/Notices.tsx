import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { useState } from 'react'
import type { Notice, Notifications } from '#api/contract/platform/notices.ts'
import { gate } from '#api/registry/gate.ts'
import type { Holder } from '#api/rules/platform/session.ts'
import { formatsOf } from '#screens/platform/formats.ts'
import { useHolder } from '#screens/platform/session/use-session.ts'
import { Button } from '#ui/Button.tsx'
import { BellIcon } from '#ui/icons.ts'
import { Link } from '#ui/Link.tsx'
import { Popover } from '#ui/Popover.tsx'
import styles from './Notices.module.css'

const kinds = {
  online_order: /*i18n*/ { id: 'notifications.online_order', message: 'Yeni online sipariş' },
  question: /*i18n*/ { id: 'notifications.question', message: 'Yeni müşteri sorusu' },
  feedback: /*i18n*/ { id: 'notifications.feedback', message: 'Yeni geri bildirim' },
  notice: /*i18n*/ { id: 'notifications.notice', message: 'Bildirim' },
  refund: /*i18n*/ { id: 'refunds.one', message: 'İade' },
  invoice: /*i18n*/ { id: 'invoices.title', message: 'Fatura' },
  job: /*i18n*/ { id: 'jobs.one', message: 'İş' },
  mail: /*i18n*/ { id: 'notifications.mail', message: 'Gönderilemeyen e-posta' },
} as const

/** The list of the orders that are counted. */
const onlineOrders = '/online-shop-orders'

interface NoticesProps {
  /** `null` until they are known; also when they could not be asked for. */
  notifications: Notifications | null
  /** Told when somebody looks. */
  onLook: () => void
}

/** What waits for the staff: how much on the bell, the newest under it. */
export function Notices({ notifications, onLook }: NoticesProps) {
  const { i18n } = useLingui()
  const holder = useHolder()
  const [open, setOpen] = useState(false)
  const total = notifications?.totalCount ?? 0
  const shown = total > 99 ? '99+' : i18n.number(total)
  const title = i18n._(/*i18n*/ { id: 'frame.notifications', message: 'Bildirimler' })
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
        {notifications && total > 0 ? (
          <>
            <Counts notifications={notifications} onFollow={() => setOpen(false)} />
            <ul className={styles.list}>
              {notifications.notifications.map((notice) => (
                <li key={notice.id} className={styles.notice}>
                  <Words notice={notice} i18n={i18n} holder={holder} onFollow={() => setOpen(false)} />
                  <time dateTime={notice.created_at} className={styles.time}>
                    {formatsOf(i18n).moment(notice.created_at)}
                  </time>
                </li>
              ))}
            </ul>
          </>
        ) : (
          <p className={styles.none}>{i18n._(/*i18n*/ { id: 'notifications.none', message: 'Yeni bildirim yok.' })}</p>
        )}
      </div>
    </Popover>
  )
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
    ],
    [/*i18n*/ { id: 'notifications.questions', message: 'Müşteri sorusu' }, notifications.questionCount, null],
    [/*i18n*/ { id: 'notifications.feedbacks', message: 'Geri bildirim' }, notifications.feedbackCount, null],
  ] as const
  return (
    <dl className={styles.counts}>
      {counts.map(([says, count, path]) => (
        <div key={says.id}>
          <dt>
            {path && count > 0 && gate(path, holder).kind === 'open' ? (
              <Link href={`${path}?status=pending`} onClick={onFollow}>
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
  const sentence = i18n._(notice.says, notice.about)
  const words = sentence === notice.says ? i18n._(kinds[notice.kind]) : sentence
  if (!notice.link.startsWith('/') || gate(notice.link, holder).kind !== 'open') return <span>{words}</span>
  return (
    <Link href={notice.link} tone="quiet" onClick={onFollow}>
      {words}
    </Link>
  )
}
