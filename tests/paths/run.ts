/**
 * `npm run paths`: builds the panel, walks every machine, over HTTP and in a browser too, prints what was shown, writes the proofs and the
 * book. `npm run paths -- refund orderPage` walks those alone. It fails when a walk fails, when something is shown by no walk and excused by no
 * waiver, and when a machine was not walked at a level that levels.ts asks of it.
 */
import { spawnSync } from 'node:child_process'
import { machines } from '#book/machines.ts'
import { readProof, writeProof } from '#book/proofs.ts'
import { stampOf } from '#book/reading/stamp.ts'
import type { Level, LevelProof, Proof } from '#machines/platform/proof.types.ts'
import { rooms } from '../../scripts/rooms.ts'
import { forget, recorded } from './cover/proof.ts'
import { lacking, needless } from './levels.ts'

const named = process.argv.slice(2)

forget()
const built = run('vite', ['build', '--logLevel', 'warn'])
const tested =
  built ||
  run('vitest', [
    'run',
    ...(named.length > 0 ? rooms.map((room) => `tests/paths/${room}/`) : ['tests/paths']),
    'tests/browser/paths',
  ])
const proofs = recorded()
for (const proof of proofs)
  console.log(`${proof.machine}\n${proof.levels.map((level) => `  ${lineOf(proof, level)}`).join('\n')}`)
for (const proof of proofs) writeProof(stamped(proof))
const walked = proofs.map(({ machine }) => machine)
const amiss = [
  ...named.filter((name) => !walked.includes(name)).map((name) => `${name} is no machine that has walks`),
  ...lacking(walked, wasWalked),
  ...(named.length > 0 ? [] : needless(walked, wasWalked)),
]
for (const one of amiss) console.error(one)
const written = run(process.execPath, ['book/write.ts'])
process.exit(tested || written || proofs.length === 0 || proofs.some(isOpen) || amiss.length > 0 ? 1 : 0)

/** With a mark of what was walked: the book shows nothing of what has changed since. */
function stamped(proof: Proof): Proof {
  const { machine } = machines.find(({ machine }) => machine.id === proof.machine) ?? {}
  if (!machine) throw new Error(`${proof.machine} was walked and is not in the book`)
  return {
    ...proof,
    levels: proof.levels.map((level) => ({ ...level, stamp: stampOf(machine, level.level, level.walks) })),
  }
}

function run(command: string, args: readonly string[]): number {
  const env = { ...process.env, MACHINES: named.join(' '), RECORDING: 'yes' }
  return spawnSync(command, args, { stdio: 'inherit', env }).status ?? 1
}

function wasWalked(machine: string, level: Level): boolean {
  const proof = readProof(machine)
  return proof?.levels.some((one) => one.level === level && one.walks.length > 0) ?? false
}

function lineOf({ obligations }: Proof, { level, unproved, waived, walks }: LevelProof): string {
  const steps = walks.reduce((sum, walk) => sum + walk.steps.length, 0)
  const shown = obligations - unproved.length - waived.length
  const passed = walks.filter((walk) => walk.passed).length
  const excused = waived.length > 0 ? `, ${waived.length} waived` : ''
  return `${level}: ${shown} of ${obligations} shown${excused}; ${passed} of ${walks.length} walks passed, ${steps} steps`
}

function isOpen({ levels }: Proof): boolean {
  return levels.some(({ unproved, walks }) => unproved.length > 0 || walks.some((walk) => !walk.passed))
}
