import { useState } from 'react'
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
  return { text, search, items, hidden: found.length - items.length, firstFor }
}
