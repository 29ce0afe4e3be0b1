import { useLingui } from '@lingui/react'
import type { Step } from '#machines/catalog/price-edit/price-edit.types.ts'
import { focusGrid, type PriceActor } from './price-actor.ts'
import styles from './prices.module.css'

/** What is typed into a cell. Enter and Tab take it and go on, leaving takes it, Escape does not. */
export function CellInput({ actor, text }: { actor: PriceActor; text: string }) {
  const { i18n } = useLingui()
  return (
    <input
      className={styles.input}
      aria-label={i18n._(/*i18n*/ { id: 'prices.new_price', message: 'Yeni fiyat' })}
      inputMode="decimal"
      autoComplete="off"
      maxLength={40}
      ref={takeFocus}
      value={text}
      onChange={(event) => actor.send({ type: 'TYPE', text: event.target.value })}
      onBlur={() => actor.getSnapshot().matches({ grid: 'typing' }) && actor.send({ type: 'COMMIT', to: null })}
      onKeyDown={(event) => {
        event.stopPropagation()
        const to = stepOf(event.key, event.shiftKey)
        if (to === undefined && event.key !== 'Escape') return
        event.preventDefault()
        actor.send(to === undefined ? { type: 'CANCEL' } : { type: 'COMMIT', to })
        focusGrid()
      }}
    />
  )
}

function stepOf(key: string, back: boolean): Step | undefined {
  if (key === 'Enter') return back ? 'up' : 'down'
  if (key === 'Tab') return back ? 'left' : 'right'
  return undefined
}

/** The keyboard goes on where the first letter was typed. */
function takeFocus(input: HTMLInputElement | null): void {
  input?.focus({ preventScroll: true })
}
