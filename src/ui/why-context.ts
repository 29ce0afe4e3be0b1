import { createContext } from 'react'

/** Where more is told of what refuses a button than its sentences: of a record all of it, elsewhere rule by rule. */
export interface Why {
  readonly label: string
  /** What leads to the page of one rule is called, after its sentence. */
  readonly labelOf: (sentence: string) => string
  /** The page of the record whose button it is. */
  readonly record?: string
  /** The page of a rule; nothing where there is nothing to tell. */
  readonly ruleAt: (id: string) => string | undefined
}

/** Nothing leads on where nobody says so, as before the gate. */
export const WhyContext = createContext<Why | null>(null)
