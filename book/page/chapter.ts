import type { Sentences } from '#book/reading/sentences.ts'
import type {
  Chart,
  ChartGuard,
  ChartLeaf,
  ChartState,
  ChartTransition,
  Language,
} from '#machines/platform/chart.types.ts'
import type { Proof } from '#machines/platform/proof.types.ts'
import { escaped } from '#screens/platform/statecharts/formats/xml.ts'
import { proofSection, walksCell } from './walks.ts'

export type Say = (word: Parameters<Sentences['word']>[0]) => string

/** One machine: its picture, its states, its transitions with their rules, and the walks that prove them. */
export function chapterOf(chart: Chart, proof: Proof | null, language: Language, word: Sentences['word']): string {
  const say: Say = (one) => escaped(word(one)[language])
  const names = new Map(chart.states.map((state) => [state.id, state.words[language]]))
  return [
    `<section id="${language}-${chart.id}">`,
    `<h2>${escaped(chart.title[language])} <code>${chart.id}</code></h2>`,
    `<p>${escaped(chart.about[language])}</p>`,
    `<a class="picture" href="${chart.id}.${language}.svg"><img src="${chart.id}.${language}.svg" alt="${say('picture')}: ${escaped(chart.title[language])}"></a>`,
    statesTable(chart, names, language, say),
    transitionsTable(chart, proof, names, language, say),
    proof ? proofSection(proof, names, say) : '',
    `<p class="files">${say('files')}: ${filesOf(chart.id, language)}</p>`,
    '</section>',
  ].join('\n')
}

function statesTable(chart: Chart, names: ReadonlyMap<string, string>, language: Language, say: Say): string {
  const rows = chart.states.slice(1).map((state: ChartState) => {
    const runs = state.runs.map(({ words }) => escaped(words[language])).join(', ')
    return `<tr><th scope="row">${escaped(state.words[language])} <code>${state.id}</code></th><td>${escaped(names.get(state.parent ?? '') ?? '')}</td><td>${runs}</td></tr>`
  })
  if (rows.length === 0) return ''
  return `<h3>${say('states')}</h3><table><thead><tr><th scope="col">${say('state')}</th><th scope="col">${say('within')}</th><th scope="col">${say('runs')}</th></tr></thead><tbody>${rows.join('\n')}</tbody></table>`
}

function transitionsTable(
  chart: Chart,
  proof: Proof | null,
  names: ReadonlyMap<string, string>,
  language: Language,
  say: Say,
): string {
  const heads = [say('from'), say('event'), say('conditions'), say('to'), say('shownBy')].map(
    (head) => `<th scope="col">${head}</th>`,
  )
  const rows = chart.transitions.map((transition) => {
    const to =
      transition.to.length > 0
        ? transition.to.map((id) => escaped(names.get(id) ?? id)).join(', ')
        : `<i>${say('stays')}</i>`
    return [
      `<tr><td>${escaped(names.get(transition.from) ?? '')}</td>`,
      `<th scope="row">${escaped(transition.words[language])} <code>${escaped(transition.id)}</code></th>`,
      `<td>${conditionsOf(transition, language, say)}</td>`,
      `<td>${to}</td>`,
      `<td>${proof ? walksCell(proof, transition.id, say) : ''}</td></tr>`,
    ].join('')
  })
  return `<h3>${say('transitions')}</h3><table><thead><tr>${heads.join('')}</tr></thead><tbody>${rows.join('\n')}</tbody></table>`
}

function conditionsOf({ guard, otherwise }: ChartTransition, language: Language, say: Say): string {
  if (!guard) return otherwise ? say('otherwise') : ''
  return `<ul>${partsOf(guard, language, say)
    .map((part) => `<li>${part}</li>`)
    .join('')}</ul>`
}

function partsOf(guard: ChartGuard, language: Language, say: Say): string[] {
  if (guard.kind === 'leaf') return [leafOf(guard, language)]
  const parts = guard.parts.flatMap((part) => partsOf(part, language, say))
  if (guard.kind === 'and') return parts
  return [guard.kind === 'or' ? parts.join(` ${say('or')} `) : `${say('unless')}: ${parts.join(', ')}`]
}

function leafOf({ name, rule, of, words }: ChartLeaf, language: Language): string {
  const numbers = of.length > 0 ? ` <small>${of.join(' ')}</small>` : ''
  return `<span${rule ? ' class="rule"' : ''}>${escaped(words[language])}</span> <code>${escaped(name)}</code>${numbers}`
}

function filesOf(id: string, language: Language): string {
  return [`${id}.${language}.svg`, `${id}.${language}.mmd`, `${id}.scxml`, `${id}.stately.ts`, `${id}.json`]
    .map((file) => `<a href="${file}">${file}</a>`)
    .join(', ')
}
