import { svgOf } from '#screens/platform/statecharts/formats/svg.ts'
import type { Book } from './book.ts'
import { picturesOf } from './drawing/drawn.ts'
import { contentsOf } from './markdown/contents.ts'
import { markdownOf } from './markdown/page.ts'
import { placeOf } from './places.ts'
import { bookFolder } from './proofs.ts'
import { readRules } from './rules/read-rules.ts'
import { rulesPage } from './rules/rules-page.ts'

/** The page of all rules. */
const rulesFile = 'docs/rules.md'

/** The files of the book that are kept with the sources, by their path. The same machines, words and proofs give the same bytes. */
export async function committedFiles({ chapters, sentences }: Book): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>([
    [rulesFile, rulesPage(await readRules(), sentences)],
    [`${bookFolder}/README.md`, contentsOf(chapters)],
  ])
  for (const { chart, proof } of chapters) {
    const place = placeOf(chart.id)
    const path = `${bookFolder}/${place.room}/${place.name}`
    files.set(`${path}.md`, markdownOf(chart, proof, place))
    if (!place.pictured) continue
    const { tr, en } = await picturesOf(chart, sentences.word)
    files.set(`${path}.tr.svg`, svgOf(tr, chart.title.tr, 'tr'))
    files.set(`${path}.en.svg`, svgOf(en, chart.title.en, 'en'))
  }
  return files
}
