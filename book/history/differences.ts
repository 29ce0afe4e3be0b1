import type { ChangedLine, ChangedPart, ChartChanges, PartChanges } from '#machines/platform/chapter/book.types.ts'
import type { Label } from '#machines/platform/chart.types.ts'
import type { PastArrow, PastChart, PastRule, PastState } from './past-chart.ts'

/** What is otherwise in a chart than it was; `null` where nothing is. */
export function differences(was: PastChart | undefined, now: PastChart): ChartChanges | null {
  const before = was ?? { states: new Map(), arrows: new Map(), rules: new Map() }
  const changes = {
    isNew: !was,
    states: changesOf(before.states, now.states, tellState),
    arrows: changesOf(before.arrows, now.arrows, tellArrow),
    rules: changesOf(before.rules, now.rules, tellRule),
  }
  const { states, arrows, rules } = changes
  return [states, arrows, rules].some(isAnything) ? changes : null
}

/** A part in words that say all that may change of it; what has a name is the same as long as it is called so, however it is told. */
type Tell<Part> = (part: Part) => readonly ToldLine[]
interface ToldLine extends ChangedLine {
  readonly name?: string
}

function changesOf<Part extends { readonly words: Label }>(
  was: ReadonlyMap<string, Part>,
  now: ReadonlyMap<string, Part>,
  tell: Tell<Part>,
): PartChanges {
  const named = (id: string, { words }: Part): ChangedPart => ({ id, words })
  return {
    added: [...now].filter(([id]) => !was.has(id)).map(([id, part]) => named(id, part)),
    gone: [...was].filter(([id]) => !now.has(id)).map(([id, part]) => named(id, part)),
    changed: [...now].flatMap(([id, part]) => {
      const old = was.get(id)
      if (!old) return []
      const [before, after] = [tell(old), tell(part)]
      const differs = (one: readonly ToldLine[], other: readonly ToldLine[]) =>
        one.filter((line) => !has(other, line)).map(({ name: _, ...line }) => line)
      const [went, came] = [differs(before, after), differs(after, before)]
      return went.length + came.length > 0 ? [{ ...named(id, part), was: went, now: came }] : []
    }),
  }
}

function has(lines: readonly ToldLine[], { name, tr, en }: ToldLine): boolean {
  return lines.some((one) => (name === undefined ? one.tr === tr && one.en === en : one.name === name))
}

function isAnything({ added, gone, changed }: PartChanges): boolean {
  return added.length + gone.length + changed.length > 0
}

function tellState({ words, parent }: PastState): Label[] {
  return [words, ...(parent === '' ? [] : [{ tr: parent, en: parent }])]
}

/** Where it leads, and what it asks: a sentence that is told otherwise is a change of its rule alone. */
function tellArrow({ words, from, to, conditions }: PastArrow): ToldLine[] {
  const way = { tr: `${from.tr} → ${to.tr}`, en: `${from.en} → ${to.en}` }
  const asked = [...conditions].map(([name, { words: said, isRule }]) => ({
    ...{ name, ...said },
    ...(isRule ? { rule: name } : {}),
  }))
  return [words, way, ...asked]
}

function tellRule({ words, of }: PastRule): Label[] {
  return [words, ...of.split(' ').flatMap((number) => (number ? [{ tr: number, en: number }] : []))]
}
