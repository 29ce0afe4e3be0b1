import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { EventObject, StateValue } from 'xstate'
import type { Level, LevelProof, Proof, StopRecord, WalkRecord } from '#machines/platform/proof.types.ts'
import type { Cover } from './report.ts'
import type { Stop, Walk } from './walks.ts'

/** The runs of one time, until they are put together. */
const folder = 'reports/paths'
const order: readonly Level[] = ['machine', 'http', 'browser']

/** Notes what a run of one machine at one level came to; `passed` has one answer for each walk. */
export function record(cover: Cover, passed: readonly boolean[]): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${cover.machine}.${cover.level}.json`), JSON.stringify(proofOf(cover, passed)))
}

/** A cover told for the book, at its one level. */
export function proofOf(cover: Cover, passed: readonly boolean[]): Proof {
  const { machine, states, transitions, obligations, level, unproved, waived, walks } = cover
  const proof: LevelProof = {
    level,
    unproved,
    waived: waived.map(({ obligation, reason }) => ({ obligation, reason })),
    walks: walks.map((walk, index) => told(walk, passed[index] ?? false)),
  }
  return { machine, states, transitions, obligations, levels: [proof] }
}

/** Forgets earlier runs. */
export function forget(): void {
  rmSync(folder, { recursive: true, force: true })
}

/** Everything that was recorded, one proof for each machine. */
export function recorded(): Proof[] {
  const proofs = new Map<string, Proof>()
  for (const name of readdirSync(folder).sort()) {
    const proof = JSON.parse(readFileSync(join(folder, name), 'utf8')) as Proof
    const levels = [...(proofs.get(proof.machine)?.levels ?? []), ...proof.levels]
    proofs.set(proof.machine, {
      ...proof,
      levels: levels.sort((one, other) => order.indexOf(one.level) - order.indexOf(other.level)),
    })
  }
  return [...proofs.values()]
}

/** The innermost active states of a state value. */
export function placesOf(value: StateValue, above = ''): string[] {
  if (typeof value === 'string') return [above + value]
  const inner = Object.entries(value).flatMap(([key, inside]) => {
    const within = inside === undefined || Object.keys(inside).length === 0 ? [] : placesOf(inside, `${above}${key}.`)
    return within.length > 0 ? within : [above + key]
  })
  return inner.length > 0 ? inner : ['']
}

function told({ input, start, steps }: Walk, passed: boolean): WalkRecord {
  return {
    input,
    passed,
    start: stopOf(start, start.value),
    steps: steps.map((step) => ({ ...stopOf(step, step.after), event: step.event.type, with: withOf(step.event) })),
  }
}

function stopOf({ proves, refused }: Pick<Stop, 'proves' | 'refused'>, value: StateValue): StopRecord {
  return {
    at: placesOf(value),
    proves,
    refused: refused.map(({ event, rules, proves }) => ({
      event: `${event.type} ${withOf(event)}`.trim(),
      rules,
      proves,
    })),
  }
}

const longest = 80

function withOf({ type: _, actorId: __, ...values }: EventObject & { actorId?: string }): string {
  const text = Object.keys(values).length > 0 ? JSON.stringify(values) : ''
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}
