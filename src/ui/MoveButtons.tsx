import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { ButtonSize } from './Button.tsx'
import { IconButton } from './IconButton.tsx'
import { ArrowDownIcon, ArrowUpIcon } from './icons.ts'
import styles from './MoveButtons.module.css'

interface MoveButtonsProps {
  /** The place of what is moved, from 0, among so many. */
  at: number
  count: number
  up: string
  down: string
  size?: ButtonSize
  /** Tells by how many places; the item takes its buttons along. */
  onMove: (by: -1 | 1) => void
}

/** Two buttons that move an item of a list. At an end there is nowhere to go, and only the way back; the focus stays with the item. */
export function MoveButtons({ at, count, up, down, size, onMove }: MoveButtonsProps) {
  const upwards = useRef<HTMLButtonElement>(null)
  const downwards = useRef<HTMLButtonElement>(null)
  const pressed = useRef<RefObject<HTMLButtonElement | null> | null>(null)
  useLayoutEffect(
    function stayWithTheItem() {
      const button = pressed.current
      pressed.current = null
      if (!button) return
      const ended = button === upwards ? at === 0 : at === count - 1
      const other = button === upwards ? downwards : upwards
      ;(ended ? other : button).current?.focus()
    },
    [at, count],
  )
  const move = (button: RefObject<HTMLButtonElement | null>, by: -1 | 1) => () => {
    pressed.current = button
    onMove(by)
  }
  const sized = size ? { size } : {}
  return (
    <>
      <span className={styles.place} data-nowhere={at === 0 || undefined}>
        <IconButton {...sized} ref={upwards} icon={ArrowUpIcon} label={up} onPress={move(upwards, -1)} />
      </span>
      <span className={styles.place} data-nowhere={at === count - 1 || undefined}>
        <IconButton {...sized} ref={downwards} icon={ArrowDownIcon} label={down} onPress={move(downwards, 1)} />
      </span>
    </>
  )
}
