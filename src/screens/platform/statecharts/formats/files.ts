import type { Chapter, ChapterFormat } from '#machines/platform/chapter/chapter.types.ts'
import type { Language } from '#machines/platform/chart.types.ts'
import { mermaidOf } from './mermaid.ts'
import { scxmlOf } from './scxml.ts'
import { statelyOf } from './stately.ts'
import { svgOf } from './svg.ts'

/** A file of a machine: what it is called, and what it says. */
export interface BookFile {
  readonly name: string
  readonly type: string
  readonly text: string
}

/** A machine in one of its written forms. */
export function fileOf(
  { chart, pictures }: Chapter,
  format: Exclude<ChapterFormat, 'png'>,
  language: Language,
): BookFile {
  const { id, title } = chart
  switch (format) {
    case 'svg':
      return {
        name: `${id}.${language}.svg`,
        type: 'image/svg+xml',
        text: svgOf(pictures[language], title[language], language),
      }
    case 'mermaid':
      return { name: `${id}.${language}.mmd`, type: 'text/plain', text: mermaidOf(chart, language) }
    case 'scxml':
      return { name: `${id}.scxml`, type: 'application/scxml+xml', text: scxmlOf(chart) }
    case 'stately':
      return { name: `${id}.stately.ts`, type: 'text/plain', text: statelyOf(chart) }
    case 'json':
      return { name: `${id}.json`, type: 'application/json', text: `${JSON.stringify(chart, null, 2)}\n` }
  }
}
