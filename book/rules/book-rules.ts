import type { Operation } from '#api/operations/platform/operation.ts'
import { fileKinds } from '#api/registry/import-kinds.ts'
import type { Book } from '#book/book.ts'
import { placeOf } from '#book/places.ts'
import type {
  BookRule,
  RuleArrow,
  RuleExample,
  RuleOperation,
  RuleWalks,
} from '#machines/platform/chapter/book.types.ts'
import type { Chart, ChartGuard, Label } from '#machines/platform/chart.types.ts'
import type { LevelProof } from '#machines/platform/proof.types.ts'
import type { Example } from '#tests/rules/examples.ts'
import { fieldsOf, formsOf } from './forms.ts'
import { readCalls, readImports } from './read-calls.ts'
import type { KnownRule } from './read-rules.ts'
import { read, serverFiles } from './server-code.ts'

/** Every rule as the panel's page of it tells it: where it stands, its examples, and the walks that prove it. */
export async function bookRules(rules: readonly KnownRule[], { chapters, sentences }: Book): Promise<BookRule[]> {
  const [calls, imports] = [await readCalls(), readImports()]
  const forms = formsOf(sentences)
  const titles = new Map(Object.entries(fileKinds).map(([kind, { title }]) => [kind, sentences.label(title)]))
  return rules.map((rule) => {
    const arrows = chapters.flatMap(({ chart }) => arrowsOf(chart, rule.id))
    const judging = [...rule.files, ...judgingCharts(rule)]
    const own = forms.filter(({ rules: names }) => names.has(rule.id))
    const reached = calls.filter(({ files }) => judging.some((file) => files.has(file)))
    return {
      id: rule.id,
      words: sentences.label(rule.says),
      of: [...rule.of],
      source: rule.source,
      server: rule.server,
      arrows,
      forms: own.map((form) => ({ title: form.title, path: form.path, fields: fieldsOf(form, rule) })),
      operations: once(
        [...own.flatMap(({ operations }) => operations), ...reached.map(({ operation }) => operation)].map(callOf),
      ),
      imports: [...imports]
        .filter(([kind, files]) => own.some(({ name }) => name === kind) || judging.some((file) => files.has(file)))
        .flatMap(([kind]) => titles.get(kind) ?? []),
      files: [...rule.files],
      examples: rule.examples.map(({ file, holds, refuses }) => ({
        file,
        holds: cases(holds),
        refuses: cases(refuses),
      })),
      walks: chapters.flatMap(({ chart, proof }) =>
        (proof?.levels ?? []).filter(({ stale }) => !stale).flatMap((level) => walksOf(chart.id, level, rule.id)),
      ),
    }
  })
}

/** The files of the server that ask a chart which this rule guards. */
function judgingCharts({ guards }: KnownRule): string[] {
  return [...guards.keys()]
    .map((machine) => placeOf(machine).source)
    .filter((source) => source.endsWith('.chart.ts'))
    .flatMap((source) => asking(source.replace('src/machines/', '#machines/')))
}

const askers = new Map<string, string[]>()
function asking(chart: string): string[] {
  const known = askers.get(chart) ?? serverFiles().filter((file) => read(file).includes(`'${chart}'`))
  askers.set(chart, known)
  return known
}

function arrowsOf({ id: chart, states, transitions }: Chart, rule: string): RuleArrow[] {
  const words = new Map(states.map((state) => [state.id, state.words]))
  const nameOf = (state: string): Label => words.get(state) ?? { tr: state, en: state }
  return transitions
    .filter(({ guard }) => guard && holds(guard, rule))
    .map(({ id, from, to, words: says }) => ({ chart, id, words: says, from: nameOf(from), to: to.map(nameOf) }))
}

function holds(guard: ChartGuard, rule: string): boolean {
  return guard.kind === 'leaf' ? guard.rule && guard.name === rule : guard.parts.some((part) => holds(part, rule))
}

/** The walks in which it refused something. */
function walksOf(chart: string, { level, walks }: LevelProof, rule: string): RuleWalks[] {
  const own = walks.flatMap(({ start, steps }, index) => {
    const refused = [start, ...steps].some((stop) => stop.refused.some(({ rules }) => rules.includes(rule)))
    return refused ? [index + 1] : []
  })
  return own.length > 0 ? [{ chart, level, walks: own }] : []
}

function cases(examples: readonly Example[]): RuleExample[] {
  return examples.map(({ when, of }) => ({ when, of }))
}

function callOf({ method, path, summary }: Operation): RuleOperation {
  return { method, path, summary }
}

/** Each call once; what only asks is refused by no rule of the shop. */
function once(found: readonly RuleOperation[]): RuleOperation[] {
  const writes = found.filter(({ method }) => method !== 'GET')
  return [...new Map(writes.map((one) => [`${one.method} ${one.path}`, one])).values()]
}
