import {
  array,
  boolean,
  enums,
  type Infer,
  integer,
  max,
  min,
  number,
  object,
  optional,
  record,
  string,
  union,
} from 'superstruct'
import { Id, IdText } from './common.ts'

/** What the staff is told of. */
export const noticeKinds = [
  'notice',
  'feedback',
  'question',
  'review',
  'online_order',
  'refund',
  'invoice',
  'job',
  'mail',
  'cron',
  'cheque',
] as const
export type NoticeKind = (typeof noticeKinds)[number]

const count = min(integer(), 0)

/** One notice to the staff: a message of the catalogue with its values, and where something can be done about it. */
export const Notice = object({
  id: Id,
  kind: enums(noticeKinds),
  says: string(),
  about: record(string(), union([string(), number()])),
  link: string(),
  created_at: string(),
  /** By whoever asks. */
  read: boolean(),
})
export type Notice = Infer<typeof Notice>

const counts = {
  /** What the bell says: unread notices, and online orders that came since all was marked as read. */
  totalCount: count,
  feedbackCount: count,
  questionCount: count,
  /** Online orders that nobody has taken further, seen or not. */
  onlineOrderCount: count,
  /** The newest of them; 0 when there is none. */
  newest_online_order: count,
}

/** The newest notices, or those before one of them, and how much waits. */
export const Notifications = object({
  ...counts,
  notifications: array(Notice),
  /** Whether there are older ones. */
  more: boolean(),
})
export type Notifications = Infer<typeof Notifications>

/** Where the server tells `Notifications` by itself, as server-sent events. */
export const streamPath = '/v1/panel/notifications/stream'

export const NotificationsQuery = object({ before: optional(IdText) })

const upTo = max(count, Number.MAX_SAFE_INTEGER)

/** What was read: the notices from one to another, both of them too, and the online orders up to one; 0 for none. */
export const ReadNotices = object({ from: upTo, until: upTo, online_order: upTo })
export type ReadNotices = Infer<typeof ReadNotices>
