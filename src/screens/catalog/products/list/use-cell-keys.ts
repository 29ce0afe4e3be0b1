import { useEffect } from 'react'
import { useShortcut } from '#screens/platform/frame/shortcuts.ts'
import { cellsIn } from './cell-places.ts'

/** F2 leads from a row to its first value that can be changed, the arrows to the others, Escape back to the row. */
export function useCellKeys(): void {
  useShortcut('editRow', () => {
    const focused = document.activeElement
    if (focused instanceof HTMLElement && focused.dataset.cell) return focused.click()
    const row = focused?.closest('tr[data-key]') ?? document.querySelector('tr[data-key]')
    cellsIn(row)[0]?.focus()
  })
  useEffect(function hearKeys() {
    const hear = (event: KeyboardEvent) => {
      const { target } = event
      if (!(target instanceof HTMLElement) || !target.dataset.cell) return
      const row = target.closest<HTMLElement>('tr[data-key]')
      const cells = cellsIn(row)
      const step = steps[event.key]
      if (event.key === 'Escape') row?.focus()
      else if (step) cells[cells.indexOf(target) + step]?.focus()
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [])
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }
