/** A sentence in both languages. */
export interface Label {
  readonly tr: string
  readonly en: string
}
export type Language = keyof Label

/** A machine as it is told: what the book, its pictures and every other form of it are made from. Plain data. */
export interface Chart {
  readonly id: string
  readonly title: Label
  readonly about: Label
  /** In document order, each parent before its children; the machine itself, with the id `''`, is the first. */
  readonly states: readonly ChartState[]
  readonly transitions: readonly ChartTransition[]
}

export interface ChartState {
  /** Its place: `form.editing`. */
  readonly id: string
  readonly parent: string | null
  readonly kind: 'atomic' | 'compound' | 'parallel' | 'final' | 'history'
  readonly initial: string | null
  readonly words: Label
  readonly tags: readonly string[]
  /** What runs while the state lasts. */
  readonly runs: readonly { readonly id: string; readonly words: Label }[]
  readonly entry: readonly string[]
  readonly exit: readonly string[]
}

export interface ChartTransition {
  /** `form/SUBMIT`, `saving/failed(save)#2`: the same in the walks that prove it. */
  readonly id: string
  readonly from: string
  /** Where it leads; nothing when it stays. */
  readonly to: readonly string[]
  readonly trigger: {
    readonly kind: 'event' | 'done' | 'error' | 'snapshot' | 'after' | 'always' | 'finished'
    readonly name: string
  }
  readonly words: Label
  readonly guard: ChartGuard | null
  /** Asked only when those before it on the same trigger did not hold. */
  readonly otherwise: boolean
  readonly actions: readonly string[]
}

export type ChartGuard = { readonly kind: 'and' | 'or' | 'not'; readonly parts: readonly ChartGuard[] } | ChartLeaf

/** One condition. A rule of the shop has the sentence that it refuses with, its message key as the name, and the numbers of the specification. */
export interface ChartLeaf {
  readonly kind: 'leaf'
  readonly name: string
  readonly rule: boolean
  readonly of: readonly string[]
  readonly words: Label
}
