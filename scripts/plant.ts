/** `npm run plant [words]`: plants small defects, one at a time and in a copy, runs the tests that should see each, and tells which did. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Plant } from '../tests/plants/plant.types.ts'
import { plants } from '../tests/plants/plants.ts'

const words = process.argv.slice(2)
const chosen = plants.filter(({ what, room, kind }) => words.every((word) => `${what} ${room} ${kind}`.includes(word)))
const copy = join(mkdtempSync(join(tmpdir(), 'kepenk-plants-')), 'copy')
git('worktree', 'add', '--detach', copy)
symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))
const outcomes: [outcome: Outcome, plant: Plant][] = []
const greens = new Map<string, boolean>()
try {
  for (const plant of chosen) {
    const outcome = outcomeOf(plant)
    outcomes.push([outcome, plant])
    console.log(lineOf(outcome, plant))
  }
} finally {
  git('worktree', 'remove', '--force', copy)
  rmSync(join(copy, '..'), { recursive: true, force: true })
}
const missed = outcomes.filter(([outcome]) => outcome !== 'caught').length
console.log(`\n${outcomes.map(([outcome, plant]) => lineOf(outcome, plant)).join('\n')}`)
console.log(`${chosen.length - missed} of ${chosen.length} caught`)
process.exit(chosen.length > 0 && missed * 20 <= chosen.length ? 0 : 1)

type Outcome = 'caught' | 'passed' | 'does not fit'

function lineOf(outcome: Outcome, { kind, room, what }: Plant): string {
  return `${outcome.padEnd(12)} ${room.padEnd(8)} ${kind.padEnd(16)} ${what}`
}

/** A plant says something only where its place is found, and where its tests are green without it. */
function outcomeOf(plant: Plant): Outcome {
  const { file, find, replace } = plant
  const path = join(copy, file)
  const text = readFileSync(path, 'utf8')
  if (text.split(find).length !== 2 || !green(plant)) return 'does not fit'
  writeFileSync(
    path,
    text.replace(find, () => replace),
  )
  const passed = pass(plant)
  writeFileSync(path, text)
  return passed ? 'passed' : 'caught'
}

function green(plant: Plant): boolean {
  const name = [...plant.tests, plant.machines].join(' ')
  const known = greens.get(name) ?? pass(plant)
  greens.set(name, known)
  return known
}

function pass({ tests, machines }: Plant): boolean {
  const project = tests.every((path) => path.startsWith('tests/panel/')) ? 'panel' : 'node'
  const run = ['vitest', 'run', '--project', project, '--bail', '1', ...tests]
  const env = { ...process.env, ...(machines ? { MACHINES: machines } : {}) }
  return spawnSync('npx', run, { cwd: copy, env }).status === 0
}

function git(...args: string[]): void {
  const { status, stderr } = spawnSync('git', args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
}
