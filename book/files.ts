import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Chapter, ContentsLine } from '#machines/platform/chapter/chapter.types.ts'
import type { Chart, Language } from '#machines/platform/chart.types.ts'
import type { Picture } from '#machines/platform/picture.types.ts'
import type { Proof } from '#machines/platform/proof.types.ts'
import { toChart } from './chart.ts'
import { pictureOf } from './drawing/layout.ts'
import { svgOf } from './drawing/svg.ts'
import { mermaidOf } from './formats/mermaid.ts'
import { scxmlOf } from './formats/scxml.ts'
import { statelyOf } from './formats/stately.ts'
import { machines } from './machines.ts'
import { pageOf } from './page/page.ts'
import { readSentences, type Sentences } from './reading/sentences.ts'

/** Every file of the book, by name. The same machines, words and proofs give the same bytes. */
export async function bookFiles(folder: string): Promise<ReadonlyMap<string, string>> {
  const sentences = await readSentences()
  const charts = machines.map((entry) => toChart(entry, sentences))
  const proofs = proofsIn(folder)
  const proofOf = (chart: Chart) => proofs.find(({ machine }) => machine === chart.id) ?? null
  const chapters = await Promise.all(charts.map((chart) => filesOf(chart, proofOf(chart), sentences)))
  const contents: ContentsLine[] = charts.map(({ id, title }) => ({ id, title }))
  return new Map([
    ...chapters.flat(),
    ['contents.json', `${JSON.stringify(contents, null, 2)}\n`],
    ['index.html', pageOf(charts, proofs, sentences)],
  ])
}

async function filesOf(chart: Chart, proof: Proof | null, { word }: Sentences): Promise<[string, string][]> {
  const [tr, en] = [await pictureOf(chart, 'tr', word), await pictureOf(chart, 'en', word)]
  const told = (language: Language, picture: Picture): [string, string][] => [
    [`${chart.id}.${language}.svg`, svgOf(picture, chart.title[language], language)],
    [`${chart.id}.${language}.mmd`, mermaidOf(chart, language)],
  ]
  return [
    ...told('tr', tr),
    ...told('en', en),
    [`${chart.id}.scxml`, scxmlOf(chart)],
    [`${chart.id}.stately.ts`, statelyOf(chart)],
    [`${chart.id}.json`, `${JSON.stringify(chart, null, 2)}\n`],
    [`${chart.id}.chapter.json`, `${JSON.stringify({ chart, pictures: { tr, en }, proof } satisfies Chapter)}\n`],
  ]
}

/** What the last run of the walks showed; nothing before the first one. */
function proofsIn(folder: string): readonly Proof[] {
  try {
    return (JSON.parse(readFileSync(join(folder, 'paths.json'), 'utf8')) as { proofs: Proof[] }).proofs
  } catch {
    return []
  }
}
