import type { AnyStateNode } from 'xstate'
import type { Says } from '#api/rules/platform/rule.ts'
import type { Chart, ChartGuard, ChartState, ChartTransition, Told } from '#machines/platform/chart.types.ts'
import type { Words } from '#machines/platform/words.ts'
import type { Entry } from './machines.ts'
import type { GuardTree } from './reading/guard.ts'
import type { Sentences } from './reading/sentences.ts'
import { nodesOf, pathOf, type Transition, type Trigger, transitionsOf } from './reading/transitions.ts'

/** A machine told neutrally. Every picture, table and export is made from this, and from nothing else. */
export function toChart({ machine, words }: Entry, sentences: Sentences): Chart {
  const tell = teller(words, sentences)
  const title = sentences.told(words.title)
  return {
    id: machine.id,
    title,
    about: sentences.told(words.about),
    states: nodesOf(machine.root).map((node) => stateOf(node, title, tell)),
    transitions: transitionsOf(machine).map((transition) => transitionOf(transition, tell)),
  }
}

interface Tell {
  /** The words of a part, or its name in the code where it has none. */
  part(of: 'states' | 'events' | 'actors' | 'delays' | 'guards', name: string): Told
  sentence(says: Says): Told
  word: Sentences['word']
}

function teller(words: Words, sentences: Sentences): Tell {
  return {
    part: (of, name) => {
      const says = words[of]?.[name]
      return says ? sentences.told(says) : { tr: name, en: name }
    },
    sentence: sentences.told,
    word: sentences.word,
  }
}

function stateOf(node: AnyStateNode, title: Told, tell: Tell): ChartState {
  const id = pathOf(node)
  return {
    id,
    parent: node.parent ? pathOf(node.parent) : null,
    kind: node.type,
    initial: node.type === 'compound' && node.initial.target[0] ? pathOf(node.initial.target[0]) : null,
    words: node.parent ? tell.part('states', id) : title,
    tags: node.tags,
    runs: node.invoke.map(({ id: actor }) => ({ id: actor, words: tell.part('actors', actor) })),
    entry: namesOf(node.entry),
    exit: namesOf(node.exit),
  }
}

function transitionOf({ id, from, trigger, guard, definition }: Transition, tell: Tell): ChartTransition {
  return {
    id,
    from: pathOf(from),
    to: (definition.target ?? []).map((node) => pathOf(node as AnyStateNode)),
    trigger,
    words: triggerWords(trigger, tell),
    guard: guard ? guardOf(guard, tell) : null,
    otherwise: id.includes('#'),
    actions: namesOf(definition.actions),
  }
}

function triggerWords({ kind, name }: Trigger, tell: Tell): Told {
  if (kind === 'event') return name === '*' ? tell.word('anyOther') : tell.part('events', name)
  if (kind === 'always') return tell.word('atOnce')
  if (kind === 'finished') return tell.word('insideDone')
  const [what, came] = [tell.part(kind === 'after' ? 'delays' : 'actors', name), tell.word(kind)]
  return { tr: `${what.tr}: ${came.tr}`, en: `${what.en}: ${came.en}` }
}

function guardOf(tree: GuardTree, tell: Tell): ChartGuard {
  if (tree.kind !== 'leaf') return { kind: tree.kind, parts: tree.parts.map((part) => guardOf(part, tell)) }
  const { name, rule } = tree
  return {
    kind: 'leaf',
    name,
    rule: rule !== null,
    of: rule?.of ?? [],
    words: rule ? tell.sentence(rule.says) : tell.part('guards', name),
  }
}

/** The actions that have a name; what a state does for its own delays is not told. */
function namesOf(actions: readonly unknown[]): string[] {
  return actions
    .map((action) => (typeof action === 'string' ? action : ((action as { type?: string; name?: string }).type ?? '')))
    .filter((name) => name !== '' && !name.startsWith('xstate.'))
}
