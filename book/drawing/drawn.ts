import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Sentences } from '#book/reading/sentences.ts'
import type { ClosedPictures } from '#machines/platform/chapter/chapter.types.ts'
import type { Chart } from '#machines/platform/chart.types.ts'
import type { Picture } from '#machines/platform/picture.types.ts'
import type { BookWord } from '#screens/platform/statecharts/book-words.ts'
import { waysToClose } from './closed.ts'

/** A machine's picture in both languages. */
export interface Pictures {
  readonly tr: Picture
  readonly en: Picture
}

/** Pictures that were laid out before, one file for each machine. It may be thrown away at any time. */
export const drawnFolder = 'node_modules/.cache/statecharts/pictures'

/** The pictures of a chart. To lay one out takes longer than all else: it is done again only when the chart, its words or the drawing changed. */
export async function picturesOf(
  chart: Chart,
  word: Sentences['word'],
  folder = drawnFolder,
  closed: readonly string[] = [],
): Promise<Pictures> {
  const key = keyOf(chart, word)
  const path = join(folder, `${[chart.id, ...closed].join('~')}.json`)
  const known = readDrawn(path)
  if (known?.key === key) return known.pictures
  const { pictureOf } = await import('./layout.ts')
  const pictures = {
    tr: await pictureOf(chart, 'tr', word, closed),
    en: await pictureOf(chart, 'en', word, closed),
  }
  keep(path, { key, pictures }, folder)
  return pictures
}

/** The pictures of a chart in every way in which its boxes can be closed. */
export async function closedPicturesOf(chart: Chart, word: Sentences['word']): Promise<readonly ClosedPictures[]> {
  const drawn: ClosedPictures[] = []
  for (const states of waysToClose(chart))
    drawn.push({ states, pictures: await picturesOf(chart, word, drawnFolder, states) })
  return drawn
}

interface Drawn {
  readonly key: string
  readonly pictures: Pictures
}

function readDrawn(path: string): Drawn | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Drawn
  } catch {
    return null
  }
}

/** Whole or not at all: builds and tests may draw at the same time. */
function keep(path: string, drawn: Drawn, folder: string): void {
  mkdirSync(folder, { recursive: true })
  const unfinished = `${path}.${randomUUID()}`
  writeFileSync(unfinished, JSON.stringify(drawn))
  renameSync(unfinished, path)
}

function keyOf(chart: Chart, word: Sentences['word']): string {
  const words = drawnWords.map(word)
  return createHash('sha256')
    .update(drawing)
    .update(JSON.stringify([chart, words]))
    .digest('hex')
}

/** The book's own words that stand in pictures; those of a chart stand in it. */
const drawnWords: readonly BookWord[] = [
  ...(['or', 'unless', 'otherwise', 'more', 'again'] as const),
  ...(['everyStep', 'everyStepFromHere', 'statesInside', 'stepsInside'] as const),
]

/** What draws: its code, and the library that lays out. */
const drawing = [
  'book/drawing/closed.ts',
  'book/drawing/layout.ts',
  'book/drawing/lines.ts',
  'book/drawing/shared.ts',
  'book/drawing/text.ts',
  'node_modules/elkjs/package.json',
]
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n')
