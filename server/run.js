// Plain JavaScript: it has to say that Node is too old on a Node that cannot read the rest.
import { readFileSync } from 'node:fs'

const programs = {
  start: './main.ts',
  dev: './start/dev.ts',
  backup: './start/commands/backup.ts',
  restore: './start/commands/restore.ts',
  'verify-data': './start/commands/verify-data.ts',
  demo: './start/commands/demo.ts',
}

const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
const least = engines.node.replace(/^>=/, '')
const older = process.versions.node.localeCompare(least, 'en', { numeric: true }) < 0
const [name] = process.argv.splice(2, 1)

if (older) {
  console.error(`Kepenk needs Node ${least} or newer, and this is ${process.versions.node}.`)
  process.exit(1)
}
if (!(name in programs)) {
  console.error(`node server/run.js takes one of ${Object.keys(programs).join(', ')}.`)
  process.exit(1)
}
const { resolveOnce } = await import('./start/resolve-once.ts')
resolveOnce()
const { main } = await import(programs[name])
await main(process.argv.slice(2))
