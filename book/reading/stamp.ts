import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import type { AnyStateMachine } from 'xstate'
import { placeOf } from '#book/places.ts'
import type { Level, WalkRecord } from '#machines/platform/proof.types.ts'
import type { GuardTree } from './guard.ts'
import { nodesOf, pathOf, transitionsOf } from './transitions.ts'

/**
 * What walks were shown of, as one short mark: the structure of their machine, the walks themselves, and the files that find and replay them.
 * Where it is no longer the one that was recorded, nothing is shown until the walks are run again.
 */
export function stampOf(machine: AnyStateMachine, level: Level, walks: readonly WalkRecord[]): string {
  const walked = walks.map(({ input, start, steps }) => [input, start, steps])
  const hash = createHash('sha256').update(JSON.stringify([structureOf(machine), walked]))
  for (const path of filesOf(machine.id, level)) hash.update(readSteps(path))
  return hash.digest('hex').slice(0, 16)
}

/** What a machine does, in names: states, transitions, guards, actions and actors. How it is told in words is no part of it. */
function structureOf(machine: AnyStateMachine): unknown {
  return [
    nodesOf(machine.root).map((node) => [
      ...[pathOf(node), node.type, node.initial.target.map(pathOf), node.tags],
      ...[node.invoke.map(({ id }) => id), namesOf(node.entry), namesOf(node.exit)],
    ]),
    transitionsOf(machine).map(({ id, guard, definition: { target, actions } }) => [
      ...[id, (target ?? []).map(pathOf), guard && conditionOf(guard), namesOf(actions)],
    ]),
  ]
}

function conditionOf(tree: GuardTree): unknown {
  return tree.kind === 'leaf' ? tree.name : [tree.kind, ...tree.parts.map(conditionOf)]
}

function namesOf(actions: readonly unknown[]): unknown[] {
  return actions.map((action) => (typeof action === 'string' ? action : (action as { type?: string }).type))
}

/** A machine that several rooms use is replayed in one of them. */
function filesOf(machine: string, level: Level): string[] {
  const { name } = placeOf(machine)
  const walks = `tests/paths/*/${name}.paths.ts`
  const shared = [`tests/paths/*/${name}.replay.ts`, `tests/paths/*/${name}.consequences.ts`]
  const replays = {
    machine: [],
    http: [`tests/paths/*/${name}.http.ts`, ...shared],
    browser: [`tests/browser/paths/*/${name}.browser.ts`, ...shared],
  }
  return globSync([walks, ...replays[level]]).sort()
}

/** A file without its imports: where its helpers lie is no part of what it does. */
function readSteps(path: string): string {
  return readFileSync(path, 'utf8').replace(/^import [^;]*? from '[^']+'\n/gm, '')
}
