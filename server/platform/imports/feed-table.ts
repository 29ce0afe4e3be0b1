import { importLimits } from '#api/contract/platform/imports.ts'
import { fieldsOf } from './feed-fields.ts'
import { type FeedNames, type FeedRow, type FeedShape, fieldOf, shapeOf } from './feed-shape.ts'
import { type FeedElement, feedTree } from './feed-tree.ts'
import { gathering, refuseColumns, refuseRows } from './gather.ts'
import type { Table } from './table.ts'

/** The table of a feed: its rows are numbered, and no row of it names its columns. */
export interface FeedTable extends Table {
  readonly headers: readonly string[]
  /** The elements of which one is the row, and which it is, counted from 1. */
  readonly elements: readonly FeedRow[]
  readonly element: number
}

export interface FeedReading {
  readonly names: FeedNames
  /** What the column is called that says which rows are variants of one, where there may be such. */
  readonly group: string | null
  /** The element that was chosen to be the row; else the likeliest. */
  readonly row: string | null
}

/**
 * The table of an XML feed, whatever its elements are called: one of them is a row, and everything that lies in it a column, called by the way to
 * it. Variants that lie in a product are rows of their own, with what they share; what is said more than once stands in one cell.
 */
export function feedTable(bytes: Uint8Array, { names, group, row }: FeedReading): FeedTable {
  const root = feedTree(bytes)
  const shape = shapeOf(root, names)
  const chosen = Math.max(
    0,
    shape.rows.findIndex(({ path }) => path === row),
  )
  const path = shape.rows[chosen]?.path ?? root.name
  const variant = shape.variantOf(path)
  const lines = new Lines(names)
  // The way down begins below the root, which is at its top.
  expand({ element: root, path: root.name, said: new Map(), record: 0 }, { path, variant, shape, lines })
  return { ...lines.table(variant ? group : null), elements: shape.rows, element: chosen + 1 }
}

interface Expanding {
  readonly path: string
  readonly variant: string | null
  readonly shape: FeedShape
  readonly lines: Lines
}

interface At {
  readonly element: FeedElement
  readonly path: string
  /** What was said above it. */
  readonly said: ReadonlyMap<string, string>
  readonly record: number
}

function expand({ element, path, said, record }: At, expanding: Expanding): void {
  const { shape, lines } = expanding
  const end = expanding.variant ?? expanding.path
  const below = end === path ? null : (end.slice(path.length + 1).split('/')[0] ?? null)
  const isAbove = !`${path}/`.startsWith(`${expanding.path}/`)
  const isRow = path === expanding.path
  const number = isRow ? lines.next() : record
  const own =
    isAbove && !shape.repeats(path)
      ? said
      : lines.joined(said, fieldsOf(element, below), isRow ? null : element.name, !isAbove && !isRow)
  const children = element.children.filter(({ name }) => name === below)
  for (const child of children)
    expand({ element: child, path: `${path}/${child.name}`, said: own, record: number }, expanding)
  if (children.length === 0 && !isAbove) lines.add(own, number)
}

/** The rows of a feed as they come, each by its columns. */
class Lines {
  readonly #rows: { readonly said: ReadonlyMap<string, string>; readonly record: number }[] = []
  readonly #headers = new Set<string>()
  /** Those of variants. */
  readonly #below = new Set<string>()
  readonly #names: FeedNames
  #record = 0

  constructor(names: FeedNames) {
    this.#names = names
  }

  next(): number {
    this.#record += 1
    return this.#record
  }

  /** What is said here beside what was said above; the row itself has its columns without its name. */
  joined(above: ReadonlyMap<string, string>, own: ReadonlyMap<string, string>, name: string | null, isBelow: boolean) {
    const said = new Map(above)
    for (const [way, value] of own) {
      const header = name === null ? way : `${name}/${way}`
      if (isBelow) this.#below.add(header)
      said.set(header, value)
    }
    return said
  }

  add(said: ReadonlyMap<string, string>, record: number): void {
    if (said.size === 0) return
    for (const header of said.keys()) this.#headers.add(header)
    if (this.#headers.size > importLimits.columns - 1) refuseColumns()
    if (this.#rows.length >= importLimits.rows) refuseRows()
    this.#rows.push({ said, record })
  }

  table(group: string | null): Pick<FeedTable, 'rows' | 'headers'> {
    const instead = this.#instead()
    const merged = new Set([...instead.values()].flat())
    const headers = [...this.#headers].filter((header) => !merged.has(header))
    const gathered = gathering()
    this.#rows.forEach(({ said, record }, at) => {
      const cells = headers.map((header) => {
        const own = instead.get(header)?.find((one) => said.has(one)) ?? header
        return said.get(own)?.slice(0, importLimits.cell) ?? ''
      })
      gathered.add(at + 1, group === null ? cells : [...cells, String(record)])
    })
    return { headers: group === null ? headers : [...headers, group], rows: gathered.records() }
  }

  /** By column of a product the columns of its variants that say the same for themselves, the lowest first: a price of its own stands in place of the product's. */
  #instead(): ReadonlyMap<string, string[]> {
    const instead = new Map<string, string[]>()
    const { ofVariants } = this.#names
    const fields = new Map([...this.#headers].map((header) => [header, fieldOf(header, this.#names)]))
    for (const header of this.#below) {
      const field = fields.get(header)
      if (!field || !ofVariants.includes(field)) continue
      const above = [...this.#headers].find((one) => !this.#below.has(one) && fields.get(one) === field)
      if (above) instead.set(above, [header, ...(instead.get(above) ?? [])])
    }
    return instead
  }
}
