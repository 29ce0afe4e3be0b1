import type { Seeded } from '#tests/seed.ts'
import type { Shop } from '#tests/shop.ts'

/** How the records of a list are made whose life is a chart: everything that asks something of every one of them makes it so. */
export interface Rows {
  /** What its list is called. */
  readonly list: string
  /** A new one that waits for its first step, and its id. */
  make(shop: Shop, seeded?: Seeded): Promise<number>
  /** Where it may be led from there. */
  readonly leads: string
  /** One for its page: with everything that the page can show. */
  shown?(shop: Shop): Promise<number>
  /** Two for its list, which differ in every column; where the list is filled by hand, none. */
  fill?(shop: Shop): Promise<void>
}

/** Those of all lists: a new one is found by being there, as `tests/fixtures/x.rows.ts`. */
export const allRows: readonly Rows[] = Object.values(
  import.meta.glob<Rows>('../fixtures/*.rows.ts', { eager: true, import: 'default' }),
)

export function rowsOf(list: string): Rows | undefined {
  return allRows.find((rows) => rows.list === list)
}
