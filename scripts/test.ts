/** `npm test`: builds the panel, runs every suite, and closes with the plain count. Arguments go to vitest. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'

const report = 'reports/vitest.json'

mkdirSync('reports', { recursive: true })
rmSync(report, { force: true })
const built = run('vite', ['build', '--logLevel', 'warn']) || run(process.execPath, ['scripts/size.ts'])
const tested =
  built ||
  run('vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...process.argv.slice(2),
  ])
const counts = countsOf(report)
console.log(`${counts.passed} passed, ${counts.failed} failed`)
process.exit(tested !== 0 || counts.failed > 0 || counts.passed === 0 ? 1 : 0)

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
