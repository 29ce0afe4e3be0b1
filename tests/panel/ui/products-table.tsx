import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ComponentProps, useState } from 'react'
import { DataTable } from '#ui/DataTable.tsx'
import type { Column, Sorting } from '#ui/data-table.ts'

/** A table of products, and how its parts are found. */

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
export const few: readonly Product[] = [
  { id: 1, name: 'Şal', stock: 5 },
  { id: 2, name: 'Çanta', stock: null },
  { id: 3, name: 'Su', stock: 12 },
  { id: 4, name: 'İzmir kilimi', stock: 1 },
  { id: 5, name: 'Ceket', stock: 7 },
  { id: 6, name: 'Iğdır kilimi', stock: 3 },
]
export const many: readonly Product[] = Array.from({ length: 10_000 }, (_, at) => ({
  id: at + 1,
  name: `Ürün ${at + 1}`,
  stock: at,
}))

type Props = Partial<ComponentProps<typeof DataTable<Product>>>

export const table = (props: Props = {}) => (
  <DataTable
    label="Ürünler"
    columns={columns}
    rows={few}
    rowKey={(row) => String(row.id)}
    rowName={(row) => row.name}
    {...props}
  />
)
export function Sorted({ told }: { told: (next: Sorting | null) => void }) {
  const [sorting, setSorting] = useState<Sorting | null>({ column: 'stock', descending: true })
  const onSorting = (next: Sorting | null) => {
    told(next)
    setSorting(next)
  }
  return table({ sorting, onSorting })
}

export function Chosen({ told, first = [] }: { told: (keys: readonly string[]) => void; first?: readonly string[] }) {
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set(first))
  const onSelection = (next: ReadonlySet<string>) => {
    told([...next].sort())
    setSelection(next)
  }
  return table({ selection, onSelection })
}

export const grid = () => screen.getByRole('grid', { name: 'Ürünler' })
export const rows = () => [...grid().querySelectorAll<HTMLElement>('tr[data-key]')]
export const keys = () => rows().map((row) => Number(row.dataset.key))
export const names = () => rows().map((row) => within(row).getByRole('rowheader').textContent)
export const header = (name: string) => screen.getByRole('columnheader', { name })
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
