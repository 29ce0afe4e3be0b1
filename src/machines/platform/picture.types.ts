/** A chart that was laid out, for one language: boxes and arrows with their places, in pixels. Made when the book is made, drawn wherever it is shown. */
export interface Picture {
  readonly width: number
  readonly height: number
  readonly boxes: readonly Box[]
  readonly dots: readonly Dot[]
  readonly arrows: readonly Arrow[]
}

export interface Place {
  readonly x: number
  readonly y: number
}

export interface Area extends Place {
  readonly w: number
  readonly h: number
}

/** A state. */
export interface Box extends Area {
  /** The state's id. */
  readonly state: string
  readonly kind: 'machine' | 'state' | 'group' | 'closed' | 'region' | 'final'
  readonly busy: boolean
  readonly title: readonly string[]
  /** What runs in it, and the events that are handled without leaving it. */
  readonly notes: readonly Line[]
}

/** Where a group begins. */
export interface Dot extends Place {
  readonly path: readonly Place[]
}

/** One or more transitions from one state to another, told on one label. */
export interface Arrow {
  readonly from: string
  readonly to: string
  readonly path: readonly Place[]
  readonly tone: Tone
  readonly label: Area & { readonly lines: readonly Line[] }
}

/** `way` is an ordinary step, `failure` an answer that failed, `success` one that came, `time` a delay. */
export type Tone = 'way' | 'failure' | 'success' | 'time'

/** One line of text. What one transition says is one run of lines; a sentence that needs several of them starts once. */
export interface Line {
  readonly transition: string | null
  readonly kind: 'event' | 'rule' | 'condition' | 'note'
  readonly text: string
  readonly starts: boolean
}
