/** What the generated walks showed of a machine when they were last run. Plain data, without times: the same machine gives the same file. */
export interface Proof {
  readonly machine: string
  readonly states: number
  readonly transitions: number
  /** Each transition taken, each guard refused, each part of a guard true and false. */
  readonly obligations: number
  readonly levels: readonly LevelProof[]
}

/** Where walks are run: on the machine alone, over HTTP against the server, in a browser on the built panel. */
export type Level = 'machine' | 'http' | 'browser'

export interface LevelProof {
  readonly level: Level
  /** Marks what was walked: the machine, its walks, and the files that find and replay them. Written when it is recorded. */
  readonly stamp?: string
  /** Something of that has changed since: until the walks are run again nothing is shown. Told by the book, never recorded. */
  readonly stale?: true
  readonly unproved: readonly string[]
  /** What no walk can show here, and why that is right. */
  readonly waived: readonly { readonly obligation: string; readonly reason: string }[]
  readonly walks: readonly WalkRecord[]
}

export interface WalkRecord {
  readonly input: string
  readonly passed: boolean
  readonly start: StopRecord
  readonly steps: readonly StepRecord[]
}

export interface StopRecord {
  /** The active states, innermost ones: `form.editing`, or one for each region. */
  readonly at: readonly string[]
  /** The obligations that are met here for the first time. */
  readonly proves: readonly string[]
  /** Events that were tried and refused here, each with the rules in its way. */
  readonly refused: readonly {
    readonly event: string
    readonly rules: readonly string[]
    readonly proves: readonly string[]
  }[]
}

export interface StepRecord extends StopRecord {
  readonly event: string
  /** What the event carried, shortened. */
  readonly with: string
}
