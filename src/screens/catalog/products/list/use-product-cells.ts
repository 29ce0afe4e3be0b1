import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { useEffect } from 'react'
import type { Actor } from 'xstate'
import type { CellStored, productCellMachine } from '#machines/catalog/product-cell/product-cell.machine.ts'
import type { recordListMachine } from '#machines/platform/record-list/record-list.machine.ts'
import { formatsOf } from '#screens/platform/formats.ts'
import { offerUndo } from '#screens/platform/frame/offer-undo.ts'

const messages = {
  price: /*i18n*/ { id: 'products.price_changed', message: '“{name}”: fiyat {value} oldu.' },
  stock: /*i18n*/ { id: 'products.stock_changed', message: '“{name}”: stok {value} oldu.' },
  active: /*i18n*/ { id: 'products.made_active', message: '“{name}” aktif yapıldı.' },
  passive: /*i18n*/ { id: 'records.made_passive', message: '“{name}” pasif yapıldı.' },
}

/** After a value was changed in the list: the message that offers to take it back, and the list anew. */
export function useProductCells(cells: Actor<typeof productCellMachine>, list: Actor<typeof recordListMachine>): void {
  const { i18n } = useLingui()
  useEffect(
    function hearOfChanges() {
      const refresh = () => list.send({ type: 'REFRESH' })
      const hearings = [
        cells.on('stored', (stored) => {
          offerUndo(stored.undoing, messageOf(i18n, stored))
          refresh()
        }),
        cells.on('left', refresh),
      ]
      return () => {
        for (const hearing of hearings) hearing.unsubscribe()
      }
    },
    [cells, list, i18n],
  )
}

function messageOf(i18n: I18n, { cell: { field, label }, value }: CellStored) {
  if (field === 'status') return { message: messages[value === '1' ? 'active' : 'passive'], about: { name: label } }
  const told = field === 'price' ? formatsOf(i18n).amount(Number(value)) : i18n.number(Number(value))
  return { message: messages[field], about: { name: label, value: told } }
}
