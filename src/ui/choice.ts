import type { ReactNode } from 'react'

/** One value to choose. `V` is what is stored, such as a record's id. */
export interface Choice<V extends string | number = string> {
  readonly value: V
  readonly label: string
  /** How deep it lies under the ones before it, in a list that is a tree told from top to bottom. */
  readonly depth?: number
  /** `true`: it only holds others together. It is found by its words and shows what is under it, but cannot be chosen. */
  readonly heading?: boolean
  /** Before the label: how it looks. */
  readonly mark?: ReactNode
  /** At the right of the label: a code, a count. */
  readonly aside?: string
  /** No value of its own: choosing it makes one of this name. */
  readonly making?: string
}

/** Offers to make what is missing among the choices, under the name that was typed. */
export interface MakeHere {
  /** What the offer is called: `“Defne” ekle`. */
  says(name: string): string
  onMake(name: string): void
}

/** So many are drawn at once; the rest is found by typing on. */
export const drawnAtOnce = 200

/**
 * The choices that fit what is typed, in their order. In a tree, one that fits brings what is under it, and the ones above it so that its
 * place can be read. An empty text fits everything.
 */
export function fitting<C extends Choice<string | number>>(
  choices: readonly C[],
  text: string,
  fold: (text: string) => string,
): readonly C[] {
  const wanted = fold(text)
  if (wanted === '') return choices
  const kept = new Set<C>()
  const above: C[] = []
  for (const choice of choices) {
    const depth = choice.depth ?? 0
    above.length = Math.min(above.length, depth)
    const fits = fold(`${choice.label} ${choice.aside ?? ''}`).includes(wanted)
    const underOne = above.some((one) => fold(one.label).includes(wanted))
    if (fits) for (const one of above) kept.add(one)
    if (fits || underOne) kept.add(choice)
    above[depth] = choice
  }
  return choices.filter((choice) => kept.has(choice))
}
