import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { MouseEvent } from 'react'
import type { PriceEditEvent } from '#machines/price-edit/price-edit.types.ts'
import { Act } from '#screens/Act.tsx'
import { useShown } from '#screens/sentences.ts'
import { useRefusals } from '#screens/useRefusals.ts'
import { Button, type Icon } from '#ui/Button.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { FillIcon, PercentIcon, RedoIcon, UndoIcon } from '#ui/icons.ts'
import { Popover } from '#ui/Popover.tsx'
import { usePriceListName } from '../form/names.ts'
import type { PriceActor } from './price-actor.ts'
import styles from './prices.module.css'

/** What can be done with the selected prices, and which price lists are shown. */
export function PriceTools({ actor }: { actor: PriceActor }) {
  const { i18n } = useLingui()
  return (
    <div
      className={styles.tools}
      role="toolbar"
      aria-label={i18n._(/*i18n*/ { id: 'prices.tools', message: 'Araçlar' })}
    >
      <Tool actor={actor} event={{ type: 'UNDO' }} icon={UndoIcon} keys="Ctrl+Z">
        {i18n._(/*i18n*/ { id: 'prices.undo', message: 'Geri al' })}
      </Tool>
      <Tool actor={actor} event={{ type: 'REDO' }} icon={RedoIcon} keys="Ctrl+Y">
        {i18n._(/*i18n*/ { id: 'prices.redo', message: 'Yinele' })}
      </Tool>
      <Tool actor={actor} event={{ type: 'FILL' }} icon={FillIcon} keys="Ctrl+D">
        {i18n._(/*i18n*/ { id: 'prices.fill', message: 'Aşağı doldur' })}
      </Tool>
      <Act actor={actor} event={{ type: 'CHANGE' }} size="compact" icon={PercentIcon} onMouseDown={stayInGrid}>
        {i18n._(/*i18n*/ { id: 'prices.change', message: 'Yüzde ya da tutarla değiştir' })}
      </Act>
      <Tool actor={actor} event={{ type: 'ROUND' }}>
        {i18n._(/*i18n*/ { id: 'prices.round', message: '0,5’e yuvarla' })}
      </Tool>
      <Lists actor={actor} />
    </div>
  )
}

interface ToolProps {
  actor: PriceActor
  event: PriceEditEvent
  icon?: Icon
  keys?: string
  children: string
}

/** Its work shows in the grid, where the keyboard stays. */
function Tool({ actor, event, icon, keys, children }: ToolProps) {
  return (
    <Act
      actor={actor}
      event={event}
      size="compact"
      onMouseDown={stayInGrid}
      {...(icon ? { icon } : {})}
      {...(keys ? { 'aria-keyshortcuts': keys.replace('Ctrl', 'Control'), title: keys } : {})}
    >
      {children}
    </Act>
  )
}

/** A press by mouse leaves the keyboard where it is, so that Ctrl+Z after it is the grid's. */
function stayInGrid(event: MouseEvent): void {
  event.preventDefault()
}

/** The price lists of the shop: those that are ticked are columns, and are what a change is about (R108). */
function Lists({ actor }: { actor: PriceActor }) {
  const { i18n } = useLingui()
  const lists = useSelector(actor, ({ context }) => context.lists)
  const label = i18n._(/*i18n*/ { id: 'prices.lists', message: 'Fiyat listeleri' })
  return (
    <Popover
      label={label}
      trigger={
        <Button size="compact" id="targets">
          {label}
        </Button>
      }
    >
      <div className={styles.lists}>
        {lists.map((list) => (
          <ListBox key={list.country_id} actor={actor} country_id={list.country_id} />
        ))}
        <StruckBox actor={actor} />
      </div>
    </Popover>
  )
}

function ListBox({ actor, country_id }: { actor: PriceActor; country_id: number }) {
  const nameOf = usePriceListName()
  const list = useSelector(actor, ({ context }) => context.lists.find((one) => one.country_id === country_id))
  const on = useSelector(actor, ({ context }) => context.shown.includes(country_id))
  const event = { type: 'SHOW_LIST', country_id, on: !on } as const
  const refusals = useShown(useRefusals(actor, event))
  if (!list) return null
  return <Checkbox label={nameOf(list)} checked={on} refusals={refusals} onChange={() => actor.send(event)} />
}

/** What is struck through beside the countries' prices is changed in columns of its own. */
function StruckBox({ actor }: { actor: PriceActor }) {
  const { i18n } = useLingui()
  const on = useSelector(actor, ({ context }) => context.struck)
  const event = { type: 'SHOW_STRUCK', on: !on } as const
  const refusals = useShown(useRefusals(actor, event))
  return (
    <Checkbox
      label={i18n._(/*i18n*/ { id: 'prices.struck', message: 'Üstü çizili fiyatlar' })}
      checked={on}
      refusals={refusals}
      onChange={() => actor.send(event)}
    />
  )
}
