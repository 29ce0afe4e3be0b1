import { type KeyboardEvent, useState } from 'react'
import type { Column } from './data-table.ts'
import { headingKeys } from './row-keys.ts'

/** What one of the headings by which the table is sorted has of the keyboard. */
export interface HeadingStop {
  readonly 'data-heading': string
  readonly tabIndex: number
  onFocus(): void
  onKeyDown(event: KeyboardEvent<HTMLElement>): void
}

/** The headings that sort are one stop of the Tab key, so that the rows are near: the arrows lead from one to the other. */
export function useHeadingKeys<Row>(columns: readonly Column<Row>[]): (column: string) => HeadingStop {
  const [last, setLast] = useState<string | null>(null)
  const sorting = columns.filter(({ sort }) => sort).map(({ id }) => id)
  const stop = last !== null && sorting.includes(last) ? last : sorting[0]
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const own = sorting.indexOf(event.currentTarget.dataset.heading ?? '')
    const places: Readonly<Record<string, number>> = {
      [headingKeys.next]: own + 1,
      [headingKeys.previous]: own - 1,
      Home: 0,
      End: sorting.length - 1,
    }
    const place = places[event.key]
    if (place === undefined) return
    event.preventDefault()
    const to = sorting[place]
    const row = event.currentTarget.closest('tr')
    if (to !== undefined) row?.querySelector<HTMLElement>(`[data-heading="${CSS.escape(to)}"]`)?.focus()
  }
  return (column) => ({
    'data-heading': column,
    tabIndex: column === stop ? 0 : -1,
    onFocus: () => setLast(column),
    onKeyDown,
  })
}
