import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import {
  createdAt,
  flag,
  folded,
  foldedSql,
  id,
  moment,
  recordId,
  shopId,
  sorted,
  updatedAt,
  version,
} from './columns.ts'
import { shops } from './shops.ts'

/** A role of employees and its permission codes. */
export const user_roles = pgTable(
  'user_roles',
  {
    id: id(),
    shop_id: shopId().references(() => shops.id, { onDelete: 'cascade' }),
    version: version(),
    name: sorted().notNull(),
    permissions: integer().array().notNull().default([]),
    label: sorted().notNull().default(''),
    search: folded(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.shop_id, t.id] }),
    index('user_roles_label').on(t.shop_id, t.label, t.id),
    index('user_roles_search').using('gin', t.search.op('gin_trgm_ops')),
  ],
)

/** What customers are told apart by. */
export const customer_groups = pgTable(
  'customer_groups',
  {
    id: id(),
    shop_id: shopId().references(() => shops.id, { onDelete: 'cascade' }),
    version: version(),
    name: text().notNull(),
    note: text().notNull().default(''),
    label: sorted().notNull().default(''),
    search: folded(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.shop_id, t.id] }),
    index('customer_groups_label').on(t.shop_id, t.label, t.id),
    index('customer_groups_search').using('gin', t.search.op('gin_trgm_ops')),
  ],
)

/** Staff and customers. Customers exist only as data: they never sign in to the panel. */
export const users = pgTable(
  'users',
  {
    id: id(),
    shop_id: shopId().references(() => shops.id, { onDelete: 'cascade' }),
    version: version(),
    type: text({ enum: ['admin', 'employee', 'customer'] }).notNull(),
    status: text({ enum: ['accepted', 'pending', 'suspended', 'banned'] })
      .notNull()
      .default('accepted'),
    name: sorted().notNull(),
    surname: sorted().notNull(),
    /** Folded by the invariant rule; unique among those who can sign in, see `staff_emails`. */
    email: text().notNull(),
    phone: text().notNull().default(''),
    /** The one that sales at the till are for until another is chosen. */
    walk_in: flag().notNull().default(0),
    /** argon2id in PHC form; empty for people who cannot sign in. */
    password_hash: text().notNull().default(''),
    role_id: recordId(),
    /** What is known of a customer beside: the view `customers` has these, for its resource. */
    contact_type: text({ enum: ['individual', 'corporate'] })
      .notNull()
      .default('individual'),
    company_name: text().notNull().default(''),
    tax_office: text().notNull().default(''),
    tax_number: text().notNull().default(''),
    tc_number: text().notNull().default(''),
    group_id: recordId(),
    note: text().notNull().default(''),
    /** What a customer is written to in; empty for the shop's language. */
    mail_language: text().notNull().default(''),
    /** When what is known of a customer was erased at their wish. */
    erased_at: moment(),
    /** What they chose to read the panel and mails in; nothing: as the browser does. */
    language: text(),
    /** When a link to a first password was last sent to them. */
    invited_at: moment(),
    /** The key that their app makes codes of, sealed; empty without one. */
    totp_secret: text().notNull().default(''),
    /** Since when signing in asks for a code; nothing while it was not confirmed. */
    totp_since: moment(),
    /** The half minute whose code was taken last: none is taken twice. */
    totp_step: integer().notNull().default(0),
    /** The hashes of the codes that stand in for the app, each once. */
    recovery_codes: text().array().notNull().default([]),
    /** Name and surname, or that of the firm, as lists tell them. */
    label: sorted().notNull().generatedAlwaysAs(sql`coalesce(nullif(company_name, ''), trim(name || ' ' || surname))`),
    search: folded(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.shop_id, t.id] }),
    foreignKey({ columns: [t.shop_id, t.role_id], foreignColumns: [user_roles.shop_id, user_roles.id] }),
    foreignKey({ columns: [t.shop_id, t.group_id], foreignColumns: [customer_groups.shop_id, customer_groups.id] }),
    index('users_group').on(t.shop_id, t.group_id),
    index('users_email').on(t.shop_id, t.email),
    uniqueIndex('users_staff_email').on(t.shop_id, t.email).where(sql`type in ('admin', 'employee')`),
    uniqueIndex('users_walk_in').on(t.shop_id).where(sql`walk_in = 1`),
    index('users_label').on(t.shop_id, t.label, t.id),
    index('users_newest').on(t.shop_id, t.id.desc()),
    index('users_list').on(t.shop_id, t.type, t.id.desc()),
    index('users_since').on(t.shop_id, t.type, t.created_at),
    index('users_role_of').on(t.shop_id, t.role_id),
    index('users_search').using('gin', t.search.op('gin_trgm_ops')),
    check('users_walk_in_type', sql`walk_in = 0 or type = 'customer'`),
    check('users_role', sql`role_id is null or type = 'employee'`),
  ],
)

/** Where customers are. One of each customer's is the default. */
export const customer_addresses = pgTable(
  'customer_addresses',
  {
    id: id(),
    shop_id: shopId().references(() => shops.id, { onDelete: 'cascade' }),
    version: version(),
    customer_id: recordId().notNull(),
    title: text().notNull(),
    /** Who takes what is sent there; empty for the customer. */
    name: text().notNull().default(''),
    country: text().notNull(),
    state: text().notNull(),
    city: text().notNull(),
    district: text().notNull(),
    neighborhood: text().notNull(),
    address: text().notNull(),
    zip: text().notNull(),
    default_status: flag().notNull().default(0),
    label: sorted().notNull().default(''),
    search: folded(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.shop_id, t.id] }),
    foreignKey({ columns: [t.shop_id, t.customer_id], foreignColumns: [users.shop_id, users.id] }).onDelete('cascade'),
    uniqueIndex('customer_addresses_default').on(t.shop_id, t.customer_id).where(sql`default_status = 1`),
    index('customer_addresses_of').on(t.shop_id, t.customer_id, t.id),
    // Whom the customers of a city are, and of a district, by the beginning of its folded name.
    index('customer_addresses_city').on(t.shop_id, sql`(${foldedSql('city')}) text_pattern_ops`),
    index('customer_addresses_district').on(t.shop_id, sql`(${foldedSql('district')}) text_pattern_ops`),
    index('customer_addresses_label').on(t.shop_id, t.label, t.id),
    index('customer_addresses_search').using('gin', t.search.op('gin_trgm_ops')),
  ],
)

/** What the staff wrote on customers, never changed once written. */
export const customer_notes = pgTable(
  'customer_notes',
  {
    id: id(),
    shop_id: shopId(),
    customer_id: recordId().notNull(),
    note: text().notNull(),
    user_id: recordId(),
    at: moment().notNull().default(sql`now()`),
  },
  (t) => [
    primaryKey({ columns: [t.shop_id, t.id] }),
    foreignKey({ columns: [t.shop_id, t.customer_id], foreignColumns: [users.shop_id, users.id] }).onDelete('cascade'),
    index('customer_notes_of').on(t.shop_id, t.customer_id, t.id.desc()),
  ],
)

/**
 * Whom an e-mail signs in, over all shops: signing in names no shop, and one e-mail signs in to one. Whoever writes a member of the staff
 * writes it too (`addStaff`).
 */
export const staff_emails = pgTable('staff_emails', {
  email: text().primaryKey(),
  shop_id: shopId(),
  user_id: recordId().notNull(),
})

/** A signed-in session: the token is stored hashed, the permissions as they were at sign-in. */
export const sessions = pgTable(
  'sessions',
  {
    token_hash: text().notNull(),
    /** By which it is named, so that it can be ended: the hash of its token is shown to nobody. */
    session_id: id(),
    shop_id: shopId(),
    user_id: recordId().notNull(),
    permissions: integer().array().notNull(),
    /** What it was opened with, and from where. */
    user_agent: text().notNull().default(''),
    address: text().notNull().default(''),
    created_at: createdAt(),
    seen_at: moment().notNull().default(sql`now()`),
    expires_at: moment().notNull(),
    /** The role whose permissions it sees the panel with, and changes nothing meanwhile. */
    viewing_role: recordId(),
  },
  (t) => [
    primaryKey({ columns: [t.shop_id, t.token_hash] }),
    foreignKey({ columns: [t.shop_id, t.user_id], foreignColumns: [users.shop_id, users.id] }).onDelete('cascade'),
    index('sessions_user').on(t.shop_id, t.user_id),
    index('sessions_expiry').on(t.expires_at),
  ],
)

/** One-time links that set a password; only the newest of a user works, once, for an hour. */
export const password_resets = pgTable(
  'password_resets',
  {
    token_hash: text().notNull(),
    shop_id: shopId(),
    user_id: recordId().notNull(),
    created_at: createdAt(),
    expires_at: moment().notNull(),
    used_at: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.shop_id, t.token_hash] }),
    foreignKey({ columns: [t.shop_id, t.user_id], foreignColumns: [users.shop_id, users.id] }).onDelete('cascade'),
    index('password_resets_user').on(t.shop_id, t.user_id),
  ],
)

/**
 * Who asked for a link and has not been sent one: whatever address was typed, known or not, so that both take as long. A row goes when its
 * mail has left, and holds no link: that is made when the mail is sent.
 */
export const password_reset_requests = pgTable(
  'password_reset_requests',
  {
    id: id().primaryKey(),
    email: text().notNull(),
    /** The language that the panel was used in. */
    language: integer().notNull(),
    /** It is no password that was forgotten: a new member of the staff is invited. */
    invites: flag().notNull().default(0),
    tries: integer().notNull().default(0),
    /** Not sent before. */
    due_at: moment().notNull().defaultNow(),
    /** Not sent afterwards: nobody waits for it any more. */
    expires_at: moment().notNull(),
    created_at: createdAt(),
  },
  (t) => [index('password_reset_requests_due').on(t.due_at, t.id)],
)
