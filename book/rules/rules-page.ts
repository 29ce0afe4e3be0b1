import { both, code, plain, table } from '#book/markdown/cells.ts'
import { placeOf } from '#book/places.ts'
import type { Sentences } from '#book/reading/sentences.ts'
import type { Example } from '#tests/rules/examples.ts'
import { rooms } from '../../scripts/rooms.ts'
import type { KnownRule } from './read-rules.ts'

/** All rules on one page: by the specification's numbers, and room by room with where each stands and what shows it. */
export function rulesPage(rules: readonly KnownRule[], { label }: Sentences): string {
  return [
    '# The rules',
    '',
    `${rules.length} rules, each written once in \`src/api/rules\`. Its id is the name of the guard, the error that the server answers, the key of its sentence and the label in [the statechart book](statecharts/README.md). Written by \`npm run book\`.`,
    '',
    '## By number',
    '',
    ...table(['Number', 'Rules'], byNumber(rules)),
    ...rooms.flatMap((room) => roomLines(room, rules, label)),
  ]
    .join('\n')
    .replace(/\n*$/, '\n')
}

function byNumber(rules: readonly KnownRule[]): string[][] {
  const numbers = new Map<string, string[]>()
  for (const { id, of } of rules) for (const number of of) numbers.set(number, [...(numbers.get(number) ?? []), id])
  const inOrder = [...numbers.keys()].sort((one, other) => one.localeCompare(other, 'en', { numeric: true }))
  return inOrder.map((number) => [plain(number), (numbers.get(number) ?? []).map(code).join(', ')])
}

function roomLines(room: string, rules: readonly KnownRule[], label: Sentences['label']): string[] {
  const own = rules.filter(({ source }) => roomOf(source) === room)
  if (own.length === 0) return []
  const sources = [...new Set(own.map(({ source }) => source))]
  return [
    '',
    `## ${room}`,
    ...sources.flatMap((source) => [
      '',
      source ? `### [${source}](../${source})` : '### Made for each field',
      ...own.filter((rule) => rule.source === source).flatMap((rule) => ruleLines(rule, label)),
    ]),
  ]
}

/** What is made for each field anew belongs to all rooms, and stands in the lowest. */
function roomOf(source: string | null): string {
  return source?.split('/')[3] ?? 'platform'
}

function ruleLines({ id, says, of, server, guards, files, examples }: KnownRule, label: Sentences['label']): string[] {
  const stands = [...guards].map(([machine, events]) => {
    const { room, name } = placeOf(machine)
    return `[${machine}](statecharts/${room}/${name}.md) ${[...events].map(code).join(', ')}`
  })
  return [
    '',
    `#### ${code(id)}${of.size > 0 ? ` ${[...of].join(' ')}` : ''}`,
    '',
    both(label(says)),
    '',
    ...listed('Guards', stands),
    ...listed(server ? 'Judged by the server alone, in' : 'Named by', [...files].map(code)),
    ...listed('Lets through', casesOf(examples.flatMap(({ holds }) => holds))),
    ...listed('Refuses', casesOf(examples.flatMap(({ refuses }) => refuses))),
  ]
}

function listed(what: string, entries: readonly string[]): string[] {
  return entries.length > 0 ? [`- ${what}: ${entries.join('; ')}`] : []
}

function casesOf(cases: readonly Example[]): string[] {
  return cases.map(({ of, when }) => plain(of === 'own' ? when : `${when} (${of})`))
}
