import { type SQL, sql } from 'drizzle-orm'

/** An order (`o`) of which something is owed still, as its partial index has it. */
export const owing: SQL = sql`o.payment_status = 'not_paid' and o.status not in ('cancelled', 'rejected', 'refunded') and o.total > o.paid_total`
