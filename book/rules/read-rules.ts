import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Says } from '#api/rules/platform/rule.ts'
import { machines } from '#book/machines.ts'
import { leavesOf } from '#book/reading/guard.ts'
import { transitionsOf } from '#book/reading/transitions.ts'
import { triggerText } from '#screens/platform/statecharts/formats/trigger-text.ts'
import type { Examples } from '#tests/rules/examples.ts'
import { readUses } from './read-uses.ts'

/** A rule of the shop with all that is known of it. Rules that share an id are one: they are told by one sentence. */
export interface KnownRule {
  readonly id: string
  readonly says: Says
  /** The specification's numbers. */
  readonly of: Set<string>
  /** Where it is written; `null` for one that is made for each field anew. */
  source: string | null
  /** Judged by the server alone: uniqueness, references, locks. */
  server: boolean
  /** The events that it guards, by machine. */
  readonly guards: Map<string, Set<string>>
  /** Files of the server and of the resources that name it. */
  readonly files: Set<string>
  /** Its written examples, with the file of the tests that they stand in. */
  readonly examples: (Examples & { readonly file: string })[]
}

/** Every rule there is: those that are written in src/api/rules, those that guard a machine, and those that have examples. */
export async function readRules(): Promise<readonly KnownRule[]> {
  const rules = new Map<string, KnownRule>()
  const known = (rule: RuleLike): KnownRule => {
    const one = rules.get(rule.id) ?? { ...nothing(), id: rule.id, says: rule.says }
    for (const number of rule.of) one.of.add(number)
    if (rule.where === 'server') one.server = true
    rules.set(rule.id, one)
    return one
  }
  const uses = readUses()
  for (const source of sorted('src/api/rules/*/*.ts')) {
    for (const [name, value] of inOrder(await load(source))) {
      for (const rule of [value].flat().filter(isRule)) {
        const one = known(rule)
        one.source ??= source
        for (const file of uses.get(`${source} ${name}`) ?? []) one.files.add(file)
      }
    }
  }
  for (const { machine } of machines) {
    for (const { guard, trigger } of transitionsOf(machine)) {
      for (const { rule } of leavesOf(guard)) {
        if (!rule) continue
        const { guards } = known(rule)
        guards.set(machine.id, (guards.get(machine.id) ?? new Set()).add(triggerText(trigger)))
      }
    }
  }
  for (const path of sorted('tests/rules/*/*.examples.ts')) {
    for (const table of (await load(path)).default as readonly Examples[]) {
      known(table.rule).examples.push({ ...table, file: path })
    }
  }
  return [...rules.values()]
}

interface RuleLike {
  readonly id: string
  readonly says: Says
  readonly of: readonly string[]
  readonly where?: string
}

function isRule(value: unknown): value is RuleLike {
  const { id, says, of } = (value ?? {}) as Partial<RuleLike>
  return typeof id === 'string' && typeof says?.message === 'string' && Array.isArray(of)
}

function nothing() {
  return {
    of: new Set<string>(),
    source: null,
    server: false,
    guards: new Map(),
    files: new Set<string>(),
    examples: [],
  }
}

function sorted(pattern: string): string[] {
  return globSync(pattern)
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
}

/** What a file exports, by name: loaders do not agree on another order. */
function inOrder(exported: Record<string, unknown>): [string, unknown][] {
  return Object.entries(exported).sort(([one], [other]) => (one < other ? -1 : 1))
}

function load(path: string): Promise<Record<string, unknown>> {
  return import(pathToFileURL(join(process.cwd(), path)).href)
}
