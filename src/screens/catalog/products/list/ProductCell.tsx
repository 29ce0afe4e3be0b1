import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { Actor } from 'xstate'
import type { ProductCell as Changed } from '#api/rules/catalog/product-cells.ts'
import type { productCellMachine } from '#machines/catalog/product-cell/product-cell.machine.ts'
import { useFormats } from '#screens/platform/formats.ts'
import { useShown } from '#screens/platform/sentences.ts'
import { useRefusals } from '#screens/platform/useRefusals.ts'
import { Refusable } from '#ui/Refusable.tsx'
import { placeOf } from './cell-places.ts'
import styles from './product-list.module.css'

interface ProductCellProps {
  actor: Actor<typeof productCellMachine>
  cell: Changed
  /** What the list shows of it. */
  children: ReactNode
}

/** A value of the list that is changed where it stands: a price or a stock is typed beside it, a status turns round. */
export function ProductCell({ actor, cell, children }: ProductCellProps) {
  const { i18n } = useLingui()
  const { amount } = useFormats()
  const text = cell.field === 'price' ? amount(Number(cell.stored)) : cell.stored
  const event = cell.field === 'status' ? ({ type: 'SWITCH', cell } as const) : ({ type: 'EDIT', cell, text } as const)
  const opens = { label: i18n._(/*i18n*/ { id: 'products.open_one', message: 'Ürünü aç' }) }
  const refusals = useShown(useRefusals(actor, event), {
    linkOf: ({ id }) =>
      id === 'product.variants_differ' ? { ...opens, href: `/products/edit/${cell.id}` } : undefined,
  })
  const busy = useSelector(actor, ({ value, context }) => {
    return value === 'saving' && context.cell?.id === cell.id && context.cell.field === cell.field
  })
  return (
    <Refusable
      variant="ghost"
      className={styles.changes}
      // The keys of the row lead here, so that a row is no longer way for the Tab key.
      tabIndex={-1}
      data-cell={placeOf(cell)}
      title={i18n._(/*i18n*/ { id: 'products.change_cell', message: 'Değiştir (F2)' })}
      refusals={refusals}
      busy={busy}
      onPress={() => actor.send(event)}
    >
      {children}
    </Refusable>
  )
}
