import { useEffect, useState } from 'react'
import { type Choice, drawnAtOnce, fitting, type MakeHere } from './choice.ts'
import { useWords } from './Kit.tsx'

interface Searched<V extends string | number> {
  readonly choices: readonly Choice<V>[]
  /** Those that are chosen: they are there, also where the search does not bring them. */
  readonly chosen: readonly Choice<V>[]
  readonly onSearch: ((text: string) => void) | undefined
  readonly busy: boolean
  readonly make: MakeHere | undefined
}

/** What is typed into a combobox and what it finds. `text` is null while nobody searches; with `onSearch` the caller does the finding. */
export function useSearch<V extends string | number>({ choices, chosen, onSearch, busy, make }: Searched<V>) {
  const { fold } = useWords()
  const [text, setText] = useState<string | null>(null)
  const find = (typed: string | null) => (onSearch || typed === null ? choices : fitting(choices, typed, fold))
  const found = find(text)
  const drawn = found.slice(0, drawnAtOnce)
  /** The offer to make one of this name comes last, where all are known and none is called so. */
  const offered = (typed: string | null): readonly Choice<V>[] => {
    const name = typed?.trim() ?? ''
    const known = () => [...choices, ...chosen].some((one) => fold(one.label) === fold(name))
    return !make || busy || name === '' || known() ? [] : [{ value: 'make' as V, label: make.says(name), making: name }]
  }
  const search = (typed: string | null) => {
    setText(typed)
    if (typed !== text) onSearch?.(typed ?? '')
  }
  const items = [...drawn, ...offered(text)]
  /** The place of the first one that Enter would take after this text was typed. */
  const firstFor = (typed: string) => (onSearch ? -1 : firstIn([...find(typed), ...offered(typed)]))
  /** The place of the first one that fits what was typed, also where it came later than the typing. */
  const firstFound = text ? firstIn(items) : -1
  return { firstFound, text, search, items, hidden: found.length - drawn.length, firstFor }
}

function firstIn(items: readonly Choice<string | number>[]): number {
  return items.findIndex((choice) => !choice.heading)
}

interface Highlighting {
  readonly isOpen: boolean
  readonly highlightedIndex: number
  setHighlightedIndex(index: number): void
}

/** Enter takes the first of what came after the typing, as it does of what is found on the spot; while it is looked for, nothing is taken. */
export function useFirstFound(combobox: Highlighting, firstFound: number, busy: boolean): void {
  const { isOpen, highlightedIndex, setHighlightedIndex } = combobox
  const first = isOpen && !busy && highlightedIndex === -1 ? firstFound : -1
  useEffect(
    function highlightFirst() {
      if (first >= 0) setHighlightedIndex(first)
    },
    [first, setHighlightedIndex],
  )
}
