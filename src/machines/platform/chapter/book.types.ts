import type { Label } from '#machines/platform/chart.types.ts'
import type { Level } from '#machines/platform/proof.types.ts'

/** Something of the book that can be searched for, and the place where it stands. */
export interface BookPlace {
  readonly kind: 'chart' | 'rule' | 'state' | 'event'
  readonly words: Label
  /** Its names in the code, its message key, and the specification's numbers. */
  readonly keys: readonly string[]
  /** The chart that it is part of; none for a rule, which is part of several. */
  readonly chart: string | null
  /** The state, the arrow or the rule. */
  readonly at: string
}

/** All that is known of one rule. */
export interface BookRule {
  readonly id: string
  readonly words: Label
  /** The specification's numbers. */
  readonly of: readonly string[]
  /** Where it is written; `null` for one that is made for each field anew. */
  readonly source: string | null
  /** Judged by the server alone. */
  readonly server: boolean
  readonly arrows: readonly RuleArrow[]
  readonly forms: readonly RuleForm[]
  readonly operations: readonly RuleOperation[]
  /** The kinds of files whose rows it judges. */
  readonly imports: readonly Label[]
  /** Files of the server and of the agreement that name it. */
  readonly files: readonly string[]
  readonly examples: readonly RuleExamples[]
  readonly walks: readonly RuleWalks[]
}

/** An arrow that a rule guards: on a page, the button of that step. */
export interface RuleArrow {
  readonly chart: string
  readonly id: string
  readonly words: Label
  readonly from: Label
  readonly to: readonly Label[]
}

/** A form whose fields a rule judges. */
interface RuleForm {
  readonly title: Label
  /** Its page, where it has one that opens without a record. */
  readonly path: string | null
  /** The fields that mend it. */
  readonly fields: readonly Label[]
}

export interface RuleOperation {
  readonly method: string
  readonly path: string
  readonly summary: string
}

/** The written examples of a rule, as the tests run them. */
interface RuleExamples {
  readonly file: string
  readonly holds: readonly RuleExample[]
  readonly refuses: readonly RuleExample[]
}

export interface RuleExample {
  readonly when: string
  readonly of: string
}

/** The walks of a chart at one level in which a rule refused, by their numbers from 1. */
export interface RuleWalks {
  readonly chart: string
  readonly level: Level
  readonly walks: readonly number[]
}

/** What changed in the charts, release by release and since the last one, the newest first. */
export interface BookHistory {
  /** Whether the versions of the sources were there when the book was made, as far back as the releases go. */
  readonly known: boolean
  readonly spans: readonly HistorySpan[]
}

export interface HistorySpan {
  /** The release that brought the changes; `null` for what came after the last one. */
  readonly release: ReleaseName | null
  /** The release that they are told against. */
  readonly since: ReleaseName
  /** The charts that changed, by their ids. */
  readonly charts: Readonly<Record<string, ChartChanges>>
}

export interface ReleaseName {
  readonly id: number
  readonly day: string
  readonly title: Label
}

/** The difference of two versions of a chart. */
export interface ChartChanges {
  /** It was not there before. */
  readonly isNew: boolean
  readonly states: PartChanges
  readonly arrows: PartChanges
  readonly rules: PartChanges
}

export interface PartChanges {
  readonly added: readonly ChangedPart[]
  readonly gone: readonly ChangedPart[]
  readonly changed: readonly ChangedPart[]
}

/** A state, an arrow or a rule that changed. */
export interface ChangedPart {
  readonly id: string
  readonly words: Label
  /** Of what changed: what was so, and what is. */
  readonly was?: readonly ChangedLine[]
  readonly now?: readonly ChangedLine[]
}

/** Something that is told of a part; what an arrow asks is the sentence of a rule, which has a page. */
export interface ChangedLine extends Label {
  readonly rule?: string
}
