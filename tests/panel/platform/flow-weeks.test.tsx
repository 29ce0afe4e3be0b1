import { screen, waitFor, within } from '@testing-library/react'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { weekIn, weeksToChoose } from '#screens/platform/flow/weeks.ts'
import { newOrder } from '#tests/fixtures/orders.fixture.ts'
import { openPanelFixture } from '#tests/panel/panel-fixture.ts'
import { weekOfYear } from '#ui/calendar-days.ts'

/** The process map week by week: one is chosen by its number, and the last ones stand beside each other. */

const fixture = openPanelFixture()

describe('a week', () => {
  test.each([
    ['2026-01-01', 1],
    ['2026-11-29', 48],
    ['2026-11-30', 49],
    // A year has 53 weeks where its first day is a Thursday, and its last days may belong to the next one.
    ['2027-01-01', 53],
    ['2024-12-30', 1],
    ['2021-01-03', 53],
  ])('%s lies in week %i of ISO', (day, week) => {
    expect(weekOfYear(day)).toBe(week)
  })

  test('is seven days from a Monday on, and nothing else', () => {
    expect(weekIn('2026-11-23', '2026-11-29')).toBe('2026-11-23')
    expect(weekIn('2026-11-23', '2026-11-28')).toBeUndefined()
    expect(weekIn('2026-11-24', '2026-11-30')).toBeUndefined()
    expect(weekIn('', '')).toBeUndefined()
  })

  test('is offered half a year back, and an older one where it is the chosen one', () => {
    const weeks = weeksToChoose('2026-01-05', '2026-11-28')
    expect(weeks).toHaveLength(27)
    expect(weeks[1]).toEqual({ first: '2026-11-16', last: '2026-11-22' })
    expect(weeks.at(-1)).toEqual({ first: '2026-01-05', last: '2026-01-11' })
    expect(weeksToChoose('2026-11-16', '2026-11-29')).toHaveLength(26)
  })
})

test('a week is chosen, and each number of the last weeks leads to its records', async () => {
  const { shop } = fixture
  const { id } = await newOrder(shop)
  await shop.db.execute(sql`delete from transitions`)
  // Last week, by any clock.
  await shop.db.execute(sql`
    insert into transitions (shop_id, subject, record_id, event, from_state, to_state, at, channel)
    select ${shop.own.shop_id}::int, 'orders', ${id}::int, 'ACCEPT', 'pending', 'accepted',
           date_trunc('week', now()) - interval '4 days', 'online' from generate_series(1, 3)`)
  const { user } = await fixture.enter('/statecharts/flow')
  const table = within(await screen.findByRole('grid', { name: 'Son haftalar' }))
  const [, row] = table.getAllByRole('row')
  if (!row) throw new Error('No way stands in the table')
  expect(within(row).getByText(/Beklemede → Onaylandı/)).toBeDefined()
  expect(within(row).getAllByRole('link')).toHaveLength(1)
  const link = within(row).getByRole('link', { name: '3' })
  const went = new URLSearchParams(new URLSearchParams(link.getAttribute('href')?.split('?')[1]).get('went') ?? '')
  const [first, last] = [went.get('first') ?? '', went.get('last') ?? '']
  expect([went.get('from'), went.get('to'), weekIn(first, last)]).toEqual(['pending', 'accepted', first])
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Hafta' }),
    screen.getByRole('option', { name: new RegExp(`^${weekOfYear(first)}\\. hafta`) }),
  )
  await waitFor(() => expect(new URLSearchParams(location.search).get('from')).toBe(first))
  expect(new URLSearchParams(location.search).get('to')).toBe(last)
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Hafta' })).toHaveProperty('value', first))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Hafta' }), '–')
  await waitFor(() => expect(location.search).toBe('?kind=orders'))
})
