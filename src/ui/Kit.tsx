import { createContext, type ElementType, type ReactNode, useContext, useMemo } from 'react'

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
  /** Of a list that is still empty, and takes what is typed. */
  readonly noneYet: string
  /** Under a list of choices that was cut off: so many more, narrow the search. */
  more(count: number): string
  /** Takes one tag or filter away. */
  remove(name: string): string
  charactersLeft(count: number): string
  readonly tab: { readonly wrong: string; readonly complete: string; readonly incomplete: string }
  readonly table: { readonly selectAll: string; select(row: string): string; width(column: string): string }
  readonly pages: {
    readonly label: string
    readonly first: string
    readonly previous: string
    readonly next: string
    readonly last: string
    /** `1–100 / 5.432`. */
    range(from: number, to: number, total: number): string
  }
  readonly sorting: {
    /** How to sort with the keys, told when a handle takes the focus. */
    readonly how: string
    handle(name: string): string
    moveUp(name: string): string
    moveDown(name: string): string
    lifted(name: string, place: number, of: number): string
    moved(name: string, place: number, of: number): string
    dropped(name: string, place: number, of: number): string
    restored(name: string, place: number, of: number): string
  }
  readonly calendar: CalendarWords
  /** How the reader's language folds letters when it searches, so that `ISPARTA` and `ısparta` find each other. */
  fold(text: string): string
}

/** What a field for a day says, and how the reader's language writes days and reads them. A day is told as `2026-11-21`. */
export interface CalendarWords {
  readonly open: string
  readonly label: string
  readonly previous: string
  readonly next: string
  readonly goToday: string
  /** How a day is typed: `gg.aa.yyyy`. */
  readonly pattern: string
  /** Told of what was typed and is no day. */
  readonly unread: string
  readonly weekdays: readonly { readonly whole: string; readonly short: string }[]
  today(): string
  read(text: string): string | null
  day(day: string): string
  dayInWords(day: string): string
  month(day: string): string
}

interface KitProps {
  words: UiWords
  /** What renders a link to another page of the panel: the router's link, taking the attributes of an `<a>`. */
  anchor?: ElementType
  children: ReactNode
}

const KitContext = createContext<Omit<KitProps, 'children'> | null>(null)

/** Gives the kit its words and its links; stands once around the whole panel. Keep `words` stable while the language stays. */
export function Kit({ words, anchor, children }: KitProps) {
  const kit = useMemo(() => (anchor ? { words, anchor } : { words }), [words, anchor])
  return <KitContext value={kit}>{children}</KitContext>
}

/** The words of the panel around this control. */
export function useWords(): UiWords {
  return useKit().words
}

/** The element of links that lead to another page of the panel. */
export function useAnchor(): ElementType {
  return useKit().anchor ?? 'a'
}

function useKit() {
  const kit = useContext(KitContext)
  if (!kit) throw new Error('The kit has no words of its own: put <Kit words={…}> around it.')
  return kit
}
