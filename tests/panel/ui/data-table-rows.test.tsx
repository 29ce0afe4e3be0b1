import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderInKit } from './in-kit.tsx'
import { few, grid, keys, many, press, rows, table } from './products-table.tsx'

beforeEach(() => {
  document.documentElement.lang = 'tr'
})

afterEach(() => vi.restoreAllMocks())

describe('moving through rows', () => {
  it('is one stop of the Tab key, moved by arrows, and Enter opens', async () => {
    const open = vi.fn()
    renderInKit(table({ onOpen: open }))
    expect(rows().map((row) => row.tabIndex)).toEqual([0, -1, -1, -1, -1, -1])
    rows()[0]?.focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}')
    expect(document.activeElement).toBe(rows()[1])
    expect(rows().map((row) => row.tabIndex)).toEqual([-1, 0, -1, -1, -1, -1])
    await userEvent.keyboard('{Enter}')
    expect(open).toHaveBeenCalledExactlyOnceWith(few[1])
  })

  it('stays at both ends', async () => {
    renderInKit(table())
    rows()[0]?.focus()
    await userEvent.keyboard('{ArrowUp}')
    expect(document.activeElement).toBe(rows()[0])
    await userEvent.keyboard('{End}{ArrowDown}')
    expect(document.activeElement).toBe(rows()[5])
  })

  it('opens by a press on the row, but not on a link inside it', async () => {
    const open = vi.fn()
    renderInKit(table({ onOpen: open }))
    await userEvent.click(within(rows()[2] as HTMLElement).getAllByRole('gridcell')[0] as HTMLElement)
    expect(open).toHaveBeenCalledExactlyOnceWith(few[2])
    await userEvent.click(screen.getByRole('link', { name: 'Ceket' }))
    expect(open).toHaveBeenCalledOnce()
  })

  it('leaves keys that are pressed in a control of the row to that control', async () => {
    const open = vi.fn()
    renderInKit(table({ onOpen: open }))
    screen.getByRole('link', { name: 'Şal' }).focus()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(open).not.toHaveBeenCalled()
  })

  it('stays with its record when the order changes', async () => {
    const open = vi.fn()
    renderInKit(table({ onOpen: open }))
    rows()[0]?.focus()
    await userEvent.keyboard('{ArrowDown}')
    await press('Ürün')
    expect(rows().find((row) => row.tabIndex === 0)?.dataset.key).toBe('2')
  })
})

describe('ten thousand rows', () => {
  it('draws only those in sight, and tells how many there are', () => {
    renderInKit(table({ rows: many, total: 12_345, offset: 100 }))
    expect(rows().length).toBeGreaterThan(10)
    expect(rows().length).toBeLessThan(40)
    expect(grid().getAttribute('aria-rowcount')).toBe('12346')
    expect(rows()[0]?.getAttribute('aria-rowindex')).toBe('102')
  })

  it('draws all of them for printing, and those in sight again after it', () => {
    renderInKit(table({ rows: many.slice(0, 500) }))
    act(() => window.dispatchEvent(new Event('beforeprint')))
    expect(rows()).toHaveLength(500)
    act(() => window.dispatchEvent(new Event('afterprint')))
    expect(rows().length).toBeLessThan(40)
  })

  it('keeps a row as it is while others are drawn around it', async () => {
    renderInKit(table({ rows: many }))
    const before = rows()[5]
    before?.focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
    expect(rows().find((row) => row.dataset.key === '6')).toBe(before)
    expect((document.activeElement as HTMLElement).dataset.key).toBe('9')
  })

  it('keeps the row with the focus drawn when it is scrolled away', () => {
    renderInKit(table({ rows: many }))
    rows()[3]?.focus()
    const scroller = grid().parentElement as HTMLElement
    act(() => {
      Object.defineProperty(scroller, 'scrollTop', { value: 100_000, configurable: true })
      scroller.dispatchEvent(new Event('scroll'))
    })
    expect(keys()).toContain(2800)
    expect(keys()).toContain(4)
    expect((document.activeElement as HTMLElement).dataset.key).toBe('4')
  })
})

describe('while another page is on its way', () => {
  it('leaves the rows that stand in their places, and draws none of them anew', () => {
    const name = vi.fn((row: { id: number; name: string }) => row.name)
    const columns = [{ id: 'name', header: 'Ürün', cell: name }]
    const places = () => rows().map((row) => row.ariaRowIndex ?? row.getAttribute('aria-rowindex'))
    const view = renderInKit(table({ columns, offset: 0, total: 200 }))
    const drawn = name.mock.calls.length
    view.rerender(table({ columns, offset: 100, total: 200, status: 'loading' }))
    expect([places(), name.mock.calls.length]).toEqual([['2', '3', '4', '5', '6', '7'], drawn])
    view.rerender(table({ columns, offset: 100, total: 200, rows: few.slice(3) }))
    expect(places()).toEqual(['102', '103', '104'])
  })
})
