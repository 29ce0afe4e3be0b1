// Plain JavaScript: it has to say that Node is too old on a Node that cannot read the rest.
const programs = {
  start: './main.ts',
  dev: './dev.ts',
  backup: './operations/backup.ts',
  restore: './operations/restore.ts',
  'verify-data': './operations/verify-data.ts',
}

const [major, minor] = process.versions.node.split('.').map(Number)
const [name] = process.argv.splice(2, 1)

if (major < 22 || (major === 22 && minor < 19)) {
  console.error(`Kepenk needs Node 22.19 or newer, and this is ${process.versions.node}.`)
  process.exit(1)
}
if (!(name in programs)) {
  console.error(`node server/run.js takes one of ${Object.keys(programs).join(', ')}.`)
  process.exit(1)
}
await import(programs[name])
