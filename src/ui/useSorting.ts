import { useMemo, useRef, useState } from 'react'
import { useWords } from './Kit.tsx'

/** What is on its way: the order that is shown meanwhile, and what carries it. */
interface Lifted {
  readonly key: string
  readonly order: readonly string[]
  readonly by: 'pointer' | 'keys'
}

/** What can be done to an item of a list that is put in order. Places count from 0. */
export interface SortingSteps {
  placeOf(key: string): number
  lift(key: string, by: Lifted['by']): void
  /** While it is lifted. */
  move(key: string, to: number): void
  drop(key: string): void
  restore(key: string): void
  /** At once, without lifting. */
  jump(key: string, to: number): void
}

interface Sorting {
  keys: readonly string[]
  nameOf: (key: string) => string
  /** Told the new order, only when it is another one. */
  onOrder: (keys: readonly string[]) => void
  say: (message: string) => void
}

/** The order of a list while one of its items is lifted, moved, dropped or put back. */
export function useSorting({ keys, nameOf, onOrder, say }: Sorting) {
  const { sorting } = useWords()
  const [lifted, setLifted] = useState<Lifted | null>(null)
  // A list that changes under a lifted item is shown as it is now.
  const same = lifted?.order.length === keys.length && lifted.order.every((key) => keys.includes(key))
  const order = lifted && same ? lifted.order : keys

  const settle = (next: readonly string[]) => {
    setLifted(null)
    if (next.some((key, at) => key !== keys[at])) onOrder(next)
  }
  const announce = (sentence: (name: string, place: number, of: number) => string, key: string, place: number) =>
    say(sentence(nameOf(key), place + 1, keys.length))
  const now: SortingSteps = {
    placeOf: (key) => order.indexOf(key),
    lift: (key, by) => {
      setLifted({ key, order, by })
      if (by === 'keys') announce(sorting.lifted, key, order.indexOf(key))
    },
    move: (key, to) => {
      if (to < 0 || to >= order.length || !lifted) return
      setLifted({ ...lifted, order: moved(order, key, to) })
      if (lifted.by === 'keys') announce(sorting.moved, key, to)
    },
    drop: (key) => {
      settle(order)
      announce(sorting.dropped, key, order.indexOf(key))
    },
    restore: (key) => {
      setLifted(null)
      announce(sorting.restored, key, keys.indexOf(key))
    },
    jump: (key, to) => {
      if (to < 0 || to >= order.length) return
      settle(moved(order, key, to))
      announce(sorting.moved, key, to)
    },
  }
  const latest = useRef(now)
  latest.current = now
  // The same for as long as the list stands: or each item would be drawn anew wherever one of them goes.
  const steps = useMemo<SortingSteps>(
    () => ({
      placeOf: (key) => latest.current.placeOf(key),
      lift: (key, by) => latest.current.lift(key, by),
      move: (key, to) => latest.current.move(key, to),
      drop: (key) => latest.current.drop(key),
      restore: (key) => latest.current.restore(key),
      jump: (key, to) => latest.current.jump(key, to),
    }),
    [],
  )
  const liftedBy = (key: string) => (lifted?.key === key ? lifted.by : null)
  return { order, steps, liftedBy }
}

function moved(order: readonly string[], key: string, to: number): readonly string[] {
  const rest = order.filter((one) => one !== key)
  return [...rest.slice(0, to), key, ...rest.slice(to)]
}
