import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import { type ReactNode, useMemo } from 'react'
import type { Actor } from 'xstate'
import { type ProductRow, productTypes } from '#api/contract/catalog/products.ts'
import { products } from '#api/listings/catalog/products.ts'
import type { Resource } from '#api/resources/platform/resource.ts'
import type { ListedRecord } from '#api/resources/platform/wire.ts'
import type { ProductCell as ChangedCell } from '#api/rules/catalog/product-cells.ts'
import type { productActionsMachine } from '#machines/catalog/product-actions/product-actions.machine.ts'
import type { productCellMachine } from '#machines/catalog/product-cell/product-cell.machine.ts'
import type { recordListMachine } from '#machines/platform/record-list/record-list.machine.ts'
import { StockFigure } from '#screens/catalog/stock/StockFigure.tsx'
import { formatsOf } from '#screens/platform/formats.ts'
import { Cell } from '#screens/platform/records/cells.tsx'
import { Thumb } from '#screens/platform/records/RecordName.tsx'
import { RowActions } from '#screens/platform/records/RowActions.tsx'
import { useDeletionCheck } from '#screens/platform/records/use-deletion-check.ts'
import { classes } from '#ui/classes.ts'
import type { Column } from '#ui/data-table.ts'
import { CopyIcon, TrashIcon } from '#ui/icons.ts'
import { Link } from '#ui/Link.tsx'
import { ProductCell } from './ProductCell.tsx'
import styles from './product-list.module.css'

type Cells = Actor<typeof productCellMachine> | null

interface Acting {
  /** What changes a value where the list shows it; none for whoever may not, and where a row is two lines. */
  cells?: Cells
  list: Actor<typeof recordListMachine>
  acts: Actor<typeof productActionsMachine>
  may: { open: boolean; copy: boolean; remove: boolean }
}

const declared = products as unknown as Resource

/** A product's picture and name with its codes, where it belongs, what it costs and how much is left; at the end what can be done with it. */
export function useProductColumns({ cells = null, list, acts, may }: Acting): readonly Column<ListedRecord>[] {
  const { i18n } = useLingui()
  const { locale } = i18n
  const { open, copy, remove } = may
  return useMemo(() => {
    void locale
    const label = (key: keyof typeof products.fields) => i18n._(products.fields[key].label)
    const columns: Column<ListedRecord>[] = [
      { id: 'name', header: label('name'), cell: (row) => <Name row={row} open={open} />, matters: true, sort: true },
      { id: 'stock_code', header: label('stock_code'), cell: (row) => <Code row={row} />, width: 130 },
      { id: 'brand', header: label('brand_id'), cell: (row) => productOf(row).brand ?? '', width: 160 },
      { id: 'category', header: label('category_id'), cell: (row) => productOf(row).category ?? '', width: 170 },
      {
        id: 'price',
        header: label('price'),
        cell: (row) => <Price row={row} cells={cells} />,
        width: 130,
        align: 'right',
        matters: true,
        sort: true,
      },
      {
        id: 'stock',
        header: label('stock'),
        cell: (row) => <Stock row={row} cells={cells} />,
        width: 116,
        align: 'right',
        matters: true,
        sort: true,
      },
      {
        id: 'status',
        header: label('status'),
        cell: (row) => <Status row={row} cells={cells} />,
        width: 110,
        matters: true,
        sort: true,
      },
      { ...extra('min_stock', label('min_stock'), 110, (row) => productOf(row).min_stock || '–'), align: 'right' },
      extra('barcode', label('barcode'), 140, barcode),
      extra('supplier', label('supplier_id'), 160, (row) => productOf(row).supplier ?? '–'),
      extra('tax', label('tax_id'), 110, (row) => productOf(row).tax ?? '–'),
      { ...extra('cost', label('cost'), 120, cost), align: 'right' },
      extra('tags', label('tags'), 180, (row) => productOf(row).tags.join(', ') || '–'),
      extra('changed_at', label('changed_at'), 150, (row) => <Changed row={row} />),
    ]
    return copy || remove ? [...columns, actionsColumn({ list, acts, may: { open, copy, remove } })] : columns
  }, [cells, list, acts, open, copy, remove, i18n, locale])
}

/** There for whoever wants it. */
function extra(id: string, header: string, width: number, cell: Column<ListedRecord>['cell']) {
  return { id, header, width, cell, extra: true as const }
}

function productOf(row: ListedRecord): ProductRow {
  return row as unknown as ProductRow
}

const cost = (row: ListedRecord) => (
  <Cell field={products.fields.cost} name="cost" row={{ ...row, cost: row.cost ?? '' }} />
)
const barcode = (row: ListedRecord) => {
  const { variant_count, barcode: code } = productOf(row)
  return variant_count > 1 ? '–' : <code>{code}</code>
}
/** Its stock code; where each variant has its own, how many they are. */
function Code({ row }: { row: ListedRecord }) {
  const { i18n } = useLingui()
  const { stock_code, variant_count } = productOf(row)
  if (variant_count === 1) return <code>{stock_code}</code>
  return i18n._(
    /*i18n*/ {
      id: 'products.variants',
      message: '{count, plural, other {# varyant}}',
      values: { count: variant_count },
    },
  )
}

/** By the shop's clock, wherever somebody sits. */
function Changed({ row }: { row: ListedRecord }) {
  const { i18n } = useLingui()
  return formatsOf(i18n).shopTime(productOf(row).changed_at)
}

function Name({ row, open }: { row: ListedRecord; open: boolean }) {
  return (
    <span className={styles.name}>
      <Thumb url={productOf(row).image_url ?? ''} name={row.label} />
      {open ? (
        <Link tone="quiet" href={`/products/edit/${row.id}`}>
          {row.label}
        </Link>
      ) : (
        row.label
      )}
    </span>
  )
}

interface CellProps {
  row: ListedRecord
  cells: Cells
}

function Price({ row, cells }: CellProps) {
  const shown = <Cell field={products.fields.price} name="price" row={{ ...row, price: row.price ?? '' }} />
  return changing({ row, cells }, 'price', productOf(row).price, shown)
}

/** A service has no stock; what is sold out stands out. */
function Stock({ row, cells }: CellProps) {
  const { i18n } = useLingui()
  const { stock, product_type_id } = productOf(row)
  if (product_type_id === productTypes.service) return '–'
  const shown = (
    <span
      className={classes(styles.stock, stock === 0 && styles.none)}
      data-label={i18n._(products.fields.stock.label)}
    >
      {i18n.number(stock)}
    </span>
  )
  return (
    <span className={styles.figure}>
      {changing({ row, cells }, 'stock', String(stock), shown)}
      <StockFigure name={row.label} of={{ product_id: row.id }} />
    </span>
  )
}

function Status({ row, cells }: CellProps) {
  const shown = <Cell field={declared.fields.status ?? products.fields.status} name="status" row={row} />
  return changing({ row, cells }, 'status', String(productOf(row).status), shown)
}

/** What is shown, for whoever may change it as what changes it. */
function changing({ row, cells }: CellProps, field: ChangedCell['field'], stored: string | null, shown: ReactNode) {
  if (!cells || stored === null) return shown
  const { id, product_type_id, variant_count: variants } = productOf(row)
  const cell = { id, label: row.label, field, stored, variants, service: product_type_id === productTypes.service }
  return (
    <ProductCell actor={cells} cell={cell}>
      {shown}
    </ProductCell>
  )
}

function actionsColumn({ list, acts, may }: Omit<Acting, 'cells'>): Column<ListedRecord> {
  return {
    id: 'acts',
    header: '',
    width: may.copy && may.remove ? 88 : 56,
    align: 'right',
    acts: true,
    cell: (row) => <ProductActions row={row} list={list} acts={acts} may={may} />,
  }
}

function ProductActions({ row: { id, label }, list, acts, may }: Omit<Acting, 'cells'> & { row: ListedRecord }) {
  const { i18n } = useLingui()
  const busy = useSelector(acts, (snapshot) => {
    const { copying, waiting } = snapshot.context
    return (snapshot.matches('copying') && copying?.id === id) || waiting.some((one) => one.id === id)
  })
  const checking = useDeletionCheck(list, id)
  const copy = {
    id: 'copy',
    icon: CopyIcon,
    busy,
    word: i18n._(/*i18n*/ { id: 'products.copy', message: 'Kopyala' }),
    label: i18n._(/*i18n*/ { id: 'products.copy_row', message: 'Kopyala: {name}', values: { name: label } }),
    onPress: () => acts.send({ type: 'COPY', id, label }),
  }
  const remove = {
    id: 'delete',
    icon: TrashIcon,
    danger: true,
    busy: checking,
    word: i18n._(/*i18n*/ { id: 'records.delete', message: 'Sil' }),
    label: i18n._(/*i18n*/ { id: 'records.delete_row', message: 'Sil: {name}', values: { name: label } }),
    onPress: () => list.send({ type: 'DELETE', ids: [id] }),
  }
  return <RowActions name={label} acts={[...(may.copy ? [copy] : []), ...(may.remove ? [remove] : [])]} />
}
