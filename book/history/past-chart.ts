import type { Label } from '#machines/platform/chart.types.ts'

/** A chart as a page of the committed book tells it: what can be compared with another version of it. */
export interface PastChart {
  readonly id: string
  readonly states: ReadonlyMap<string, PastState>
  readonly arrows: ReadonlyMap<string, PastArrow>
  readonly rules: ReadonlyMap<string, PastRule>
}

export interface PastState {
  readonly words: Label
  readonly parent: string
}

export interface PastArrow {
  readonly words: Label
  readonly from: Label
  readonly to: Label
  /** What must hold, each in its words under the name that it has. */
  readonly conditions: ReadonlyMap<string, PastCondition>
}

interface PastCondition {
  readonly words: Label
  readonly isRule: boolean
}

export interface PastRule {
  readonly words: Label
  readonly of: string
}

/** Reads a page of the committed book, of today or of then. `null` for a file that is none. */
export function readPage(markdown: string): PastChart | null {
  const [, id] = /^`(\w+)` in \[/m.exec(markdown) ?? []
  if (!id) return null
  const arrows = new Map<string, PastArrow>()
  const rules = new Map<string, PastRule>()
  for (const [from = '', event = '', asked = '', to = ''] of rowsUnder(markdown, 'Transitions')) {
    const leaves = leavesOf(asked)
    for (const { name, words, of, isRule } of leaves) if (isRule) rules.set(name, { words, of })
    arrows.set(nameIn(event), {
      words: wordsOf(event.replaceAll('**', '')),
      from: wordsOf(from),
      to: wordsOf(to.replaceAll('_', '')),
      conditions: new Map(leaves.map(({ name, words, isRule }) => [name, { words, isRule }])),
    })
  }
  const states = rowsUnder(markdown, 'States').map(
    ([state = '', parent = '']) => [nameIn(state), { words: wordsOf(state), parent: nameIn(parent) }] as const,
  )
  return { id, states: new Map(states), arrows, rules }
}

/** The cells of a table under a heading. */
function rowsUnder(markdown: string, heading: string): string[][] {
  const [, after = ''] = markdown.split(`\n## ${heading}\n`)
  const [section = ''] = after.split('\n## ')
  return section
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2)
    .map((line) => line.slice(2, -2).split(' | '))
}

interface PastLeaf extends PastRule {
  readonly name: string
  readonly isRule: boolean
}

/** `◆ Sentence / sentence `name` R61`, with others before and behind it. */
function leavesOf(asked: string): PastLeaf[] {
  return asked.split(/<br>| _or_ |, (?=◆ )/).flatMap((part) => {
    const [, before = '', name, of = ''] = /^(.*?)`([^`]+)`(.*)$/.exec(part) ?? []
    if (name === undefined) return []
    const isRule = before.includes('◆')
    return [{ name, isRule, of: of.trim(), words: wordsOf(before.replace('◆', '').replace('_unless_', '')) }]
  })
}

/** The name in the code that stands last in a cell. */
function nameIn(cell: string): string {
  return /`([^`]+)`\s*$/.exec(cell)?.[1] ?? ''
}

/** The words of a cell in both languages; where they are the same they stand there once. */
function wordsOf(cell: string): Label {
  const text = cell
    .replace(/`[^`]+`\s*$/, '')
    .replace(/\\(.)/g, '$1')
    .trim()
  const parts = text.split(' / ')
  const half = parts.length / 2
  if (parts.length < 2 || !Number.isInteger(half)) return { tr: text, en: text }
  return { tr: parts.slice(0, half).join(' / '), en: parts.slice(half).join(' / ') }
}
