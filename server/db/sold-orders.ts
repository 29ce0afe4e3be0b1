import { sql } from 'drizzle-orm'

/** Whether an order `o` is a sale: those that ended without one are none. */
export const sold = sql`o.status not in ('cancelled', 'rejected')`
