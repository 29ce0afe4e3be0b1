/** `npm run plant [words]`: plants small defects, one at a time and in a copy, runs the tests that should see each, and tells which did. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type Plant, plants } from '../tests/plants/plants.ts'

const words = process.argv.slice(2)
const chosen = plants.filter(({ what, room, kind }) => words.every((word) => `${what} ${room} ${kind}`.includes(word)))
const copy = join(mkdtempSync(join(tmpdir(), 'kepenk-plants-')), 'copy')
git('worktree', 'add', '--detach', copy)
symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))
const missed: Plant[] = []
const greens = new Map<string, boolean>()
try {
  for (const plant of chosen) {
    const found = outcomeOf(plant)
    if (found !== 'caught') missed.push(plant)
    console.log(`${found.padEnd(12)} ${plant.room.padEnd(9)} ${plant.kind}: ${plant.what}`)
  }
} finally {
  git('worktree', 'remove', '--force', copy)
  rmSync(join(copy, '..'), { recursive: true, force: true })
}
console.log(`${chosen.length - missed.length} of ${chosen.length} caught`)
process.exit(chosen.length > 0 && missed.length * 20 <= chosen.length ? 0 : 1)

/** A plant says something only where its place is found, and where its tests are green without it. */
function outcomeOf({ file, find, replace, tests }: Plant): 'caught' | 'passed' | 'does not fit' {
  const path = join(copy, file)
  const text = readFileSync(path, 'utf8')
  if (text.split(find).length !== 2 || !green(tests)) return 'does not fit'
  writeFileSync(
    path,
    text.replace(find, () => replace),
  )
  const passed = pass(tests)
  writeFileSync(path, text)
  return passed ? 'passed' : 'caught'
}

function green(tests: readonly string[]): boolean {
  const name = tests.join(' ')
  const known = greens.get(name) ?? pass(tests)
  greens.set(name, known)
  return known
}

function pass(tests: readonly string[]): boolean {
  const run = ['vitest', 'run', '--project', 'node', '--bail', '1', ...tests]
  return spawnSync('npx', run, { cwd: copy }).status === 0
}

function git(...args: string[]): void {
  const { status, stderr } = spawnSync('git', args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
}
