import { useState } from 'react'
import type { PriceRow } from '#api/contract/catalog/multiple-price.ts'
import type { Density } from '#api/contract/platform/list-settings.ts'
import type { PriceColumn } from '#machines/catalog/price-edit/columns.ts'
import { resized } from '#machines/platform/list-settings/columns.ts'
import type { ListLook } from '#screens/platform/records/use-look.ts'
import { useMedia } from '#ui/useMedia.ts'
import { variantColumn } from './price-columns.tsx'

/** The height of the headers in pixels. */
export const head = 44
const wide = { name: 300, list: 168 }
const small = { name: 148, list: 132 }
const heights: Record<Density, number> = { compact: 28, normal: 36, touch: 48 }
/** On a narrow screen a name has two lines. */
const leastNarrow = 36

/** The pixels of the grid: how tall its rows are, and how wide its columns. */
export interface GridShape {
  readonly tall: number
  readonly name: number
  /** Of the prices' columns, in their order. */
  readonly widths: readonly number[]
  /** The columns as CSS lays them out. */
  readonly template: string
  /** Where columns can be made wider and narrower, by the column's id. */
  readonly sizing: {
    onPull(id: string, width: number | null): void
    onResize(id: string, width: number | null): void
  } | null
}

/** As the person wants it; a narrow screen keeps widths of its own. */
export function useGridShape(
  { choices, density, arrange }: ListLook<PriceRow>,
  columns: readonly PriceColumn[],
): GridShape {
  const narrow = useMedia('(max-width: 600px)')
  const [pulled, pull] = useState<{ readonly id: string; readonly width: number } | null>(null)
  const plain = narrow ? small : wide
  const chosen = (id: string) => (pulled?.id === id ? pulled.width : choices.find((one) => one.id === id)?.width)
  const own = (id: string, otherwise: number) => (narrow ? otherwise : (chosen(id) ?? otherwise))
  const name = own(variantColumn, plain.name)
  const widths = columns.map(({ key }) => own(key, plain.list))
  const first = !narrow && chosen(variantColumn) ? `${name}px` : `minmax(${name}px, 460px)`
  return {
    tall: narrow ? Math.max(leastNarrow, heights[density]) : heights[density],
    name,
    widths,
    template: [first, ...widths.map((width) => `${width}px`)].join(' '),
    sizing: narrow
      ? null
      : {
          onPull: (id, width) => pull(width === null ? null : { id, width }),
          onResize: (id, width) => arrange(resized(choices, id, width)),
        },
  }
}
