import { useEffect, useState } from 'react'
import { type Choice, drawnAtOnce, fitting } from './choice.ts'
import { useWords } from './Kit.tsx'

/** What is typed into a combobox and what it finds. `text` is null while nobody searches; with `onSearch` the caller does the finding. */
export function useSearch<V extends string | number>(choices: readonly Choice<V>[], onSearch?: (text: string) => void) {
  const { fold } = useWords()
  const [text, setText] = useState<string | null>(null)
  const find = (typed: string | null) => (onSearch || typed === null ? choices : fitting(choices, typed, fold))
  const found = find(text)
  const items = found.slice(0, drawnAtOnce)
  const search = (typed: string | null) => {
    setText(typed)
    if (typed !== text) onSearch?.(typed ?? '')
  }
  /** The place of the first one that Enter would take after this text was typed. */
  const firstFor = (typed: string) => (onSearch ? -1 : find(typed).findIndex((choice) => !choice.heading))
  /** The place of the first one of what the caller found for what was typed. */
  const firstFound = onSearch && text ? items.findIndex((choice) => !choice.heading) : -1
  return { firstFound, text, search, items, hidden: found.length - items.length, firstFor }
}

interface Highlighting {
  readonly isOpen: boolean
  readonly highlightedIndex: number
  setHighlightedIndex(index: number): void
}

/** Enter takes the first of what the caller found, as it does of what is found on the spot; while it is looked for, nothing is taken. */
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
