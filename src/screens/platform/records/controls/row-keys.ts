import { useRef, useState } from 'react'

/** A key for each row that stays with it while others come, go and change places. */
export function useRowKeys(count: number) {
  const made = useRef(count)
  const [keys, setKeys] = useState(() => [...Array(count).keys()])
  // Rows that came or went from outside, such as by going back to what was loaded, count as other rows.
  const shown = keys.length === count ? keys : [...Array(count).keys()].map((index) => keys[index] ?? -1 - index)
  return {
    at: (index: number) => shown[index] ?? index,
    add: (rows = 1) => {
      const first = made.current + 1
      made.current += rows
      setKeys([...shown, ...Array.from({ length: rows }, (_, at) => first + at)])
    },
    remove: (index: number) => setKeys(shown.filter((_, at) => at !== index)),
    /** The rows stand in this order now. */
    sort: (sorted: readonly number[]) => setKeys([...sorted]),
    move: (index: number, by: number) => setKeys(swapped(shown, index, index + by)),
  }
}

/** The list with two places changed. */
export function swapped<T>(list: readonly T[], one: number, other: number): T[] {
  const moved = [...list]
  const [a, b] = [list[one], list[other]]
  if (a === undefined || b === undefined) return moved
  moved[one] = b
  moved[other] = a
  return moved
}
