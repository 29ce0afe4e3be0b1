import { recordCalls } from '#api/client/platform/records.ts'
import { type ListName, listNamed } from '#api/registry/lists.ts'
import type { ListedRecord } from '#api/resources/platform/wire.ts'
import type { Exporting } from '#machines/platform/list-export/list-export.machine.ts'
import { http } from './http.ts'
import { panelListeners, panelPart } from './panel.ts'

/** The most rows of a list that are put on paper; a file has them all. */
export const mostOnPaper = 1000

/** As many rows as the server tells at once. */
const atOnce = 500

interface Paper {
  readonly list: ListName
  readonly rows: readonly ListedRecord[]
}

const paper = panelPart(() => ({ now: null as Paper | null }))
const { notify, listen } = panelListeners()

/** All rows of a list, from its first one, as far as they are put on paper. */
export async function rowsForPaper({ query, ...rest }: Exporting, list: ListName): Promise<readonly ListedRecord[]> {
  const { order_index, order_direction, search, filters } = query
  const calls = recordCalls(http, listNamed(list))
  const wanted = Math.min(rest.rows, mostOnPaper)
  const rows: ListedRecord[] = []
  for (let page = 0, until: number | null = null; page * atOnce < wanted; page += 1) {
    const found = await calls.list({ order_index, order_direction, search, filters, until, page, limit: atOnce })
    until = found.newest
    rows.push(...found.rows)
  }
  return rows
}

/** Gives the rows to the printer: they stand in their list while it looks. */
export async function printRows(list: ListName, rows: readonly ListedRecord[]): Promise<void> {
  show({ list, rows })
  window.addEventListener('afterprint', () => show(null), { once: true })
  // The table draws them first.
  await new Promise((drawn) => setTimeout(drawn))
  window.print()
}

/** The rows of this list that are on their way to paper; `null` while none are. */
export function rowsOnPaper(list: ListName): readonly ListedRecord[] | null {
  const { now } = paper()
  return now?.list === list ? now.rows : null
}

/** Hears when rows go to paper, and when they are there. */
export const onPaperChange = listen

function show(next: Paper | null): void {
  paper().now = next
  notify()
}
