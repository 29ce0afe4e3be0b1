import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { noticeKinds } from '#api/contract/platform/notices.ts'
import { createdAt, id, moment, recordId, shopId } from './columns.ts'
import { users } from './people.ts'
import { shops } from './shops.ts'

/** What the staff is told of: each notice leads to where something can be done about it. */
export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    shop_id: shopId().references(() => shops.id, { onDelete: 'cascade' }),
    kind: text({ enum: noticeKinds }).notNull(),
    /** Whose it is; of nobody, it is told to all who may open what it leads to. */
    user_id: recordId(),
    /** A message of the catalogue, with its values. */
    says: text().notNull(),
    about: jsonb().$type<Record<string, string | number>>().notNull().default({}),
    link: text().notNull().default(''),
    created_at: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.shop_id, t.id] }), index('notifications_age').on(t.created_at)],
)

/** Which notices somebody has read. */
export const notification_reads = pgTable(
  'notification_reads',
  {
    shop_id: shopId(),
    user_id: recordId().notNull(),
    notification_id: recordId().notNull(),
    read_at: moment().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.shop_id, t.user_id, t.notification_id] }),
    foreignKey({ columns: [t.shop_id, t.user_id], foreignColumns: [users.shop_id, users.id] }).onDelete('cascade'),
    foreignKey({
      columns: [t.shop_id, t.notification_id],
      foreignColumns: [notifications.shop_id, notifications.id],
    }).onDelete('cascade'),
    index('notification_reads_of').on(t.shop_id, t.notification_id),
  ],
)

/** Up to which online order somebody has seen them: the ones after it are new on that person's bell. */
export const notification_marks = pgTable(
  'notification_marks',
  {
    shop_id: shopId(),
    user_id: recordId().notNull(),
    online_order_id: recordId().notNull().default(0),
    /** And up to which release they have read what changed in the product. */
    last_release: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.shop_id, t.user_id] }),
    foreignKey({ columns: [t.shop_id, t.user_id], foreignColumns: [users.shop_id, users.id] }).onDelete('cascade'),
  ],
)
