import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderInKit } from './in-kit.tsx'
import { Chosen, grid, header, keys, names, press, rows, Sorted, table } from './products-table.tsx'

beforeEach(() => {
  document.documentElement.lang = 'tr'
})

afterEach(() => vi.restoreAllMocks())

describe('sorting', () => {
  it('puts people’s words in the order of the page’s language, and back', async () => {
    renderInKit(table())
    expect(header('Ürün').getAttribute('aria-sort')).toBe('none')
    await press('Ürün')
    expect(names()).toEqual(['Ceket', 'Çanta', 'Iğdır kilimi', 'İzmir kilimi', 'Su', 'Şal'])
    expect(header('Ürün').getAttribute('aria-sort')).toBe('ascending')
    await press('Ürün')
    expect(names()).toEqual(['Şal', 'Su', 'İzmir kilimi', 'Iğdır kilimi', 'Çanta', 'Ceket'])
    expect(header('Ürün').getAttribute('aria-sort')).toBe('descending')
    await press('Ürün')
    expect(keys()).toEqual([1, 2, 3, 4, 5, 6])
  })

  it('puts numbers by their size, and nothing last both ways', async () => {
    renderInKit(table())
    await press('Stok')
    expect(keys()).toEqual([4, 6, 1, 5, 3, 2])
    await press('Stok')
    expect(keys()).toEqual([3, 5, 1, 6, 4, 2])
  })

  it('leaves the order to the caller where the caller sorts', async () => {
    const told = vi.fn()
    renderInKit(<Sorted told={told} />)
    expect(header('Stok').getAttribute('aria-sort')).toBe('descending')
    await press('Ürün')
    expect(told).toHaveBeenLastCalledWith({ column: 'name', descending: false })
    expect(keys()).toEqual([1, 2, 3, 4, 5, 6])
    await press('Ürün')
    await press('Ürün')
    expect(told).toHaveBeenLastCalledWith(null)
  })

  it('offers no button where a column does not sort', () => {
    renderInKit(table())
    expect(within(header('Not')).queryByRole('button')).toBeNull()
  })
})

describe('the headings that sort', () => {
  const heading = (name: string) => screen.getByRole('button', { name })
  const focused = () => document.activeElement?.textContent

  it('are one stop of the Tab key before the rows, and the arrows lead through them to the ends', async () => {
    renderInKit(table())
    await userEvent.tab()
    expect(focused()).toBe('Ürün')
    await userEvent.keyboard('{ArrowLeft}')
    expect(focused()).toBe('Ürün')
    await userEvent.keyboard('{ArrowRight}')
    expect(focused()).toBe('Stok')
    await userEvent.keyboard('{ArrowRight}{Enter}')
    expect([focused(), header('Stok').getAttribute('aria-sort')]).toEqual(['Stok', 'ascending'])
    await userEvent.keyboard('{Home}')
    expect(focused()).toBe('Ürün')
    await userEvent.keyboard('{End}')
    await userEvent.tab()
    expect(document.activeElement).toBe(rows()[0])
    await userEvent.tab({ shift: true })
    expect(focused()).toBe('Stok')
  })

  it('take the stop where they are pressed', async () => {
    renderInKit(table())
    await press('Stok')
    expect([heading('Ürün').tabIndex, heading('Stok').tabIndex]).toEqual([-1, 0])
  })
})

describe('choosing rows', () => {
  const told = vi.fn()
  const chosen = () => told.mock.lastCall?.[0]
  const all = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Tümünü seç' })

  it('chooses one, and says so of its row', async () => {
    renderInKit(<Chosen told={told} />)
    await userEvent.click(screen.getByRole('checkbox', { name: 'Seç: Şal' }))
    expect(chosen()).toEqual(['1'])
    expect(rows().map((row) => row.getAttribute('aria-selected'))).toEqual([
      'true',
      'false',
      'false',
      'false',
      'false',
      'false',
    ])
    expect(all().indeterminate).toBe(true)
  })

  it('chooses all in sight and keeps those of other pages', async () => {
    renderInKit(<Chosen told={told} first={['99']} />)
    await userEvent.click(all())
    expect(chosen()).toEqual(['1', '2', '3', '4', '5', '6', '99'])
    expect(all().checked).toBe(true)
    await userEvent.click(all())
    expect(chosen()).toEqual(['99'])
  })

  it('chooses everything since the last one with Shift', async () => {
    renderInKit(<Chosen told={told} />)
    const user = userEvent.setup()
    await user.click(screen.getByRole('checkbox', { name: 'Seç: Çanta' }))
    await user.keyboard('{Shift>}')
    await user.click(screen.getByRole('checkbox', { name: 'Seç: Ceket' }))
    expect(chosen()).toEqual(['2', '3', '4', '5'])
  })

  it('has no boxes where nothing can be chosen', () => {
    renderInKit(table())
    expect(screen.queryAllByRole('checkbox')).toEqual([])
    expect(rows()[0]?.hasAttribute('aria-selected')).toBe(false)
  })

  it('chooses the active row with Space', async () => {
    renderInKit(<Chosen told={told} />)
    rows()[0]?.focus()
    await userEvent.keyboard('{ArrowDown} ')
    expect(chosen()).toEqual(['2'])
  })
})

describe('R10 what stands in the place of rows', () => {
  const slots = { empty: <p>Burada ürünler olacak</p>, error: <p>Liste alınamadı</p> }

  it('skeleton rows and no word of emptiness while they are fetched', () => {
    renderInKit(table({ rows: [], status: 'loading', ...slots }))
    expect(grid().getAttribute('aria-busy')).toBe('true')
    expect(grid().querySelectorAll('[data-skeleton]').length).toBeGreaterThan(3)
    expect(screen.queryByText('Burada ürünler olacak')).toBeNull()
  })

  it('what would be here when there are none', () => {
    renderInKit(table({ rows: [], ...slots }))
    expect(screen.getByText('Burada ürünler olacak')).toBeTruthy()
    expect(grid().getAttribute('aria-busy')).toBe('false')
  })

  it('the error when they could not be fetched, and no stale rows', () => {
    renderInKit(table({ status: 'failed', ...slots }))
    expect(screen.getByText('Liste alınamadı')).toBeTruthy()
    expect(rows()).toEqual([])
    expect(grid().querySelector('[data-skeleton]')).toBeNull()
  })

  it('the old rows while other ones are fetched', () => {
    renderInKit(table({ status: 'loading', ...slots }))
    expect(rows()).toHaveLength(6)
    expect(grid().getAttribute('aria-busy')).toBe('true')
  })
})

describe('a narrow screen', () => {
  it('keeps the columns that matter', () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (query) =>
        Object.assign(new EventTarget(), { matches: query === '(max-width: 600px)', media: query }) as MediaQueryList,
    )
    renderInKit(table())
    expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual(['Ürün', 'Stok'])
    expect(within(rows()[0] as HTMLElement).getAllByRole('gridcell')).toHaveLength(1)
  })
})

describe('the widths of columns', () => {
  it('are one stop of the Tab key, from which the arrows lead to every column', async () => {
    const onResize = vi.fn()
    renderInKit(table({ onResize }))
    const grips = screen.getAllByRole('separator')
    expect(grips.length).toBeGreaterThan(2)
    expect(grips.map((grip) => grip.tabIndex)).toEqual(grips.map((_, at) => (at === 0 ? 0 : -1)))
    grips[0]?.focus()
    await userEvent.keyboard('{ArrowUp}{ArrowDown}{ArrowDown}')
    expect(document.activeElement).toBe(grips[2])
    await userEvent.keyboard('{ArrowUp}{Backspace}')
    expect(document.activeElement).toBe(grips[1])
    expect(onResize.mock.calls.map(([, width]) => width)).toEqual([null])
  })
})
