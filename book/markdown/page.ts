import type { Place } from '#book/places.ts'
import type { Chart } from '#machines/platform/chart.types.ts'
import type { Proof } from '#machines/platform/proof.types.ts'
import { mermaidInBoth } from '#screens/platform/statecharts/formats/mermaid.ts'
import { both, code, table } from './cells.ts'
import { transitionsTable } from './transitions.ts'
import { walksSection } from './walks.ts'

/** One machine as a page of Markdown: what is kept with the sources, so that a change of a workflow is read as a change of lines. */
export function markdownOf(chart: Chart, proof: Proof | null, place: Place): string {
  return [
    `# ${both(chart.title)}`,
    '',
    `${both(chart.about)}`,
    '',
    `${code(chart.id)} in [${place.source}](../../../${place.source})`,
    '',
    ...pictureLines(chart, place),
    '```mermaid',
    mermaidInBoth(chart).trimEnd(),
    '```',
    '',
    '## Transitions',
    '',
    ...transitionsTable(chart, proof),
    '',
    '## States',
    '',
    ...statesTable(chart),
    '',
    ...(proof ? ['## Walks', '', ...walksSection(proof)] : []),
  ]
    .join('\n')
    .replace(/\n*$/, '\n')
}

function pictureLines({ title }: Chart, { name, pictured }: Place): string[] {
  if (!pictured) return []
  return [`![${title.tr}](${name}.tr.svg)`, '', `[The same in English](${name}.en.svg)`, '']
}

function statesTable(chart: Chart): string[] {
  return table(
    ['State', 'In', 'Meanwhile'],
    chart.states
      .slice(1)
      .map(({ id, parent, words, runs }) => [
        `${both(words)} ${code(id)}`,
        parent ? code(parent) : '',
        runs.map((one) => both(one.words)).join(', '),
      ]),
  )
}
