import { sql } from 'drizzle-orm'

/** The planner takes the index for slower than the whole log: it cannot know that both lie in memory. There it sorts too. */
export const countingFast = sql`
  select set_config('random_page_cost', '1', true), set_config('enable_seqscan', 'off', true), set_config('work_mem', '32MB', true)`
