import { createContext, type ReactNode, useContext } from 'react'

/** The words that controls of the kit need beside what is on them, mostly for screen readers. The kit has none of its own. */
export interface UiWords {
  readonly close: string
  readonly clear: string
  readonly open: string
  readonly required: string
  /** The mark of a field that came from an import. */
  readonly imported: string
  readonly loading: string
  readonly retry: string
  /** The heading of the popover that lists the rules in the way. */
  readonly whyNot: string
  /** The region of the messages that come and go. */
  readonly notices: string
  readonly breadcrumb: string
  readonly nothingFound: string
  /** Takes one tag or filter away. */
  remove(name: string): string
  /** `12 / 255`, told to screen readers. */
  charactersLeft(count: number): string
  readonly tab: { readonly wrong: string; readonly complete: string; readonly incomplete: string }
  readonly table: { readonly selectAll: string; select(row: string): string; selected(count: number): string }
  readonly pages: {
    readonly label: string
    readonly first: string
    readonly previous: string
    readonly next: string
    readonly last: string
    range(from: number, to: number, total: number): string
  }
  readonly sorting: {
    /** How to sort with the keys, told when the handle takes the focus. */
    readonly how: string
    handle(name: string): string
    moveUp(name: string): string
    moveDown(name: string): string
    lifted(name: string, place: number, of: number): string
    moved(name: string, place: number, of: number): string
    dropped(name: string, place: number, of: number): string
    restored(name: string, place: number): string
  }
}

const WordsContext = createContext<UiWords | null>(null)

/** Gives the kit its words; stands once around the whole panel. */
export function Words({ words, children }: { words: UiWords; children: ReactNode }) {
  return <WordsContext value={words}>{children}</WordsContext>
}

/** The words of the panel around this control. */
export function useWords(): UiWords {
  const words = useContext(WordsContext)
  if (!words) throw new Error('The kit has no words of its own: put <Words words={…}> around it.')
  return words
}
