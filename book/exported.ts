import type { Chapter } from '#machines/platform/chapter/chapter.types.ts'
import { fileOf } from '#screens/platform/statecharts/formats/files.ts'
import type { Book } from './book.ts'
import { picturesOf } from './drawing/drawn.ts'
import { pageOf } from './page/page.ts'

/** All that is told of each machine, with its pictures. */
export async function chaptersOf({ chapters, sentences: { word } }: Book): Promise<readonly Chapter[]> {
  const label: Chapter[] = []
  for (const { chart, proof } of chapters) label.push({ chart, pictures: await picturesOf(chart, word), proof })
  return label
}

/** Every written form of every machine, and the book as one page, by file name: for whoever takes the book elsewhere. */
export function exportedFiles(book: Book, chapters: readonly Chapter[]): ReadonlyMap<string, string> {
  const files = chapters.flatMap((chapter) => [
    ...(['tr', 'en'] as const).flatMap((language) => [
      fileOf(chapter, 'svg', language),
      fileOf(chapter, 'mermaid', language),
    ]),
    ...(['scxml', 'stately', 'json'] as const).map((format) => fileOf(chapter, format, 'tr')),
  ])
  return new Map([
    ...files.map(({ name, text }) => [name, text] as const),
    ['index.html', pageOf(book.chapters, book.sentences)],
  ])
}
