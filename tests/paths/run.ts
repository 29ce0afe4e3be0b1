/**
 * `npm run paths`: walks every machine, over HTTP and in a browser too, prints what was shown, and writes the proofs of the
 * book. It fails when a walk fails, when something is shown by no walk and excused by no waiver, and when a machine was not walked at a
 * level that levels.ts asks of it. The panel is built before.
 */
import { spawnSync } from 'node:child_process'
import { writeProof } from '#book/proofs.ts'
import type { Level, LevelProof, Proof } from '#machines/platform/proof.types.ts'
import { forget, recorded } from './cover/proof.ts'
import { lacking, needless } from './levels.ts'

forget()
const tested = spawnSync('vitest', ['run', 'tests/paths', 'tests/browser/paths'], { stdio: 'inherit' }).status ?? 1
const proofs = recorded()
for (const proof of proofs)
  console.log(`${proof.machine}\n${proof.levels.map((level) => `  ${lineOf(proof, level)}`).join('\n')}`)
for (const proof of proofs) writeProof(proof)
const machines = proofs.map(({ machine }) => machine)
const amiss = [...lacking(machines, wasWalked), ...needless(machines, wasWalked)]
for (const one of amiss) console.error(one)
process.exit(tested !== 0 || proofs.length === 0 || proofs.some(isOpen) || amiss.length > 0 ? 1 : 0)

function wasWalked(machine: string, level: Level): boolean {
  const proof = proofs.find((one) => one.machine === machine)
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
