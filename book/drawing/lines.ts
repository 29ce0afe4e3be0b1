import type { Sentences } from '#book/reading/sentences.ts'
import type { ChartGuard, ChartLeaf, ChartState, ChartTransition, Language } from '#machines/platform/chart.types.ts'
import type { Line, Tone } from '#machines/platform/picture.types.ts'
import { widthOf, wrap } from './text.ts'

/** Sizes of letters and heights of lines, in pixels. */
export const sizes = { title: 13, event: 12, text: 11, titleLine: 17, line: 15, mark: 12 } as const

const labelWidth = 190
const frameWidth = 420
/** A guard with more parts than this is told in full in the tables. */
const mostParts = 4

/** What an arrow says of a transition: the event, and under it what its guard asks. */
export function linesOf(transition: ChartTransition, language: Language, word: Sentences['word']): Line[] {
  const guards = transition.guard ? partsOf(transition.guard, language, word) : []
  const shown = guards.length > mostParts ? guards.slice(0, mostParts - 1) : guards
  const rest = guards.length - shown.length
  return [
    ...(transition.trigger.kind === 'always' ? [] : broken(transition, 'event', transition.words[language])),
    ...(transition.otherwise && guards.length === 0
      ? broken(transition, 'condition', word('otherwise')[language])
      : []),
    ...shown.flatMap(({ rule, text }) => broken(transition, rule ? 'rule' : 'condition', text)),
    ...(rest > 0 ? broken(transition, 'rule', `+ ${rest} ${word('more')[language]}`) : []),
  ]
}

/** What a box says under its title: what runs in the state, and the steps that do not leave it. */
export function notesOf(
  state: ChartState,
  own: readonly ChartTransition[],
  language: Language,
  word: Sentences['word'],
): Line[] {
  const runs = state.runs.map(
    ({ words }): Line => ({ transition: null, kind: 'note', text: `⟳ ${words[language]}`, starts: true }),
  )
  const steps = own.flatMap((transition) => {
    const [first, ...others] = linesOf(transition, language, word)
    if (!first) return []
    return [
      transition.to.length > 0 ? { ...first, text: `${first.text} (${word('again')[language]})` } : first,
      ...others,
    ]
  })
  return [...runs, ...steps]
}

/** What a box says of all steps that leave it, and the frame of all steps there are. */
export function sharedNotes(
  state: string,
  rules: readonly ChartLeaf[],
  language: Language,
  word: Sentences['word'],
): Line[] {
  if (rules.length === 0) return []
  const title = word(state === '' ? 'everyStep' : 'everyStepFromHere')[language]
  return [
    { transition: null, kind: 'note', text: `${title}:`, starts: true },
    ...rules.flatMap(({ words }) =>
      wrap(words[language], sizes.text, state === '' ? frameWidth : labelWidth).map(
        (text, index): Line => ({ transition: null, kind: 'rule', text, starts: index === 0 }),
      ),
    ),
  ]
}

/** What a closed box says of what it holds. */
export function heldNotes(
  { states, arrows }: { readonly states: number; readonly arrows: number },
  language: Language,
  word: Sentences['word'],
): Line[] {
  const text = `${states} ${word('statesInside')[language]}, ${arrows} ${word('stepsInside')[language]}`
  return [{ transition: null, kind: 'note', text, starts: true }]
}

export function toneOf({ kind }: ChartTransition['trigger']): Tone {
  if (kind === 'error') return 'failure'
  if (kind === 'done' || kind === 'finished') return 'success'
  return kind === 'after' ? 'time' : 'way'
}

/** The room that lines take. */
export function roomOf(lines: readonly Line[]): { w: number; h: number } {
  const widths = lines.map(
    ({ kind, text }) =>
      widthOf(text, kind === 'event' ? sizes.event : sizes.text) +
      (kind === 'rule' || kind === 'condition' ? sizes.mark : 0),
  )
  return { w: Math.max(0, ...widths), h: lines.length * sizes.line }
}

function broken({ id }: ChartTransition, kind: Line['kind'], text: string): Line[] {
  return wrap(text, kind === 'event' ? sizes.event : sizes.text, labelWidth).map((part, index) => ({
    transition: id,
    kind,
    text: part,
    starts: index === 0,
  }))
}

/** The parts that must all hold, each as one text. */
function partsOf(guard: ChartGuard, language: Language, word: Sentences['word']): { rule: boolean; text: string }[] {
  if (guard.kind === 'and') return guard.parts.flatMap((part) => partsOf(part, language, word))
  return [{ rule: holdsRule(guard), text: textOf(guard, language, word) }]
}

function textOf(guard: ChartGuard, language: Language, word: Sentences['word']): string {
  if (guard.kind === 'leaf') return guard.words[language]
  const parts = guard.parts.map((part) => textOf(part, language, word))
  if (guard.kind === 'or') return parts.join(` ${word('or')[language]} `)
  return guard.kind === 'and' ? parts.join(', ') : `${word('unless')[language]}: ${parts.join(', ')}`
}

function holdsRule(guard: ChartGuard): boolean {
  return guard.kind === 'leaf' ? guard.rule : guard.parts.some(holdsRule)
}
