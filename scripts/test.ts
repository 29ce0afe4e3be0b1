/**
 * `npm test`: builds the panel, runs every suite, and closes with the plain count. `npm test -- --room sales` runs what that room stands on and
 * the room itself. Other arguments go to vitest.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { testsOf } from './rooms.ts'

const report = 'reports/vitest.json'
const { room, others } = parseArguments(process.argv.slice(2))
// Zones are the whole house's, and run with the whole suite.
const chosen = room === undefined ? [] : [...testsOf(room), '--project', '!zone *']

mkdirSync('reports', { recursive: true })
rmSync(report, { force: true })
const built = run('vite', ['build', '--logLevel', 'warn']) || run(process.execPath, ['scripts/size.ts'])
const tested =
  built ||
  run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...chosen, ...others])
const counts = countsOf(report)
console.log(`${counts.passed} passed, ${counts.failed} failed`)
process.exit(tested !== 0 || counts.failed > 0 || counts.passed === 0 ? 1 : 0)

function parseArguments(args: readonly string[]): { room: string | undefined; others: readonly string[] } {
  const at = args.indexOf('--room')
  if (at < 0) return { room: undefined, others: args }
  return { room: args[at + 1] ?? '', others: args.toSpliced(at, 2) }
}

function run(command: string, args: string[]): number {
  return spawnSync(command, args, { stdio: 'inherit' }).status ?? 1
}

/** A run that died before its report counts as one failure, not as none. */
function countsOf(path: string): { passed: number; failed: number } {
  try {
    const { numPassedTests, numFailedTests, success } = JSON.parse(readFileSync(path, 'utf8'))
    return { passed: numPassedTests, failed: success ? numFailedTests : Math.max(1, numFailedTests) }
  } catch {
    return { passed: 0, failed: 1 }
  }
}
