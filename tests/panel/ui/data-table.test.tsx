import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ComponentProps, useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DataTable } from '#ui/DataTable.tsx'
import type { Column, Sorting } from '#ui/data-table.ts'
import { renderInKit } from './in-kit.tsx'

interface Product {
  id: number
  name: string
  stock: number | null
}

const columns: readonly Column<Product>[] = [
  {
    id: 'name',
    header: 'Ürün',
    cell: (row) => <a href={`#urun-${row.id}`}>{row.name}</a>,
    sort: (row) => row.name,
    matters: true,
  },
  {
    id: 'stock',
    header: 'Stok',
    cell: (row) => row.stock ?? '–',
    sort: (row) => row.stock,
    align: 'right',
    matters: true,
  },
  { id: 'note', header: 'Not', cell: () => 'not' },
]
const few: readonly Product[] = [
  { id: 1, name: 'Şal', stock: 5 },
  { id: 2, name: 'Çanta', stock: null },
  { id: 3, name: 'Su', stock: 12 },
  { id: 4, name: 'İzmir kilimi', stock: 1 },
  { id: 5, name: 'Ceket', stock: 7 },
  { id: 6, name: 'Iğdır kilimi', stock: 3 },
]
const many: readonly Product[] = Array.from({ length: 10_000 }, (_, at) => ({
  id: at + 1,
  name: `Ürün ${at + 1}`,
  stock: at,
}))

type Props = Partial<ComponentProps<typeof DataTable<Product>>>

const table = (props: Props = {}) => (
  <DataTable
    label="Ürünler"
    columns={columns}
    rows={few}
    rowKey={(row) => String(row.id)}
    rowName={(row) => row.name}
    {...props}
  />
)
function Sorted({ told }: { told: (next: Sorting | null) => void }) {
  const [sorting, setSorting] = useState<Sorting | null>({ column: 'stock', descending: true })
  const onSorting = (next: Sorting | null) => {
    told(next)
    setSorting(next)
  }
  return table({ sorting, onSorting })
}

function Chosen({ told, first = [] }: { told: (keys: readonly string[]) => void; first?: readonly string[] }) {
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set(first))
  const onSelection = (next: ReadonlySet<string>) => {
    told([...next].sort())
    setSelection(next)
  }
  return table({ selection, onSelection })
}

const grid = () => screen.getByRole('grid', { name: 'Ürünler' })
const rows = () => [...grid().querySelectorAll<HTMLElement>('tr[data-key]')]
const keys = () => rows().map((row) => Number(row.dataset.key))
const names = () => rows().map((row) => within(row).getByRole('rowheader').textContent)
const header = (name: string) => screen.getByRole('columnheader', { name })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

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
