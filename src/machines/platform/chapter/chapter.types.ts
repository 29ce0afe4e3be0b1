import type { Chart, Label, Language } from '#machines/platform/chart.types.ts'
import type { Picture } from '#machines/platform/picture.types.ts'
import type { Proof } from '#machines/platform/proof.types.ts'

/** All that the book tells of one machine: a file that is made with the book and read when it is opened. */
export interface Chapter {
  readonly chart: Chart
  readonly pictures: { readonly tr: Picture; readonly en: Picture }
  /** What the walks showed when they were last run. */
  readonly proof: Proof | null
  /** Its pictures with some of its boxes closed, where they were asked for: in the book, and not beside a record. */
  readonly closed?: readonly ClosedPictures[]
}

/** The pictures of a chart with these of its states closed to one box each. */
export interface ClosedPictures {
  readonly states: readonly string[]
  readonly pictures: Chapter['pictures']
}

/** The sheets that a picture is printed on. */
export type Paper = 'a4' | 'a3'

/** A line of the book's contents. */
export interface ContentsLine {
  readonly id: string
  readonly title: Label
  readonly about: Label
  /** The shop's own workflows come first; behind them, those of the panel. */
  readonly shelf: 'shop' | 'panel'
  readonly states: number
  readonly arrows: number
  readonly rules: number
}

/** What a chapter can be taken away as: pictures in one language, and the machine in other tools' words. */
export const chapterFormats = ['svg', 'png', 'mermaid', 'scxml', 'stately', 'json'] as const
export type ChapterFormat = (typeof chapterFormats)[number]

/** A file of a chapter that somebody wants. */
export interface ChapterFile {
  readonly format: ChapterFormat
  readonly language: Language
}
