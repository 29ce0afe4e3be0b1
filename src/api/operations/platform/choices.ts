import type { AnswerOf, Operation } from './operation.ts'

/** One record to choose. */
export interface ChoiceRow {
  readonly id: number
  readonly name: string
  /** What it costs, where it is chosen to be sold. */
  readonly price?: string | null | undefined
  readonly currency?: string | undefined
  /** How deep it lies, where the records are a tree. */
  readonly depth?: number
  /** It only holds others together, and cannot be chosen. */
  readonly heading?: boolean
}

/** Records that come whole to be chosen from, and are searched where they are shown. */
export interface WholeChoices {
  readonly operation: Operation
  rows(answer: unknown): readonly ChoiceRow[]
}

/** Declares what an operation answers to be chosen from. */
export function wholeChoices<O extends Operation>(
  operation: O,
  rows: (answer: AnswerOf<O>) => readonly ChoiceRow[],
): WholeChoices {
  return { operation, rows: rows as WholeChoices['rows'] }
}
