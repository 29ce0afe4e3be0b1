import type { AnyStateNode } from 'xstate'
import type { Says } from '#api/rules/platform/rule.ts'
import type { Chart, ChartGuard, ChartState, ChartTransition, Label } from '#machines/platform/chart.types.ts'
import type { Words } from '#machines/platform/words.ts'
import type { Entry } from './machines.ts'
import type { GuardTree } from './reading/guard.ts'
import type { Sentences } from './reading/sentences.ts'
import { nodesOf, pathOf, type Transition, type Trigger, transitionsOf } from './reading/transitions.ts'

/** A machine told neutrally. Every picture, table and export is made from this, and from nothing else. */
export function toChart({ machine, words }: Entry, sentences: Sentences): Chart {
  const labels = labelsOf(words, sentences)
  const title = sentences.label(words.title)
  return {
    id: machine.id,
    title,
    about: sentences.label(words.about),
    states: nodesOf(machine.root).map((node) => stateOf(node, title, labels)),
    transitions: transitionsOf(machine).map((transition) => transitionOf(transition, labels)),
  }
}

interface Labels {
  /** The words of a part, or its name in the code where it has none. */
  part(of: 'states' | 'events' | 'actors' | 'delays' | 'guards', name: string): Label
  sentence(says: Says): Label
  word: Sentences['word']
}

function labelsOf(words: Words, sentences: Sentences): Labels {
  return {
    part: (of, name) => {
      const says = words[of]?.[name]
      return says ? sentences.label(says) : { tr: name, en: name }
    },
    sentence: sentences.label,
    word: sentences.word,
  }
}

function stateOf(node: AnyStateNode, title: Label, labels: Labels): ChartState {
  const id = pathOf(node)
  return {
    id,
    parent: node.parent ? pathOf(node.parent) : null,
    kind: node.type,
    initial: node.type === 'compound' && node.initial.target[0] ? pathOf(node.initial.target[0]) : null,
    words: node.parent ? labels.part('states', id) : title,
    tags: node.tags,
    runs: node.invoke.map(({ id: actor }) => ({ id: actor, words: labels.part('actors', actor) })),
    entry: namesOf(node.entry),
    exit: namesOf(node.exit),
  }
}

function transitionOf({ id, from, trigger, guard, definition }: Transition, labels: Labels): ChartTransition {
  return {
    id,
    from: pathOf(from),
    to: (definition.target ?? []).map((node) => pathOf(node as AnyStateNode)),
    trigger,
    words: triggerWords(trigger, labels),
    guard: guard ? guardOf(guard, labels) : null,
    otherwise: id.includes('#'),
    actions: namesOf(definition.actions),
  }
}

function triggerWords({ kind, name }: Trigger, labels: Labels): Label {
  if (kind === 'event') return name === '*' ? labels.word('anyOther') : labels.part('events', name)
  if (kind === 'always') return labels.word('atOnce')
  if (kind === 'finished') return labels.word('insideDone')
  const [what, came] = [labels.part(kind === 'after' ? 'delays' : 'actors', name), labels.word(kind)]
  return { tr: `${what.tr}: ${came.tr}`, en: `${what.en}: ${came.en}` }
}

function guardOf(tree: GuardTree, labels: Labels): ChartGuard {
  if (tree.kind !== 'leaf') return { kind: tree.kind, parts: tree.parts.map((part) => guardOf(part, labels)) }
  const { name, rule } = tree
  return {
    kind: 'leaf',
    name,
    rule: rule !== null,
    of: rule?.of ?? [],
    words: rule ? labels.sentence(rule.says) : labels.part('guards', name),
  }
}

/** The actions that have a name; what a state does for its own delays is not told. */
function namesOf(actions: readonly unknown[]): string[] {
  return actions
    .map((action) => (typeof action === 'string' ? action : ((action as { type?: string; name?: string }).type ?? '')))
    .filter((name) => name !== '' && !name.startsWith('xstate.'))
}
