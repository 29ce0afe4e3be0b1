import type { Book } from './book.ts'
import { picturesOf } from './drawing/drawn.ts'
import { svgOf } from './drawing/svg.ts'
import { mermaidOf } from './formats/mermaid.ts'
import { scxmlOf } from './formats/scxml.ts'
import { statelyOf } from './formats/stately.ts'
import { pageOf } from './page/page.ts'

/** Every form of every machine, and the book as one page, by file name: for whoever takes the book elsewhere. */
export async function exportedFiles({ chapters, sentences }: Book): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>()
  for (const { chart } of chapters) {
    const pictures = await picturesOf(chart, sentences.word)
    for (const language of ['tr', 'en'] as const) {
      files.set(`${chart.id}.${language}.svg`, svgOf(pictures[language], chart.title[language], language))
      files.set(`${chart.id}.${language}.mmd`, mermaidOf(chart, language))
    }
    files.set(`${chart.id}.scxml`, scxmlOf(chart))
    files.set(`${chart.id}.stately.ts`, statelyOf(chart))
    files.set(`${chart.id}.json`, `${JSON.stringify(chart, null, 2)}\n`)
  }
  return files.set('index.html', pageOf(chapters, sentences))
}
